/** The rules of Manille. */
export const text = {
  'idea.1': 'Four players, two against two, eight cards each; the ten, the **manille**, is the highest card of every suit.',
  'idea.2': 'The dealer chooses trumps, or calls no trumps – even without looking.',
  'idea.3': 'You must beat an opponent’s card when you can; when your partner is winning you may play as you like.',
  'idea.4': 'The cards hold 60 points. The side with more than 30 scores the excess.',
  'idea.5': 'Both sides can double. The first to 101 wins.',
  aim: 'Take tricks with points in them. Only the points above half of the 60 count, so deals are often won by a few points; doubling makes them worth more.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps included: the ten ranks above the ace, and the nine, eight and seven are worth nothing.',
  'cards.sum': 'A suit holds 15 points and the pack 60. The last trick is worth nothing extra.',
  'case.worth': 'The ten of hearts beats the ace. The trick is worth 4 + 5 + 0 + 2 points.',
  'deal.seats':
    'To choose partners, draw cards: the two highest play the two lowest, and ties draw again. A further cut decides who deals first. Or just sit where you like. Play and deal go clockwise, and the player to the dealer’s left is **forehand**.',
  'option.equalDraws':
    'If partners are drawn for, equal cards are drawn again here only when they leave the partners open. By the letter of the rules, players with equal cards always lay them aside and draw on until all ranks are different.',
  'deal.packets': 'Eight cards each, in packets of three, two and three.',
  'deal.look':
    'The dealer’s cards stay face down until the dealer has decided whether to play no trumps blind. The dealer’s partner sees no cards until trumps are chosen. The opponents may look at once.',
  'calls.blind': 'Before looking, the dealer may call **blind no trumps**: there is no trump suit, and the deal counts four times.',
  'calls.trumps': 'Otherwise the dealer looks, and names a trump suit or **no trumps**, which counts twice. The dealer can’t pass.',
  'calls.double': 'Then the stakes can be raised, once by each side:',
  'calls.along':
    '**{call:along}**, by either opponent of the dealer: they believe they will have more than 30. The deal counts twice as much.',
  'calls.against': '**{call:against}**, by the dealer or the dealer’s partner, and only after a double: twice as much again.',
  'calls.order':
    'Forehand is asked first, then forehand’s partner; to answer, the dealer first, then the dealer’s partner. Once one partner has called, the other is not asked.',
  times: 'What a deal counts',
  'times.col.none': 'no call',
  'times.col.along': 'double',
  'times.col.against': 'double and redouble',
  'times.row.suit': 'A trump suit',
  'times.row.noTrump': 'No trumps',
  'times.row.blind': 'Blind no trumps',
  'play.lead': 'Forehand leads first; after that, the winner of each trick leads to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must **beat** the trick if an opponent is winning it with a card of the led suit and you hold a higher one. Any higher card will do. If you have none, or if your partner is winning, play whichever card of the suit you like.',
  'case.beat':
    'An opponent’s king is winning. The ten beats it, so you must play it. With only small hearts you could have played any of them.',
  'case.mateFollows': 'Now the king is your partner’s. You must follow with a heart, but you can choose which.',
  'play.trumped':
    'If a suit other than trumps was led and has been trumped, no card of that suit can win any more. You follow suit with any card.',
  'case.trumpedFollow': 'An opponent has trumped the hearts. You still have to follow, but you needn’t spend the ten on it.',
  'play.mate': 'If you have none of the led suit and your partner is winning, you may play any card at all.',
  'case.mateFree': 'Your partner’s ace is winning, so you needn’t trump. You can give the trick your ace of clubs.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of it, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'No heart, and an opponent’s king is winning: you must trump, even with your small trump.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'An opponent has trumped with the eight. The jack is higher, so you must play it.',
  'play.under':
    'If your trumps are all too low, you may play any card **except a trump**: nobody has to waste trumps under a higher one. Only when you hold nothing but such trumps do you play one of them.',
  'case.under': 'You can’t beat the nine of trumps. The two small trumps are not playable, so the ace of clubs has to go.',
  'case.onlyUnder': 'Nothing but lower trumps left: now you may play either one.',
  'option.underTrump': 'The other reading of the rules lets a player who can’t overtrump play any card at all, a lower trump too.',
  'case.free': 'With undertrumping allowed, either small trump may go under the nine, and the ace of clubs may be kept.',
  'play.noTrump':
    'At no trumps, a player without the led suit may play any card. When following suit, you must still beat an opponent if you can.',
  'case.noTrump': 'At no trumps, if you can’t follow you may play anything, even when an opponent is winning.',
  'score.excess': 'A side with more than 30 points scores the excess over 30. The other side scores nothing.',
  'score.all': 'A side that takes all eight tricks scores 60 instead.',
  'score.times': 'The result is multiplied by everything that was called: no trumps, blind, double, redouble.',
  'case.doubled': '41 points with a trump suit, doubled and redoubled: 11 above 30, times 4.',
  'case.all': 'All tricks at no trumps: 60 times 2.',
  'score.tie':
    'With 30 points each nobody scores, and the **next** deal counts double. This lasts one deal and does not accumulate: after two ties in a row the third deal counts twice, not four times.',
  'case.afterTie': 'Blind no trumps after a tied deal: 3 points above 30, times 4, times 2.',
  'match.target': 'The first side to 101 points wins the game, called a **boom**.',
  'option.match':
    'A match may be one game or the best of three: the first side to win two. Each game starts at zero, and a doubling after a tie is not carried into it.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.boom': '**Boom**: “tree”, a game to 101.',
  'term.along': '**{call:along}** and **{call:against}**: the two calls that raise the stakes.',
  source:
    'The game of France and Belgium. Sources disagree on two points. Here a player who can’t overtrump an opponent discards from another suit, and plays a lower trump only when nothing else is left; and a tie doubles one deal only.',
} as const;
