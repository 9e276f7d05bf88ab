// Written by `npm run words -- tidy` from languages.json.
import { en } from './en/en.ts';
import type { Language } from './languages.ts';
import type { Dictionary } from './translation.ts';

/** The words of each language; a bundler makes a file of its own of each but English, which is always there. */
export const LOADERS: { readonly [language in Language]: () => Promise<Dictionary> } = {
  en: () => Promise.resolve(en),
  nl: async () => (await import('./nl/nl.ts')).nl,
  fr: async () => (await import('./fr/fr.ts')).fr,
  es: async () => (await import('./es/es.ts')).es,
  ca: async () => (await import('./ca/ca.ts')).ca,
  it: async () => (await import('./it/it.ts')).it,
  de: async () => (await import('./de/de.ts')).de,
};
