import { type Guide, inPhase, lastTrick, lessons, seedOf } from '../lessons.ts';

/** A first deal of Klaverjassen. */
export const guide: Guide = {
  game: 'klaverjas',
  seats: 4,
  seed: seedOf(0x00c),
  dealer: 3,
  lessons: lessons(inPhase('bidding'), inPhase('roem'), lastTrick(10)),
};
