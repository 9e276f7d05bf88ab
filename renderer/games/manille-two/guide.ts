import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Manille for two. */
export const guide: Guide = {
  game: 'manille-two',
  seats: 2,
  seed: seedOf(0x001),
  dealer: 0,
  lessons: lessons(inPhase('trumps')),
  target: 101,
  need: { need: 31, of: 60 },
  voids: false,
};
