import type { Language } from '../words/languages.ts';
import type { PageText, RulesPage } from './page.ts';

const PAGES = import.meta.glob<{ readonly page: RulesPage }>('./pages/*.ts');
const TEXTS = import.meta.glob<{ readonly text: PageText }>('./texts/*/*.ts');

/** A game's page with its words in a language. */
export interface RulesBook {
  readonly page: RulesPage;
  readonly text: PageText;
}

/** Where the words of a game's page lie, from this folder. */
const textFile = (game: string, language: Language): string => `./texts/${language}/${game}.ts`;

/** Whether a game's page has words in a language; without them {@link openBook} takes the English ones. */
export function hasText(game: string, language: Language): boolean {
  return textFile(game, language) in TEXTS;
}

/** Fetches the page of a game, and its words: English where a language has none. Fails for a game without a page, or when they cannot be fetched. */
export async function openBook(game: string, language: Language): Promise<RulesBook> {
  const page = PAGES[`./pages/${game}.ts`];
  const text = TEXTS[textFile(game, language)] ?? TEXTS[textFile(game, 'en')];
  if (page === undefined || text === undefined) throw new RangeError(`there are no rules of ${game} in ${language}`);
  const [one, other] = await Promise.all([page(), text()]);
  return { page: one.page, text: other.text };
}
