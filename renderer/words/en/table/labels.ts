/** Words for screen readers alone, and the letters of the suits for the keyboard. */
export const labelsWords = {
  'label.copies': '{card}, {n?2=twice|other=# times}',
  'label.barred': '{card}, not playable',
  'label.next': '{card}, for your next turn',
  'label.played': '^{who:seat}: {card:card}',
  'label.winning': '^{who:seat}: {card:card}, winning',
  'label.announcements': 'Announcements',
  'home.menu': 'Main menu',
  // A letter for each suit, in the order spades, hearts, diamonds, clubs of a French pack and their counterparts: initials that players expect.
  'keys.suits.french': 'S H D C',
  'keys.suits.spanish': 'E C O B',
  'keys.suits.italian': 'S C D B',
} as const;
