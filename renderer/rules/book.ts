import type { Language } from '../words/words.svelte.ts';
import type { PageText, RulesPage } from './page.ts';

const PAGES = import.meta.glob<{ readonly page: RulesPage }>('./pages/*.ts');
const TEXTS = import.meta.glob<{ readonly text: PageText }>('./texts/*/*.ts');

/** A game's page with its words in a language. */
export interface RulesBook {
  readonly page: RulesPage;
  readonly text: PageText;
}

/** Fetches the page of a game, and its words. Fails for a game that has none, or when they cannot be fetched. */
export async function openBook(game: string, language: Language): Promise<RulesBook> {
  const page = PAGES[`./pages/${game}.ts`];
  const text = TEXTS[`./texts/${language}/${game}.ts`];
  if (page === undefined || text === undefined) throw new RangeError(`there are no rules of ${game} in ${language}`);
  const [one, other] = await Promise.all([page(), text()]);
  return { page: one.page, text: other.text };
}
