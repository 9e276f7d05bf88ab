import type { LessonFile } from '../lessons.ts';

/** The lessons of every game by file, fetched as one: the page names each of its files with a hash. */
export const lessons = import.meta.glob<LessonFile>('./lessons/*.ts', { eager: true });
