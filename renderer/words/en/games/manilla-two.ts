/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla. */
export const manillaTwoWords = {
  'game.manilla-two': 'Two-player Manilla',
  'about.manilla-two.place': 'Spain',
  'about.manilla-two.players': '2 players',
  'about.manilla-two.pack': '48 Spanish cards',
  'about.manilla-two.length': 'best of three, 35 min',
  'status.needOf.manilla-two': '{need} with ¼ of the cards',
  'score.quarter': 'A quarter of the cards',
  'option.manilla-two.shownCard': 'A shown card that would end the game',
  'option.manilla-two.shownCard.heldBack': 'Is held back',
  'option.manilla-two.shownCard.atOnce': 'Counts at once',
  'pages.col.quarter': 'quarter of the cards',
} as const;
