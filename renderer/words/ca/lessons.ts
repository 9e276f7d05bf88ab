/** The lessons of every game by file, fetched as one: the page names each of its files with a hash. */
export const gameLessonWords = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('./lessons/*.ts', {
  eager: true,
});
