/** The rules of Auction Manille. */
export const text = {
  'idea.1': 'Three to seven players, each for themselves; the ten, the **manille**, is the highest card of every suit.',
  'idea.2': 'Some cards lie on the table as a widow, part of them open. You bid how many points you will take.',
  'idea.3': 'The highest bidder lays cards away, takes as many from the widow, and names trumps.',
  'idea.4': 'In the play everybody else is your opponent: you must play higher whenever you can.',
  'idea.5': 'The bidder wins the bid or loses it; the others score nothing. After ten deals the highest total wins.',
  aim: 'Bid as much as your hand and the widow allow, and take at least that many points in tricks.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps too: the ten is the highest card, above the ace, and the nine, eight and seven are worth nothing.',
  'cards.sum':
    'A suit holds 15 points and the pack 60. Not all of them need be in the play: some may lie in the widow or among the cards laid away.',
  'deal.seats': 'Everybody plays alone. Everything goes clockwise; the player to the dealer’s left is **forehand**.',
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
    'From forehand on, each player bids a number of points from 1 to 60, higher than the last, or passes. Who has passed is out for good. A bid of 60 ends the auction.',
  'case.bids': 'Every bid must be above the last one; by how much is up to you.',
  'calls.pass': 'If all pass, nobody scores and the next player deals. The last one may still bid when all the others have passed.',
  'calls.away': 'The bidder first lays cards away, face down: none, or up to as many as the widow holds.',
  'calls.draw':
    'Then the bidder takes exactly as many from the widow, open ones or covered ones by choice. A covered card is seen only when it has been taken. What was laid away stays secret; which open cards were taken is seen by all.',
  'option.discards':
    'Cards laid away and cards left in the widow count for nobody; or they count for the bidder, who then has their points besides those in tricks.',
  'calls.trumps': 'At last the bidder names a trump suit or **no trumps**. This does not change what the deal counts.',
  'play.lead':
    'Forehand leads to the first trick; but after a bid of 60 the bidder leads. The winner of each trick leads to the next. Any card may be led.',
  'play.alone': 'Nobody has a partner. Whoever is winning the trick is your opponent, the bidder or not.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must beat the winning card if it is of the led suit and you hold a higher one. Any higher one will do; if you have none, play any card of the suit.',
  'case.beat': 'The king is winning and the ten beats it, so the ten is due.',
  'play.trumped': 'If a suit other than trumps was led and has been trumped, follow suit with any card: none of them can win.',
  'case.trumpedFollow': 'The hearts have been trumped. You must follow, but may keep the ten.',
  'play.trump': 'If you have none of the led suit, and it is winning, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'No heart: the trump is due. At a table with partners you might have been free; here you never are.',
  'play.overtrump': 'If you have none of the led suit and the trick has been trumped, you must play a higher trump when you have one.',
  'case.over': 'The eight of trumps is winning. The jack is higher and due.',
  'play.under':
    'If your trumps are all too low, you may play any card **except a trump**. Only when you hold nothing but such trumps do you play one of them.',
  'case.under': 'The nine of trumps cannot be beaten; both lower trumps are barred.',
  'play.noTrump': 'When there is no trump suit, a player without the led suit may play any card.',
  'option.defenders':
    'Some let the bidder’s opponents play as partners: one who sees another of them winning need not beat nor trump, and may play any card of the led suit, or any card without it.',
  'case.partners': 'Another opponent of the bidder is winning with the ace. As partners of each other you need not trump.',
  'score.bid':
    'If the bidder’s points in tricks are at least the bid, the bidder scores the **bid**, not the points taken. Otherwise the bidder loses the bid. The others score nothing in either case.',
  'case.made':
    'Bid {bid}, and 31 taken: the bidder scores what was bid, not more. The other points lay in the widow and among the cards laid away.',
  'case.failed': 'Bid {bid}, and 24 taken: one short, and the bid is lost.',
  'match.deals':
    'A match is ten deals. Everybody keeps an own total, which may fall below zero; the highest wins, and equal ones share the win.',
  'option.deals': 'A match may also be 20 deals.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.widow': '**Widow**: the cards that were not dealt to anybody.',
  'term.bidder': '**Bidder**: whoever won the auction.',
  source:
    'The form of the French game for an uneven company. These pages decide: all may pass, the last player may then still bid, a bid of 60 ends the auction, and cards that are not in anybody’s tricks count for nobody.',
} as const;
