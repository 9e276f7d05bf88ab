import { compose } from './message.ts';
import { en, type Key } from './en.ts';
import { plain, type Params, type Part, type Speaker } from './parts.ts';

/** The languages, by code; each but English is fetched when it is asked for. */
export const LANGUAGES = {
  en: 'English',
} as const;
export type Language = keyof typeof LANGUAGES;

export type Dictionary = Readonly<Record<Key, string>>;
export type { Key };

const LOADERS: { readonly [language in Exclude<Language, 'en'>]: () => Promise<Dictionary> } = {};

/** Speaks of no table: for pages away from it. */
export function nobody(words: Words): Speaker {
  return {
    locale: words.language,
    name: () => undefined,
    isYou: () => false,
    card: (card) => card,
    trump: (trump) => trump,
    aSuit: (suit) => suit,
    rank: (rank) => rank,
    call: (action) => action,
    you: words.raw('seat.you'),
    list: (items) => words.list(items),
  };
}

/** Every word that a player reads, in the player's language. */
export class Words {
  language = $state<Language>('en');
  private dictionary = $state.raw<Dictionary>(en);
  /** Keys that were asked for and are not in the dictionary. */
  readonly missing: string[] = [];

  /** Changes the language once its words are there. */
  async speak(language: Language): Promise<void> {
    const dictionary = language === 'en' ? en : await (LOADERS as Record<string, () => Promise<Dictionary>>)[language]?.();
    if (dictionary === undefined) return;
    this.dictionary = dictionary;
    this.language = language;
  }

  /** The message of a key as it is written. */
  raw(key: Key): string {
    return this.dictionary[key];
  }

  has(key: string): key is Key {
    return Object.hasOwn(this.dictionary, key);
  }

  /** A message as text. */
  t(key: Key, params: Params = {}, speaker: Speaker = nobody(this)): string {
    return plain(compose(this.raw(key), params, speaker));
  }

  /** The first of some keys that has words: for keys made from what the table says. Without any, the first key is shown between brackets. */
  find(...keys: readonly string[]): string {
    for (const key of keys) if (this.has(key)) return this.raw(key);
    const [first = ''] = keys;
    if (!this.missing.includes(first)) this.missing.push(first);
    return `⟦${first}⟧`;
  }

  /** A message made from what the table says, as text. */
  say(keys: readonly string[], params: Params = {}, speaker: Speaker = nobody(this)): string {
    return plain(this.parts(keys, params, speaker));
  }

  /** The same in pieces. */
  parts(keys: readonly string[], params: Params = {}, speaker: Speaker = nobody(this)): Part[] {
    return compose(this.find(...keys), params, speaker);
  }

  /** "Ada, Ben and Cas". */
  list(items: readonly string[]): string {
    return items.length < 2 ? (items[0] ?? '') : new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }
}
