import { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in German. */
export const eveningWords = {
  ...english,
  'evening.back': 'Zurück zum Abend',
  'evening.over': 'An diesem Tisch ist die Runde vorbei.',
  'evening.time': 'Die Zeit ist um: Dies ist das letzte Spiel der Runde.',
} satisfies Translation<typeof english>;
