/** Words of Blind Manille. */
export const manilleBlindWords = {
  'game.manille-blind': 'Blind Manille',
  'about.manille-blind.place': 'France',
  'about.manille-blind.players': '4, in pairs',
  'about.manille-blind.pack': '32 cards',
  'about.manille-blind.length': 'first to 101, 30 min',
  'ask.manille-blind.offer': 'Blind no trumps?',
  'ask.manille-blind.trumps': 'Name trumps',
  'ask.manille-blind.doubling': 'Double?',
  'call.manille-blind.blind': 'Blind no trumps ×4',
  'call.manille-blind.trump:NT': 'No trumps ×2',
  'call.manille-blind.along': 'Double ×2',
  'call.manille-blind.against': 'Redouble ×2',
  'call.manille-blind.look': 'Look at the others’ cards',
  'option.manille-blind.match': 'Match',
  'option.manille-blind.match.one': 'One game to 101',
  'option.manille-blind.match.bestOfThree': 'Best of three games to 101',
} as const;
