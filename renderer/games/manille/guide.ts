import { inPhase, lessons, type Guide } from '../lessons.ts';

/** A first deal of Manille. */
export const guide: Guide = {
  game: 'manille',
  seats: 4,
  seed: `${'0'.repeat(61)}01c`,
  dealer: 0,
  lessons: lessons(inPhase('offer'), inPhase('trumps'), inPhase('doubling')),
};
