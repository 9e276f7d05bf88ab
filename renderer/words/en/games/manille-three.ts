/** Words of Three-player Manille. */
export const manilleThree = {
  'game.manille-three': 'Three-player Manille',
  'about.manille-three.place': 'France',
  'about.manille-three.players': '3, one against two',
  'about.manille-three.pack': '32 cards',
  'about.manille-three.length': 'to 101, 30 min',
  'ask.manille-three.offer': 'No trumps, blind?',
  'ask.manille-three.trumps': 'Name trumps',
  'ask.manille-three.exchange': 'Lay away up to two cards',
  'ask.manille-three.doubling': 'Double?',
  'call.manille-three.blind': 'No trumps, blind ×4',
  'call.manille-three.look': 'Look at the cards',
  'call.manille-three.trump:NT': 'No trumps ×2',
  'call.manille-three.along': 'Go along ×2',
  'call.manille-three.against': 'Go against ×2',
} as const;
