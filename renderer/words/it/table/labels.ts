import type { labelsWords as english } from '../../en/table/labels.ts';
import type { Translation } from '../../translation.ts';

/** Words for screen readers alone, and the letters of the suits for the keyboard, in Italian. */
export const labelsWords = {
  'label.copies': '{card}, {n?2=due volte|other=# volte}',
  'label.barred': '{card}, non giocabile',
  'label.next': '{card}, per il tuo prossimo turno',
  'label.played': '^{who:seat}: {card:card}',
  'label.winning': '^{who:seat}: {card:card}, sta vincendo',
  'label.announcements': 'Annunci vocali',
  'home.menu': 'Menu principale',
  'keys.suits.french': 'P C Q F',
  'keys.suits.spanish': 'S C D B',
  'keys.suits.italian': 'S C D B',
} satisfies Translation<typeof english>;
