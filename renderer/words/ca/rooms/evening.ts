import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in Catalan. */
export const eveningWords = {
  'evening.back': 'Torna al campionat',
  'evening.over': 'Aquesta ronda s’ha acabat en aquesta taula.',
  'evening.time': 'S’ha acabat el temps: aquesta és l’última mà de la ronda.',
} satisfies Translation<typeof english>;
