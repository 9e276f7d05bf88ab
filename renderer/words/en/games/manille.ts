/** Words of Manille. */
export const manille = {
  'game.manille': 'Manille',
  'about.manille.place': 'France, Belgium',
  'about.manille.players': '4, two by two',
  'about.manille.pack': '32 cards',
  'about.manille.length': 'to 101, 30 min',
} as const;
