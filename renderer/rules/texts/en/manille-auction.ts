/** The rules of Auction Manille. */
export const text = {
  'idea.1': 'Three to seven players, each for themselves; the ten, the **manille**, is the highest card of every suit.',
  'idea.2': 'Some cards lie on the table as a widow, part of it face up. You bid how many points you will take.',
  'idea.3': 'The highest bidder discards, takes as many cards from the widow, and names trumps.',
  'idea.4': 'In play everyone else is your opponent: you must beat their cards whenever you can.',
  'idea.5': 'The bidder wins the bid or loses it; the others score nothing. After ten deals the highest total wins.',
  aim: 'Bid as much as your hand and the widow allow, and take at least that many points in tricks.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps included: the ten is the highest card, above the ace, and the nine, eight and seven are worth nothing.',
  'cards.sum': 'A suit holds 15 points and the pack 60. Not all of them need be in play: some may lie in the widow or among the discards.',
  'deal.seats': 'Everyone plays alone. Play and deal go clockwise; the player to the dealer’s left is **forehand**.',
  'deal.cards': 'The cards are dealt one at a time. What is left is the **widow**: some of its cards lie face up, the others face down.',
  widow: 'Cards by the number of players',
  'widow.col.each': 'for each',
  'widow.col.open': 'widow, open',
  'widow.col.covered': 'widow, covered',
  'widow.row.p3': 'Three players',
  'widow.row.p4': 'Four players',
  'widow.row.p5': 'Five players',
  'widow.row.p6': 'Six players',
  'widow.row.p7': 'Seven players',
  'calls.bid':
    'Starting with forehand, each player bids a number of points from 1 to 60, higher than the last, or passes. A player who passes is out for good. A bid of 60 ends the auction.',
  'case.bids': 'Every bid must be above the last one; by how much is up to you.',
  'calls.pass': 'If all pass, nobody scores and the next player deals. If everyone else has passed, the last player may still bid.',
  'calls.away': 'The bidder first discards, face down: any number of cards from none to as many as the widow holds.',
  'calls.draw':
    'Then the bidder takes exactly as many from the widow, face-up or face-down cards by choice. The bidder sees a face-down card only after taking it. The discards stay secret; everyone sees which face-up cards were taken.',
  'option.discards':
    'Discards and cards left in the widow count for nobody; or they count for the bidder, who then adds their points to those in tricks.',
  'calls.trumps': 'Finally the bidder names a trump suit or **no trumps**. This does not change what the deal counts.',
  'play.lead':
    'Forehand leads to the first trick; but after a bid of 60 the bidder leads. The winner of each trick leads to the next. Any card may be led.',
  'play.alone': 'Nobody has a partner. The player who is winning the trick is your opponent, bidder or not.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must beat the winning card if it is of the led suit and you hold a higher one. Any higher one will do; if you have none, play any card of the suit.',
  'case.beat': 'The king is winning and the ten beats it, so you must play the ten.',
  'play.trumped': 'If a suit other than trumps was led and has been trumped, follow suit with any card: none of them can win.',
  'case.trumpedFollow': 'The hearts have been trumped. You must follow, but may keep the ten.',
  'play.trump': 'If you have none of the led suit, and it is winning, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'No heart: you must trump. With a partner winning you could have played anything; here you have no partner.',
  'play.overtrump': 'If you have none of the led suit and the trick has been trumped, you must play a higher trump when you have one.',
  'case.over': 'The eight of trumps is winning. The jack is higher, so you must play it.',
  'play.under':
    'If your trumps are all too low, you may play any card **except a trump**. Only when you hold nothing but such trumps do you play one of them.',
  'case.under': 'You can’t beat the nine of trumps; neither lower trump is playable.',
  'option.underTrump': 'The other reading of the rules lets a player who can’t overtrump play any card at all, a lower trump too.',
  'case.free': 'With undertrumping allowed, either small trump may go under the nine, and the ace of clubs may be kept.',
  'play.noTrump': 'At no trumps, a player without the led suit may play any card.',
  'option.defenders':
    'Some let the bidder’s opponents play as partners: if another of them is winning, you needn’t beat the card or trump, and may play any card of the led suit, or any card at all without it.',
  'case.partners': 'Another opponent of the bidder is winning with the ace. As partners, you needn’t trump.',
  'score.bid':
    'If the bidder’s points in tricks are at least the bid, the bidder scores the **bid**, not the points taken. Otherwise the bidder loses the bid. The others score nothing in either case.',
  'case.made':
    'Bid {bid}, and 31 taken: the bidder scores what was bid, no more. The other points lay in the widow and among the discards.',
  'case.failed': 'Bid {bid}, and 24 taken: one short, and the bid is lost.',
  'match.deals':
    'A match is ten deals. Each player keeps a separate total, which may fall below zero; the highest wins, and ties share the win.',
  'option.deals': 'A match may also be 20 deals.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.widow': '**Widow**: the cards left over after dealing.',
  'term.bidder': '**Bidder**: the winner of the auction.',
  source:
    'The form of the French game for three to seven. This page follows these rules: all may pass, the last player may then still bid, a bid of 60 ends the auction, and cards that are in nobody’s tricks count for nobody.',
} as const;
