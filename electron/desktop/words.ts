import { desktop as ca } from '../../renderer/words/ca/desktop.ts';
import { desktop as en } from '../../renderer/words/en/desktop.ts';
import { desktop as es } from '../../renderer/words/es/desktop.ts';
import { desktop as fr } from '../../renderer/words/fr/desktop.ts';
import { desktop as it } from '../../renderer/words/it/desktop.ts';
import { desktop as nl } from '../../renderer/words/nl/desktop.ts';
import { typeset } from '../../renderer/words/typeset.ts';

/** The words of menus and dialogs, which are there before any page is. They are the page's own, of its `desktop` file. */
const WORDS = { en, nl, fr, es, ca, it } as const;

export const DESKTOP_LANGUAGES = ['en', 'nl', 'fr', 'es', 'ca', 'it'] as const satisfies readonly (keyof typeof WORDS)[];
export type DesktopLanguage = (typeof DESKTOP_LANGUAGES)[number];
export type DesktopKey = keyof typeof en;

/** A message in a language, with its places (`{name}`) filled. */
export type Say = (key: DesktopKey, places?: Readonly<Record<string, string>>) => string;

/** Speaks a language. */
export function speaking(language: DesktopLanguage): Say {
  const words: Readonly<Record<DesktopKey, string>> = WORDS[language];
  return (key, places = {}) => typeset(words[key], language).replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

/** The first of the system's languages (BCP 47 tags, the dearest first) that there are words for; without any, English. */
export function languageOf(tags: readonly string[]): DesktopLanguage {
  for (const tag of tags) {
    const found = DESKTOP_LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}
