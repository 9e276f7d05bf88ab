import { DESKTOP_WORDS } from '../renderer/words/desktop.ts';
import type { Language } from '../renderer/words/languages.ts';
import { compose } from '../renderer/words/message/message.ts';
import { nobody } from '../renderer/words/message/nobody.ts';
import { plainText } from '../renderer/words/message/parts.ts';

export type DesktopKey = keyof (typeof DESKTOP_WORDS)['en'];

/** A message in a language, with its places filled. */
export type Say = (key: DesktopKey, places?: Readonly<Record<string, string>>) => string;

/** Speaks a language, in the page's own words of menus and dialogs. */
export function speaking(language: Language): Say {
  const words: Readonly<Record<DesktopKey, string>> = DESKTOP_WORDS[language];
  const speaker = nobody(language, (key) => (key in words ? words[key as DesktopKey] : key));
  return (key, places = {}) => plainText(compose(words[key], places, speaker));
}
