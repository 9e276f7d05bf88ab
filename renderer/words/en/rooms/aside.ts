/** Sentences of a table now and then: on the curtain, of a match that is left, and of a bot that has played for a person. */
export const asideWords = {
  'curtain.pass': 'Pass to {name}',
  'curtain.text': 'All hands stay hidden until {name} lifts the curtain.',
  'curtain.lift': 'I’m {name} – show my cards',
  'curtain.trumps': 'Trumps: {trump}',
  'curtain.trick': 'Trick {n}',
  'absent.plays': 'A bot is playing for you.',
  'absent.played': 'A bot has taken {n?one=a turn|other=# turns} for you.',
  'absent.back': 'I’m back',
  'cloth.leaveText': 'The match is saved. You can continue it from the first page.',
} as const;
