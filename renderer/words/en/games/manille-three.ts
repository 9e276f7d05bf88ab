/** Words of Three-player Manille. */
export const manilleThree = {
  'game.manille-three': 'Three-player Manille',
  'about.manille-three.place': 'France',
  'about.manille-three.players': '3, one against two',
  'about.manille-three.pack': '32 cards',
  'about.manille-three.length': 'first to 101, 30 min',
  'ask.manille-three.offer': 'Blind no trumps?',
  'ask.manille-three.trumps': 'Name trumps',
  'ask.manille-three.exchange': 'Discard up to two cards',
  'ask.manille-three.doubling': 'Double?',
  'call.manille-three.blind': 'Blind no trumps ×4',
  'call.manille-three.look': 'Look at the cards',
  'call.manille-three.trump:NT': 'No trumps ×2',
  'call.manille-three.along': 'Double ×2',
  'call.manille-three.against': 'Redouble ×2',
} as const;
