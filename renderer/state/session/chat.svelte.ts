import type { Emote, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Part } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';
import type { KeyValueStore } from '../settings.svelte.ts';

type Said = Extract<ServerMessage, { type: 'said' }>;
type KeptLines = Extract<ServerMessage, { type: 'chat' }>['lines'];

/** How many lines of a conversation are kept. */
const KEPT = 100;
/** How many muted people are kept for one table. */
const KEPT_MUTED = 40;

/** Something that was said. */
export interface ChatLine {
  readonly id: number;
  /** Where it came from: the same for all that one person says. */
  readonly from: string;
  readonly name: string;
  /** Who of the table said it just now, by their number; `null`: a spectator, or it was said before one came. */
  readonly person: number | null;
  readonly text: string | null;
  readonly emote: Emote | null;
}

/** Where the people whom one does not hear are kept over a reload. */
export interface MutedStore {
  readonly store: KeyValueStore;
  /** The name of this table's list. */
  readonly name: string;
}

/** The chat of a table, without muted people. */
export class ChatController {
  /** The latest last. */
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of lines since the chat was last open. */
  unread = $state(0);
  /** Whom one does not hear, by where they speak from, with their names. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Where oneself speaks from; `null` before one has said anything. */
  self = $state<string | null>(null);
  readonly #words: Words;
  readonly #announce: (compose: () => readonly Part[]) => void;
  readonly #kept: MutedStore;
  #count = 0;
  #looking = false;

  /** @param announce says a line to screen readers */
  constructor(words: Words, announce: (compose: () => readonly Part[]) => void, kept: MutedStore) {
    this.#words = words;
    this.#announce = announce;
    this.#kept = kept;
    this.muted = parseMuted(kept.store.getItem(kept.name));
  }

  /** Takes in a line of the chat. `own`: it is one's own. */
  hear({ from, name, person, text, emote }: Said, own: boolean): void {
    if (this.muted.has(from)) return;
    if (own) this.self = from;
    this.#count += 1;
    const saying: ChatLine = { id: this.#count, from, name: this.#nameOf(name), person, text: text ?? null, emote: emote ?? null };
    this.lines = [...this.lines, saying].slice(-KEPT);
    if (own) return;
    if (!this.#looking) this.unread += 1;
    this.#announce(() => this.partsOf(saying));
  }

  /** Takes in the last lines that the table has kept, in the place of those one has. They are no news. */
  recall(kept: KeptLines): void {
    this.lines = kept.flatMap(({ from, name, mine, text, emote }) => {
      if (mine) this.self = from;
      if (this.muted.has(from)) return [];
      this.#count += 1;
      return [{ id: this.#count, from, name: this.#nameOf(name), person: null, text: text ?? null, emote: emote ?? null }];
    });
  }

  /** A line as it is read. Typed text stays text. */
  partsOf({ name, text, emote }: ChatLine): Part[] {
    return this.#words.pieces('talk.line', { name, text: text ?? this.#words.say([`emote.${emote ?? ''}`]) });
  }

  /** The conversation is on the screen, or no longer. */
  look(looking: boolean): void {
    this.#looking = looking;
    if (looking) this.unread = 0;
  }

  /** Mutes a person, or hears them again. Their lines go. */
  mute(from: string, name: string, muted: boolean): void {
    const all = new Map(this.muted);
    if (muted) all.set(from, name);
    else all.delete(from);
    this.muted = all;
    this.#kept.store.setItem(this.#kept.name, JSON.stringify([...all].slice(-KEPT_MUTED)));
    if (muted) this.lines = this.lines.filter((line) => line.from !== from);
  }

  #nameOf(name: string): string {
    return name === '' ? this.#words.raw('talk.somebody') : name;
  }
}

/** Reads the muted people of a table; what is no such list is dropped. */
function parseMuted(text: string | null): Map<string, string> {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    list = [];
  }
  const pairs: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(pairs.filter(isPair));
}

function isPair(one: unknown): one is [string, string] {
  return Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string');
}
