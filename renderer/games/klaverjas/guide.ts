import { inPhase, lessons, type Guide } from '../lessons.ts';

/** A first deal of Klaverjassen. */
export const guide: Guide = {
  game: 'klaverjas',
  seats: 4,
  seed: `${'0'.repeat(61)}028`,
  dealer: 3,
  lessons: lessons(inPhase('bidding'), inPhase('roem')),
};
