import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in Spanish. */
export const eveningWords = {
  'evening.back': 'Volver al torneo',
  'evening.over': 'Esta ronda ha terminado en esta mesa.',
  'evening.time': 'Se acabó el tiempo: esta es la última mano de la ronda.',
} satisfies Translation<typeof english>;
