/** Words of Three-player Manille. */
export const manilleThree = {
  'game.manille-three': 'Three-player Manille',
  'about.manille-three.place': 'France',
  'about.manille-three.players': '3, one against two',
  'about.manille-three.pack': '32 cards',
  'about.manille-three.length': 'to 101, 30 min',
} as const;
