import type { labelsWords as english } from '../../en/table/labels.ts';
import type { Translation } from '../../translation.ts';

/** Words for screen readers alone, and the letters of the suits for the keyboard, in Spanish. */
export const labelsWords = {
  'label.copies': '{card}, {n?2=dos veces|other=# veces}',
  'label.barred': '{card}, no se puede jugar',
  'label.next': '{card}, para tu próximo turno',
  'label.played': '^{who:seat}: {card:card}',
  'label.winning': '^{who:seat}: {card:card}, va ganando',
  'label.announcements': 'Avisos',
  'home.menu': 'Menú principal',
  'keys.suits.french': 'P C D T',
  'keys.suits.spanish': 'E C O B',
  'keys.suits.italian': 'E C O B',
} satisfies Translation<typeof english>;
