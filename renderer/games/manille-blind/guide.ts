import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Blind Manille. */
export const guide: Guide = {
  game: 'manille-blind',
  seats: 4,
  seed: seedOf(0x01d),
  dealer: 0,
  lessons: lessons(inPhase('offer'), inPhase('trumps')),
  target: 101,
  need: { need: 31, of: 60 },
  voids: false,
};
