import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in Spanish. */
export const eveningWords = {
  'evening.back': 'Volver al torneo',
  'evening.over': 'Esta ronda ha terminado en esta mesa.',
} satisfies Translation<typeof english>;
