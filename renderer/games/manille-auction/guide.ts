import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Auction Manille. */
export const guide: Guide = {
  game: 'manille-auction',
  seats: 3,
  seed: seedOf(0x00c),
  dealer: 2,
  lessons: lessons(inPhase('bidding'), inPhase('discard'), inPhase('draw'), inPhase('trumps')),
};
