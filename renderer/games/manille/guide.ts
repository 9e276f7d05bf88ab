import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Manille. */
export const guide: Guide = {
  game: 'manille',
  seats: 4,
  seed: seedOf(0x081),
  dealer: 0,
  lessons: lessons(inPhase('offer'), inPhase('trumps'), inPhase('doubling')),
  target: 101,
  need: { need: 31, of: 60 },
};
