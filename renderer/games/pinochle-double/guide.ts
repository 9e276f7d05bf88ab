import { type Guide, inPhase, LAID, lastTrick, lessons, seedOf } from '../lessons.ts';

/** A first deal of Double-deck Pinochle. */
export const guide: Guide = {
  game: 'pinochle-double',
  seats: 4,
  seed: seedOf(0x0ff),
  dealer: 3,
  lessons: lessons(inPhase('auction'), inPhase('trumps'), LAID, lastTrick(2)),
};
