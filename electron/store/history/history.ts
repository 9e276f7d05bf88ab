import { join } from 'node:path';
import * as v from 'valibot';
import { GAME_IDS, type GameId } from '../../../engine/contract/gameId.ts';
import { repeatedDeal } from '../../../engine/match/schemas.ts';
import { shownPerson } from '../../../engine/protocol/common.ts';
import { resultOf } from '../../../engine/contract/matchPolicy.ts';
import type { FinishedMatch } from '../../../engine/protocol/messages.ts';
import { EXTENSION, listing, readDerived, readPlain, replaceFile } from '../disk/files.ts';
import { Journal } from '../disk/journal.ts';
import { foldText } from './plain.ts';
import { chosenAvatar, type SavedPerson } from '../format/person.ts';
import { readMatch, type SavedMatch } from '../format/lines.ts';

/** A search in the history. */
export interface Search {
  readonly search?: string | undefined;
  readonly game?: GameId | undefined;
  /** The whole name of a player. */
  readonly person?: string | undefined;
  /** The result of that person, or else of the people at this machine. */
  readonly result?: 'won' | 'lost' | undefined;
  readonly skip: number;
  readonly take: number;
}

/** The list of matches. */
export const INDEX = 'index.jsonl';
/** The file of the results of players (statistics.ts). */
export const TALLIES = 'tallies.jsonl';

const entry = v.strictObject({
  id: v.string(),
  game: v.picklist(GAME_IDS),
  people: v.array(shownPerson),
  deals: v.number(),
  totals: v.array(v.number()),
  games: v.array(v.number()),
  winners: v.array(v.number()),
  at: v.number(),
  of: v.exactOptional(v.string()),
  repeats: v.exactOptional(repeatedDeal),
  byHand: v.exactOptional(v.literal(true)),
});
const gone = v.strictObject({ gone: v.string() });

/**
 * Matches that are over, each in its own file, with an index beside them so that a thousand need not be read to be listed. The files are what counts:
 * an index that does not agree with them is mended when the folder is opened.
 */
export class History {
  readonly #dir: string;
  readonly #matches: Map<string, FinishedMatch>;
  readonly #index: Journal;
  /** The entries of the folder that hold no finished match, by name. */
  readonly odd: readonly string[];

  private constructor(dir: string, matches: Map<string, FinishedMatch>, index: Journal, odd: readonly string[]) {
    this.#dir = dir;
    this.#matches = matches;
    this.#index = index;
    this.odd = odd;
  }

  /** Opens the history in a folder. Files that hold no finished match are left where they are and not listed. */
  static async open(dir: string): Promise<History> {
    const path = join(dir, INDEX);
    const { bytes, odd: oddIndex } = await readDerived(path, join(dir, '..', 'aside'));
    const matches = readIndex(bytes.toString());
    const entries = await listing(dir);
    const odd = [...entries.odd.filter((name) => name !== INDEX && name !== TALLIES), ...(oddIndex ? [INDEX] : [])];
    const files = new Set(entries.files.filter((file) => file !== INDEX && file !== TALLIES).map(idOf));
    const missing = [...files].filter((id) => !matches.has(id));
    const extra = [...matches.keys()].filter((id) => !files.has(id));
    if (missing.length === 0 && extra.length === 0 && (bytes.length === 0 || bytes.at(-1) === 0x0a))
      return new History(dir, matches, new Journal(path, bytes.length), odd);
    for (const id of extra) matches.delete(id);
    for (const id of missing) {
      const found = await readPlain(join(dir, id + EXTENSION));
      const saved = found.ok ? readMatch(found.value) : found;
      const match = saved.ok ? finished(saved.value) : undefined;
      if (match?.id === id) matches.set(id, match);
      else odd.push(id + EXTENSION);
    }
    const text = [...matches.values()].map((one) => `${JSON.stringify(one)}\n`).join('');
    // Where it cannot be written it is mended again the next time.
    const written = await replaceFile(path, text);
    return new History(dir, matches, new Journal(path, written ? Buffer.byteLength(text) : bytes.length), odd);
  }

