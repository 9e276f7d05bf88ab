import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { compose } from './message/message.ts';
import { listed, nobody } from './message/nobody.ts';
import { minus } from './message/numbers.ts';
import { en, type English, type Key } from './en/en.ts';
import type { Language } from './languages.ts';
import { FIRST_WORDS, ROOM_WORDS } from './loaders.ts';
import { plainText, type Params, type Part, type Speaker } from './message/parts.ts';
import type { PlacesOf } from './message/places.ts';
import type { Dictionary } from './translation.ts';
import { typeset } from './message/typeset.ts';

export type { Dictionary, Key };

/** A value of the right kind for each place in the message of a key, and the table that is spoken of. */
type Wanted<K extends Key> = [keyof PlacesOf<English[K]>] extends [never]
  ? [params?: Readonly<Record<string, never>>, speaker?: Speaker]
  : [params: PlacesOf<English[K]>, speaker?: Speaker];

/** Fetches the words of a language, those of rooms where they are wanted. */
async function fetchWords(language: Language, withRooms: boolean): Promise<Readonly<Partial<Dictionary>>> {
  const [first, rooms] = await Promise.all([FIRST_WORDS[language](), withRooms ? ROOM_WORDS[language]() : {}]);
  return { ...first, ...rooms };
}

/** Every word that a player reads, in the player's language. */
export class Words {
  language = $state<Language>('en');
  #dictionary = $state.raw<Readonly<Partial<Dictionary>>>(en);
  #hasRooms = false;
  #wanted: Language = 'en';
  /** The words of the game that was fetched last, besides those of the dictionary. */
  #lessons = $state.raw<Readonly<Record<string, string>>>({});
  #taught: string | null = null;
  /** Keys that were requested and are not in the dictionary. */
  readonly missing: string[] = [];

  /** Changes the language once its words are there. Where they cannot be fetched, or another was chosen meanwhile, the language stays as it was; returns whether it changed. */
  async speak(language: Language): Promise<boolean> {
    this.#wanted = language;
    let dictionary: Readonly<Partial<Dictionary>>;
    try {
      let withRooms: boolean;
      do {
        withRooms = this.#hasRooms;
        dictionary = await fetchWords(language, withRooms);
        // A first room may have been opened meanwhile.
      } while (withRooms !== this.#hasRooms);
    } catch {
      return false;
    }
    // After two choices the last one counts, in whatever order the words arrive.
    if (this.#wanted !== language) return false;
    this.#dictionary = dictionary;
    this.language = language;
    if (this.#taught !== null) await this.teach(this.#taught);
    return true;
  }

  /** Fetches the words of all that is opened later, once: nothing of it is drawn before. Fails when they cannot be fetched. */
  async openRooms(): Promise<void> {
    while (!this.#hasRooms) {
      const { language } = this;
      const rooms = await ROOM_WORDS[language]();
      // The language may have changed meanwhile.
      if (this.language !== language || this.#hasRooms) continue;
      this.#hasRooms = true;
      this.#dictionary = { ...this.#dictionary, ...rooms };
    }
  }

  /** Fetches the words of a game that are needed at its table only: of its guided deal, and of what its calls commit to. Without them it is silent. */
  async teach(game: string): Promise<void> {
    this.#taught = game;
    const { language } = this;
    try {
      const { lessonsOf } = await import('./lessons.ts');
      const lessons = await lessonsOf(game, language);
      if (this.#taught === game && this.language === language) this.#lessons = lessons;
    } catch {
      return;
    }
  }

  /** The tag of the language in use for `Intl`. Its plain English is America's: these words are spelt as in Britain, so dates and lists are as well. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }

  /** The message of a key with its places unfilled. */
  raw(key: Key): string {
    return typeset(this.find(key), this.locale);
  }

  /** A formatter of numbers in the language in use, with a minus of full width. */
  number(options: Intl.NumberFormatOptions = {}): (n: number) => string {
    const format = new Intl.NumberFormat(this.locale, options);
    return (n) => minus(format.format(n));
  }

  has(key: string): key is Key {
    return Object.hasOwn(this.#dictionary, key);
  }

  /** Whether a key is among the words that {@link teach} has fetched. */
  isTaught(key: string): boolean {
    return Object.hasOwn(this.#lessons, key);
  }

  /** A message as text. Its English text decides what must be given: `t('talk.mute', { name })`. */
  t<K extends Key>(key: K, ...wanted: Wanted<K>): string {
    return plainText(this.pieces(key, ...wanted));
  }

  /** The same in pieces, so that its cards and suits can be drawn. */
  pieces<K extends Key>(key: K, ...[params = {}, speaker = this.#nobody()]: Wanted<K>): Part[] {
    return compose(this.find(key), params, speaker);
  }

  /** The first of some keys that has words: for keys made from what the table says. Without any, the first key is shown between brackets. */
  find(...keys: readonly string[]): string {
    for (const key of keys) {
      const words = (this.#dictionary as Readonly<Record<string, string>>)[key] ?? this.#lessons[key];
      if (words !== undefined) return words;
    }
    const [first = ''] = keys;
    if (!this.missing.includes(first)) this.missing.push(first);
    return `⟦${first}⟧`;
  }

  /** A message chosen by what the host sends, as text: its places are filled from there too, so no type can hold them. */
  say(keys: readonly string[], params: Params = {}, speaker: Speaker = this.#nobody()): string {
    return plainText(this.parts(keys, params, speaker));
  }

  /** The same in pieces. */
  parts(keys: readonly string[], params: Params = {}, speaker: Speaker = this.#nobody()): Part[] {
    return compose(this.find(...keys), params, speaker);
  }

  /** The name of a set of house rules: of the language where it has one, else as it is, as names of towns are. */
  preset(name: string): string {
    const key = `preset.${name}`;
    return this.has(key) ? this.raw(key) : name;
  }

  /** The sentence of a refusal, made from its code and facts; a general one for codes that players do not meet. */
  refusal({ code, facts }: { readonly code: RefusalCode; readonly facts?: Readonly<Record<string, unknown>> | undefined }): string {
    const params = Object.entries(facts ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    );
    return this.say([this.has(code) ? code : 'refusal.other'], Object.fromEntries(params));
  }

  #nobody(): Speaker {
    return nobody(this.locale, (key) => this.find(key));
  }

  /** "Ada, Ben and Cas". */
  list(items: readonly string[]): string {
    return listed(items, this.locale);
  }

  /** "Ada, Ben or Cas". */
  either(items: readonly string[]): string {
    return listed(items, this.locale, 'disjunction');
  }
}
