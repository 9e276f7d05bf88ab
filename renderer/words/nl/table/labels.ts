import type { labelsWords as english } from '../../en/table/labels.ts';
import type { Translation } from '../../translation.ts';

/** Words for screen readers alone, and the letters of the suits for the keyboard, in Dutch. */
export const labelsWords = {
  'label.copies': '{card}, {n?2=twee keer|other=# keer}',
  'label.barred': '{card}, niet speelbaar',
  'label.next': '{card}, voor je volgende beurt',
  'label.played': '^{who:seat}: {card:card}',
  'label.winning': '^{who:seat}: {card:card}, ligt voor',
  'label.announcements': 'Aankondigingen',
  'home.menu': 'Hoofdmenu',
  'keys.suits.french': 'S H R K',
  'keys.suits.spanish': 'Z B M K',
  'keys.suits.italian': 'Z B M S',
} satisfies Translation<typeof english>;
