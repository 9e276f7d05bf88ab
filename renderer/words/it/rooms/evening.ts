import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in Italian. */
export const eveningWords = {
  'evening.back': 'Torna al torneo',
  'evening.over': 'A questo tavolo il turno è finito.',
  'evening.time': 'Il tempo è scaduto: questa è l’ultima mano del turno.',
} satisfies Translation<typeof english>;
