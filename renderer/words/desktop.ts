// Written by `npm run words -- tidy` from languages.json.
import { desktopWords as en } from './en/desktop.ts';
import { desktopWords as nl } from './nl/desktop.ts';
import { desktopWords as fr } from './fr/desktop.ts';
import { desktopWords as es } from './es/desktop.ts';
import { desktopWords as ca } from './ca/desktop.ts';
import { desktopWords as it } from './it/desktop.ts';
import { desktopWords as de } from './de/desktop.ts';
import type { Language } from './languages.ts';

/** The words of menus and dialogs, in every language. */
export const DESKTOP_WORDS = { en, nl, fr, es, ca, it, de } as const satisfies {
  readonly [language in Language]: Readonly<Record<keyof typeof en, string>>;
};
