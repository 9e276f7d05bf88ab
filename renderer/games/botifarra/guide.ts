import { inPhase, lessons, type Guide } from '../lessons.ts';

/** A first deal of Botifarra. */
export const guide: Guide = {
  game: 'botifarra',
  seats: 4,
  seed: `${'0'.repeat(61)}00e`,
  dealer: 0,
  lessons: lessons(inPhase('trumps'), inPhase('doubling')),
};
