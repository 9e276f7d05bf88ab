import { type Guide, lessons, seedOf } from '../lessons.ts';

/** A first deal of Manilla for two. */
export const guide: Guide = {
  game: 'manilla-two',
  seats: 2,
  seed: seedOf(0x001),
  dealer: 1,
  lessons: lessons(),
  target: 40,
  need: { need: 37, of: 72 },
  voids: false,
};
