import { announced, type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Briscola chiamata. */
export const guide: Guide = {
  game: 'briscola-chiamata',
  seats: 5,
  seed: seedOf(0x06a),
  dealer: 4,
  lessons: lessons(inPhase('auction'), inPhase('trumps'), announced('partner', 'partner')),
  voids: false,
};
