// Written by `npm run words -- tidy` from languages.json.
import { en } from './en/en.ts';
import type { Language } from './languages.ts';
import type { Dictionary, FirstWords, RoomWords } from './translation.ts';

/** The words of the first page and the table in each language; a bundler makes a file of its own of each but English, which is always there. */
export const FIRST_WORDS: { readonly [language in Language]: () => Promise<FirstWords> } = {
  en: () => Promise.resolve(en),
  nl: async () => (await import('./nl/nl.ts')).nl,
  fr: async () => (await import('./fr/fr.ts')).fr,
  es: async () => (await import('./es/es.ts')).es,
  ca: async () => (await import('./ca/ca.ts')).ca,
  it: async () => (await import('./it/it.ts')).it,
  de: async () => (await import('./de/de.ts')).de,
};

/** The words of what is opened later, a file for each language. */
export const ROOM_WORDS: { readonly [language in Language]: () => Promise<RoomWords> } = {
  en: async () => (await import('./en/rooms.ts')).enRooms,
  nl: async () => (await import('./nl/rooms.ts')).nlRooms,
  fr: async () => (await import('./fr/rooms.ts')).frRooms,
  es: async () => (await import('./es/rooms.ts')).esRooms,
  ca: async () => (await import('./ca/rooms.ts')).caRooms,
  it: async () => (await import('./it/rooms.ts')).itRooms,
  de: async () => (await import('./de/rooms.ts')).deRooms,
};

/** Fetches all words of a language. */
export async function dictionaryOf(language: Language): Promise<Dictionary> {
  const [first, rooms] = await Promise.all([FIRST_WORDS[language](), ROOM_WORDS[language]()]);
  return { ...first, ...rooms };
}
