/** Words of Blind Manille. */
export const manilleBlind = {
  'game.manille-blind': 'Blind Manille',
  'about.manille-blind.place': 'France',
  'about.manille-blind.players': '4, two by two',
  'about.manille-blind.pack': '32 cards',
  'about.manille-blind.length': 'to 101, 30 min',
  'ask.manille-blind.offer': 'No trumps, blind?',
  'ask.manille-blind.trumps': 'Name trumps',
  'ask.manille-blind.doubling': 'Double?',
  'call.manille-blind.blind': 'No trumps, blind ×4',
  'call.manille-blind.trump:NT': 'No trumps ×2',
  'call.manille-blind.along': 'Go along ×2',
  'call.manille-blind.against': 'Go against ×2',
  'call.manille-blind.look': 'Look at the others’ cards',
  'option.manille-blind.match': 'Match',
  'option.manille-blind.match.one': 'one game to 101',
  'option.manille-blind.match.bestOfThree': 'two games won, each to 101',
} as const;
