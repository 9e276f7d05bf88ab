import { DESKTOP_WORDS } from '../../renderer/words/desktop.ts';
import type { Language } from '../../renderer/words/languages.ts';
import { typeset } from '../../renderer/words/message/typeset.ts';

export type DesktopKey = keyof (typeof DESKTOP_WORDS)['en'];

/** A message in a language, with its places (`{name}`) filled. */
export type Say = (key: DesktopKey, places?: Readonly<Record<string, string>>) => string;

/** Speaks a language, in the page's own words of menus and dialogs. */
export function speaking(language: Language): Say {
  const words: Readonly<Record<DesktopKey, string>> = DESKTOP_WORDS[language];
  return (key, places = {}) => typeset(words[key], language).replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}
