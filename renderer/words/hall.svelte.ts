import { compose } from './message/message.ts';
import { nobody } from './message/nobody.ts';
import { plainText, type Params } from './message/parts.ts';
import type { PlacesOf } from './message/places.ts';
import type { hallWords } from './en/hall.ts';
import type { hallRoundWords } from './en/hallRounds.ts';
import type { Language } from './languages.ts';
import type { Words } from './words.svelte.ts';

type English = typeof hallWords & typeof hallRoundWords;
type FullKey = keyof English;
type HallDictionary = Readonly<Record<FullKey, string>>;
/** The key of a message of the hall, without what all of them begin with. */
type HallKey = FullKey extends infer Key ? (Key extends `hall.${infer Rest}` ? Rest : never) : never;
type Wanted<K extends HallKey> = [keyof PlacesOf<English[`hall.${K}`]>] extends [never]
  ? [params?: Readonly<Record<string, never>>]
  : [params: PlacesOf<English[`hall.${K}`]>];

const WORDS = import.meta.glob<{ readonly hallWords: Readonly<Record<keyof typeof hallWords, string>> }>('./*/hall.ts');
const ROUND_WORDS = import.meta.glob<{ readonly hallRoundWords: Readonly<Record<keyof typeof hallRoundWords, string>> }>(
  './*/hallRounds.ts',
);

/** The words of club evenings in a language. Fails when they cannot be fetched. */
export async function hallWordsIn(language: Language): Promise<HallDictionary> {
  const load = WORDS[`./${language}/hall.ts`];
  const loadRounds = ROUND_WORDS[`./${language}/hallRounds.ts`];
  if (load === undefined || loadRounds === undefined) throw new RangeError(`${language} has no words of the hall`);
  const [{ hallWords: words }, { hallRoundWords: roundWords }] = await Promise.all([load(), loadRounds()]);
  return { ...words, ...roundWords };
}

/** The words of club evenings, in the language of the page's other words; both are fetched before either changes. */
export class HallWords {
  readonly words: Words;
  #dictionary = $state.raw<HallDictionary | null>(null);
  #wanted: Language = 'en';
  readonly #fetch: typeof hallWordsIn;

  /** @param fetch fetches the words of evenings; tests give their own */
  constructor(words: Words, fetch = hallWordsIn) {
    this.words = words;
    this.#fetch = fetch;
  }

  /** Whether there are any words yet. */
  get ready(): boolean {
    return this.#dictionary !== null;
  }

  /** Changes the language once all its words are there; where they cannot be fetched it stays as it was. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const dictionary = await this.#fetch(language).catch(() => null);
    // After two choices the last one counts, in whatever order the words arrive.
    if (this.#wanted !== language) return;
    if (dictionary !== null && (await this.words.speak(language))) this.#dictionary = dictionary;
    else if (this.#dictionary === null && this.#wanted === language && language !== 'en') await this.speak('en');
  }

  /** A message as text; its English text decides what must be given. */
  t<K extends HallKey>(key: K, ...[params = {}]: Wanted<K>): string {
    return this.#composed(this.#dictionary?.[`hall.${key}`] ?? '', params);
  }

  /** A message by a key that the hall sends, as far as there is one; else that of another key. */
  say(key: string, otherwise: HallKey, params: Params = {}): string {
    const dictionary = this.#dictionary;
    if (dictionary === null) return '';
    const full = `hall.${key}`;
    return this.#composed(full in dictionary ? dictionary[full as FullKey] : dictionary[`hall.${otherwise}`], params);
  }

  #composed(message: string, params: Params): string {
    const { locale } = this.words;
    return plainText(
      compose(
        message,
        params,
        nobody(locale, (key) => this.#dictionary?.[key as FullKey] ?? this.words.find(key)),
      ),
    );
  }
}
