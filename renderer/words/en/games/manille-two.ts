/** Words of Two-player Manille. */
export const manilleTwo = {
  'game.manille-two': 'Two-player Manille',
  'about.manille-two.place': 'France',
  'about.manille-two.players': '2 players',
  'about.manille-two.pack': '32 cards',
  'about.manille-two.length': 'to 101, 25 min',
} as const;
