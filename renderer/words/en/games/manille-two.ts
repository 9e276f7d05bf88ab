/** Words of Two-player Manille. */
export const manilleTwoWords = {
  'game.manille-two': 'Two-player Manille',
  'about.manille-two.place': 'France',
  'about.manille-two.players': '2 players',
  'about.manille-two.pack': '32 cards',
  'about.manille-two.length': 'first to 101, 25 min',
  'ask.manille-two.trumps': 'Name trumps',
  'ask.manille-two.doubling': 'Double?',
  'call.manille-two.trump:NT': 'No trumps ×2',
  'call.manille-two.along': 'Double ×2',
  'call.manille-two.against': 'Redouble ×2',
} as const;