  /** The matches that fit, the last played first, how many there are in all, and everybody who has played. */
  list({ search = '', game, person, result, skip, take }: Search): { matches: FinishedMatch[]; total: number; people: string[] } {
    const words = foldText(search).split(/\s+/).filter(Boolean);
    const name = person === undefined ? undefined : foldText(person);
    const fitting = [...this.#matches.values()]
      .filter((one) => (game === undefined || one.game === game) && fits(one, words) && ended(one, name, result))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    return { matches: fitting.slice(skip, skip + take), total: fitting.length, people: this.#people() };
  }

  /** Everybody who has played, bots apart, the most frequent first. */
  #people(): string[] {
    const known = new Map<string, { name: string; matches: number }>();
    for (const { people } of this.#matches.values())
      for (const { name, kind } of people) {
        if (kind === 'bot' || kind === 'open') continue;
        const one = known.get(foldText(name)) ?? { name, matches: 0 };
        one.matches += 1;
        known.set(foldText(name), one);
      }
    return [...known.values()].sort((a, b) => b.matches - a.matches || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
  }

  /** The index entry of a match, without reading its file. */
  get(id: string): FinishedMatch | undefined {
    return this.#matches.get(id);
  }

  /** Where the file of a match is, or is to be. */
  path(id: string): string {
    return join(this.#dir, id + EXTENSION);
  }

  /** Lists a match whose file is there now. */
  async add(match: FinishedMatch): Promise<void> {
    this.#matches.set(match.id, match);
    await this.#index.append(JSON.stringify(match));
  }

  /** Takes a match whose file is gone off the list. */
  async remove(id: string): Promise<void> {
    if (this.#matches.delete(id)) await this.#index.append(JSON.stringify({ gone: id }));
  }

  /** All matches, in no order. */
  all(): FinishedMatch[] {
    return [...this.#matches.values()];
  }

  /** Waits for the index to be written. */
  close(): Promise<void> {
    return this.#index.close();
  }
}

/** The list entry of a saved match that is over; `undefined` while it is not. */
export function finished({ header, people: players, deals, over, at }: SavedMatch): FinishedMatch | undefined {
  if (over === null) return undefined;
  const people = players.map(publicPerson);
  const again = {
    ...(header.of === undefined ? {} : { of: header.of }),
    ...(header.repeats === undefined ? {} : { repeats: header.repeats }),
    ...(header.byHand === undefined ? {} : { byHand: true as const }),
  };
  return { id: header.id, game: header.game, people, deals: deals.length, ...over, at, ...again };
}

/** The public part of a player: without the token that returns their seat. */
export function publicPerson(one: SavedPerson): FinishedMatch['people'][number] {
  return { name: one.name, kind: one.kind, ...(one.kind === 'bot' ? { level: one.level } : {}), ...chosenAvatar(one) };
}

function readIndex(text: string): Map<string, FinishedMatch> {
  const matches = new Map<string, FinishedMatch>();
  for (const line of text.split('\n')) {
    const value = parseJson(line);
    const listed = v.safeParse(entry, value);
    const left = listed.success ? undefined : v.safeParse(gone, value);
    if (listed.success) matches.set(listed.output.id, listed.output);
    else if (left?.success === true) matches.delete(left.output.gone);
  }
  return matches;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fits({ people, at }: FinishedMatch, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${people.map(({ name }) => foldText(name)).join(' ')} ${new Date(at).toISOString().slice(0, 10)}`;
  return words.every((word) => text.includes(word));
}

/** Whether a match has the person in it, and ended for them, or else for the people at this machine, as is wanted. */
function ended({ people, winners, deals }: FinishedMatch, name: string | undefined, result: 'won' | 'lost' | undefined): boolean {
  const meant = [...people.keys()].filter((index) => {
    const one = people[index];
    if (one === undefined || one.kind === 'bot' || one.kind === 'open') return false;
    return name === undefined ? one.kind === 'here' : foldText(one.name) === name;
  });
  if (name !== undefined && meant.length === 0) return false;
  if (result === undefined) return true;
  // A draw is neither won nor lost.
  if (resultOf(winners, people.length, deals) !== 'won') return false;
  return meant.length > 0 && meant.some((index) => winners.includes(index)) === (result === 'won');
}

function idOf(file: string): string {
  return file.slice(0, -EXTENSION.length);
}
