import { labelsWords as english } from '../../en/table/labels.ts';
import type { Translation } from '../../translation.ts';

/** Words for screen readers alone, and the letters of the suits for the keyboard, in German. */
export const labelsWords = {
  ...english,
  'label.copies': '{card}, {n?2=zweimal|other=#-mal}',
  'label.barred': '{card}, nicht spielbar',
  'label.next': '{card}, für deinen nächsten Zug',
  'label.played': '^{who:seat}: {card:card}',
  'label.winning': '^{who:seat}: {card:card}, liegt vorn',
  'label.announcements': 'Mitteilungen',
  'home.menu': 'Hauptmenü',
  'keys.suits.french': 'P H K X',
  'keys.suits.spanish': 'S K M T',
  'keys.suits.italian': 'S K M T',
} satisfies Translation<typeof english>;
