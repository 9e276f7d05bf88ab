import type { Language } from './languages.ts';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

const LANGUAGES = import.meta.glob<{ readonly gameLessonWords: Readonly<Record<string, Readonly<Record<string, Messages>>>> }>(
  './*/lessons.ts',
);

/** Fetches the lessons in a language by game; empty where a language has none. Fails when they cannot be fetched. */
export async function lessonsIn(language: Language): Promise<ReadonlyMap<string, Messages>> {
  const module = await LANGUAGES[`./${language}/lessons.ts`]?.();
  const files = Object.entries(module?.gameLessonWords ?? {});
  return new Map(
    files.map(([file, words]) => [file.slice('./lessons/'.length, -'.ts'.length), Object.assign({}, ...Object.values(words))]),
  );
}

/**
 * Fetches what a game teaches: the words of its guided deal, and of what its calls commit to, with those that games share. English stands in where a
 * language has none; a game may have none at all. Fails when they cannot be fetched.
 */
export async function lessonsOf(game: string, language: Language): Promise<Messages> {
  const own = await lessonsIn(language);
  const wanted = ['common', game];
  const english = wanted.every((each) => own.has(each)) ? own : await lessonsIn('en');
  return Object.assign({}, ...wanted.map((each) => own.get(each) ?? english.get(each))) as Messages;
}
