import { itemAt } from '../../../engine/protocol/messages.ts';

/** The pictures that stand for people. Messages and files carry an id; a page that does not know it shows the default of the name. */
export const AVATAR_IDS = [
  'fox',
  'cat',
  'owl',
  'bear',
  'hare',
  'fish',
  'bird',
  'boat',
  'anchor',
  'key',
  'cup',
  'star',
  'moon',
  'leaf',
  'crown',
  'bell',
  'mushroom',
  'tree',
  'house',
  'sun',
] as const;
export type AvatarId = (typeof AVATAR_IDS)[number];

/** Returns the picture of a person: the one of their id, or, where that is omitted or unknown, one that follows from their name. */
export function avatarOf(name: string, id?: string): AvatarId {
  const known = AVATAR_IDS.find((one) => one === id);
  if (known !== undefined) return known;
  const hash = [...name.toLocaleLowerCase()].reduce((sum, letter) => (sum * 31 + Number(letter.codePointAt(0))) >>> 0, 0);
  return itemAt(AVATAR_IDS, hash % AVATAR_IDS.length);
}
