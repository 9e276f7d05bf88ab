/** Words of Briscola Chiamata. */
export const briscolaChiamata = {
  'game.briscola-chiamata': 'Briscola Chiamata',
  'about.briscola-chiamata.place': 'Italy',
  'about.briscola-chiamata.players': '5, secret partner',
  'about.briscola-chiamata.pack': '40 cards',
  'about.briscola-chiamata.length': '10 deals, 45 min',
} as const;
