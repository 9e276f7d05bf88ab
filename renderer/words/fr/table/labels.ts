import type { labelsWords as english } from '../../en/table/labels.ts';
import type { Translation } from '../../translation.ts';

/** Words for screen readers alone, and the letters of the suits for the keyboard, in French. */
export const labelsWords = {
  'label.copies': '{card}, {n?2=deux fois|other=# fois}',
  'label.barred': '{card}, injouable',
  'label.next': '{card}, pour votre prochain tour',
  'label.played': '^{who:seat} : {card:card}',
  'label.winning': '^{who:seat} : {card:card}, maître du pli',
  'label.announcements': 'Annonces vocales',
  'home.menu': 'Menu principal',
  'keys.suits.french': 'P C K T',
  'keys.suits.spanish': 'E C D B',
  'keys.suits.italian': 'E C D B',
} satisfies Translation<typeof english>;
