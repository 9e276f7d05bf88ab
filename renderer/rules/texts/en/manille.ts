/** The rules of Manille. */
export const text = {
  'idea.1': 'Four players, two against two, eight cards each; the ten, the **manille**, is the highest card of every suit.',
  'idea.2': 'The dealer chooses trumps, or plays without, or even without having looked.',
  'idea.3': 'Against an opponent you must play higher when you can; when your partner is winning you are free.',
  'idea.4': 'The cards hold 60 points. Whoever has more than 30 scores what is above it.',
  'idea.5': 'Both sides can double. The first to 101 wins.',
  aim: 'Take tricks with points in them. Only the points above half of the 60 count, so that a deal is often won by little; the doublings make it worth more.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps too: the ten stands above the ace, and the nine, eight and seven are worth nothing.',
  'cards.sum': 'A suit holds 15 points and the pack 60. Nothing is given for the last trick.',
  'case.worth': 'The ten of hearts beats the ace. The trick brings 4 + 5 + 0 + 2 points.',
  'deal.seats':
    'For partners, cards may be drawn: the two highest play against the two lowest, and equal ones draw again. A further cut decides who deals first. You may as well sit down as you are. Everything goes clockwise, and the player to the dealer’s left is **forehand**.',
  'deal.packets': 'Eight cards each, in packets of three, two and three.',
  'deal.look':
    'The dealer’s cards stay face down until the dealer has answered whether to play no trumps blind. The dealer’s partner sees no card until trumps are chosen. The opponents may look at once.',
  'calls.blind': 'Before looking, the dealer may call **blind no trumps**: there is no trump suit, and the deal counts four times.',
  'calls.trumps': 'Otherwise the dealer looks, and names a trump suit or **no trumps**, which counts twice. Passing is not possible.',
  'calls.double': 'Then the stakes can be raised, once by each side:',
  'calls.along':
    '**I go along**, by either opponent of the dealer: they believe that they will have more than 30. The deal counts twice as much.',
  'calls.against': '**I go against**, by the dealer or the dealer’s partner, and only after somebody went along: twice as much again.',
  'calls.order':
    'Forehand is asked first, then forehand’s partner; to answer, the dealer first, then the dealer’s partner. As soon as one of the two has called, the other is not asked any more.',
  times: 'What a deal counts',
  'times.col.none': 'no call',
  'times.col.along': 'along',
  'times.col.against': 'along and against',
  'times.row.suit': 'A trump suit',
  'times.row.noTrump': 'No trumps',
  'times.row.blind': 'Blind no trumps',
  'play.lead': 'Forehand leads to the first trick, the winner of each trick to the next. Any card may be led.',
  'play.follow': 'If you hold cards of the led suit, you must play one of them.',
  'play.beat':
    'Following suit, you must **beat** the trick if an opponent is winning it with a card of the led suit and you hold a higher one. Any higher card will do. If you have none, or if your partner is winning, play whichever card of the suit you like.',
  'case.beat':
    'The opponent’s king is winning. The ten beats it and is due; with a smaller heart only you would have been free to give it.',
  'case.mateFollows': 'Now the king is your partner’s. You must follow with a heart, but may choose which.',
  'play.trumped':
    'If a suit other than trumps was led and has been trumped, nothing of that suit can win any more. You follow suit with any card.',
  'case.trumpedFollow': 'An opponent has trumped the hearts. You still have to follow, but need not spend the ten on it.',
  'play.mate': 'If you have none of the led suit and your partner is winning, you may play any card at all.',
  'case.mateFree': 'Your partner’s ace is winning, so you need not trump. Give the ace of clubs to the trick, if you like.',
  'play.trump':
    'If you have none of the led suit and an opponent is winning with a card of it, you must trump. Without a trump you may play any card.',
  'case.mustTrump': 'No heart, and the opponent’s king is winning: the trump is due, small as it is.',
  'play.overtrump':
    'If you have none of the led suit and an opponent is winning with a trump, you must play a higher trump when you have one.',
  'case.over': 'An opponent has trumped with the eight. The jack is higher and is due.',
  'play.under':
    'If your trumps are all too low, you may play any card **except a trump**: nobody has to throw trumps away under a higher one. Only when you hold nothing but such trumps do you play one of them.',
  'case.under': 'The nine of trumps cannot be beaten. The two small trumps are barred, and the ace of clubs has to go.',
  'case.onlyUnder': 'Nothing but lower trumps left: now they may be played, either one.',
  'play.noTrump':
    'When there is no trump suit, a player without the led suit may play any card. Following suit, the duty to beat an opponent remains.',
  'case.noTrump': 'Without trumps a void hand is free, though an opponent is winning.',
  'score.excess': 'A side with more than 30 points scores what is above 30. The other side scores nothing.',
  'score.all': 'A side that takes all eight tricks scores 60 instead.',
  'score.times': 'The result is multiplied by everything that was called: no trumps, blind, along, against.',
  'case.doubled': '41 points with a trump suit, along and against: 11 above 30, times 4.',
  'case.all': 'All tricks at no trumps: 60 times 2.',
  'score.tie':
    'With 30 points each nobody scores, and the **next** deal counts double. This lasts for one deal and does not pile up: after two ties in a row the third deal counts twice, not four times.',
  'case.afterTie': 'Blind no trumps after a tied deal: 3 points above 30, times 4, times 2.',
  'match.target': 'The first side with 101 points has made a **boom** and wins the game.',
  'option.match':
    'A match may be one game or the best of three: the first side to win two. Each game then begins at zero, and a doubling after a tie is not carried into it.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.boom': '**Boom**: “tree”, a game to 101.',
  'term.along': '**Along** and **against**: the two doubling calls.',
  source:
    'The game of France and Belgium. Where it is told in two ways these pages decide: who cannot overtrump an opponent discards from another suit, and a lower trump is played only when nothing else is left; and a tie doubles one deal only.',
} as const;
