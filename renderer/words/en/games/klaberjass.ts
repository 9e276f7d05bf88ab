/** Words of Klaberjass. */
export const klaberjass = {
  'game.klaberjass': 'Klaberjass',
  'about.klaberjass.place': 'Central Europe',
  'about.klaberjass.players': '4, two by two',
  'about.klaberjass.pack': '32 cards',
  'about.klaberjass.length': 'to 500, 30 min',
} as const;
