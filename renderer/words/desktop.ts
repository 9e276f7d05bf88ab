// Written by `npm run words -- tidy` from languages.json.
import { desktop as en } from './en/desktop.ts';
import { desktop as nl } from './nl/desktop.ts';
import { desktop as fr } from './fr/desktop.ts';
import { desktop as es } from './es/desktop.ts';
import { desktop as ca } from './ca/desktop.ts';
import { desktop as it } from './it/desktop.ts';
import { desktop as de } from './de/desktop.ts';
import type { Language } from './languages.ts';

/** The words of menus and dialogs, in every language. */
export const DESKTOP_WORDS = { en, nl, fr, es, ca, it, de } as const satisfies {
  readonly [language in Language]: Readonly<Record<keyof typeof en, string>>;
};
