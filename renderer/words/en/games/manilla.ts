/** Words of Manilla, the shown card of both its forms among them. */
export const manillaWords = {
  'game.manilla': 'Manilla',
  'about.manilla.place': 'Spain',
  'about.manilla.players': '4, in pairs',
  'about.manilla.pack': '48 Spanish cards',
  'about.manilla.length': 'best of three, 40 min',
  'fact.manilla.blank': 'Shown | {card:card}',
  'fact.manilla.counter': 'Shown | {card:card}, **{worth}** for {seat:seat}',
  'fact.manilla.held': 'Shown | {card:card}, **{worth}** held back',
  'announce.shownCard': 'the card shown',
  'announce.held': 'the card shown',
  'announce.heldWon': 'the card held back',
  'announce.capote': 'capote',
  'said.announce.shownCard': '^{who:seat} {who:seat?you=show|other=shows} {card:theCard}: **{points?one=# point|other=# points}** at once',
  'said.announce.held':
    '^{who:seat} {who:seat?you=show|other=shows} {card:theCard}: **{points?one=# point|other=# points}**, held back to the end of the deal: it counts with 36 or more',
  'said.announce.heldWon': '^{card:theCard}, held back, earns {who:seat} **{points?one=# point|other=# points}**',
  'said.announce.capote': '^{who:seat} {who:seat?you=take|other=takes} **all the tricks**: capote',
  'score.shownCard': 'The card shown',
  'score.heldWon': 'The card held back',
  'score.heldLost': 'The card held back is lost',
  'score.capote': 'Capote: all the tricks',
} as const;
