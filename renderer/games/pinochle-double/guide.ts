import { inPhase, LAID, lessons, type Guide } from '../lessons.ts';

/** A first deal of Double-deck Pinochle. */
export const guide: Guide = {
  game: 'pinochle-double',
  seats: 4,
  seed: `${'0'.repeat(61)}0ff`,
  dealer: 3,
  lessons: lessons(inPhase('auction'), inPhase('trumps'), LAID),
};
