import type { en, Key } from './en/en.ts';
import type { enRooms } from './en/rooms.ts';

/** The words of a whole language: one message for each key of English. */
export type Dictionary = Readonly<Record<Key, string>>;

/** The words of a language that are there from the first page on. */
export type FirstWords = Readonly<Record<keyof typeof en, string>>;

/** The words of a language that are fetched with the first room or drawer. */
export type RoomWords = Readonly<Record<keyof typeof enRooms, string>>;

/** The same for a single file of a language: the keys of the English file of the same name, none missing and none besides. */
export type Translation<English> = Readonly<Record<keyof English, string>>;
