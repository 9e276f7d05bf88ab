import type { Language } from './languages.ts';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Readonly<Record<string, Messages>>>('./*/lessons/*.ts');

/** Where the lessons of a game lie, from this folder. */
const fileOf = (game: string, language: Language): string => `./${language}/lessons/${game}.ts`;

/** Whether a game has lessons in a language. */
export function hasLessons(game: string, language: Language): boolean {
  return fileOf(game, language) in FILES;
}

/**
 * Fetches what a game teaches: the words of its guided deal, and of what its calls commit to, with those that games share. English stands in where a
 * language has none; a game may have none at all. Fails when they cannot be fetched.
 */
export async function lessonsOf(game: string, language: Language): Promise<Messages> {
  const found = ['common', game].flatMap((each) => FILES[fileOf(each, language)] ?? FILES[fileOf(each, 'en')] ?? []);
  const modules = await Promise.all(found.map((load) => load()));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module))) as Messages;
}
