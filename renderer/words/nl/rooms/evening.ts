import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in Dutch. */
export const eveningWords = {
  'evening.back': 'Terug naar de avond',
  'evening.over': 'Deze ronde is aan deze tafel klaar.',
  'evening.time': 'De tijd is om: dit is het laatste spel van de ronde.',
} satisfies Translation<typeof english>;
