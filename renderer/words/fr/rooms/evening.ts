import type { eveningWords as english } from '../../en/rooms/evening.ts';
import type { Translation } from '../../translation.ts';

/** The table of a club evening: the way back to the evening's page, in French. */
export const eveningWords = {
  'evening.back': 'Retour au concours',
  'evening.over': 'Ce tour est terminé à cette table.',
  'evening.time': 'Le temps est écoulé : cette donne est la dernière du tour.',
} satisfies Translation<typeof english>;
