import { type Guide, lessons, seedOf } from '../lessons.ts';

/** A first deal of Manilla. */
export const guide: Guide = {
  game: 'manilla',
  seats: 4,
  seed: seedOf(0x001),
  dealer: 3,
  lessons: lessons(),
  target: 40,
  need: { need: 37, of: 72 },
};
