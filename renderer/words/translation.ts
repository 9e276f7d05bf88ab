import type { Key } from './en/en.ts';

/** The words of a whole language: one message for each key of English. */
export type Dictionary = Readonly<Record<Key, string>>;

/** The same for a single file of a language: the keys of the English file of the same name, none missing and none besides. */
export type Translation<English> = Readonly<Record<keyof English, string>>;
