import { type Guide, inPhase, lessons, seedOf } from '../lessons.ts';

/** A first deal of Botifarra. */
export const guide: Guide = {
  game: 'botifarra',
  seats: 4,
  seed: seedOf(0x00e),
  dealer: 0,
  lessons: lessons(inPhase('trumps'), inPhase('doubling')),
  target: 101,
};
