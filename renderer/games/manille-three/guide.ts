import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Manille for three. */
export const guide: Guide = {
  game: 'manille-three',
  seats: 3,
  seed: seedOf(0x008),
  dealer: 0,
  lessons: lessons(inPhase('offer'), inPhase('trumps'), inPhase('exchange'), inPhase('doubling')),
  target: 101,
  need: { need: 31, of: 60 },
};
