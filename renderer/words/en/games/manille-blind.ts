/** Words of Blind Manille. */
export const manilleBlind = {
  'game.manille-blind': 'Blind Manille',
  'about.manille-blind.place': 'France',
  'about.manille-blind.players': '4, two by two',
  'about.manille-blind.pack': '32 cards',
  'about.manille-blind.length': 'to 101, 30 min',
} as const;
