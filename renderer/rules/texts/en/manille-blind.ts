/** The rules of Blind Manille. */
export const text = {
  'idea.1': 'Manille turned round: you see everybody’s cards but your own.',
  'idea.2': 'The dealer chooses trumps by looking at the other three hands.',
  'idea.3': 'You play a card by its place, without knowing what it is. No duties apply.',
  'idea.4': 'The cards hold 60 points. The side with more than 30 scores what is above it, times the doublings.',
  'idea.5': 'The first side with 101 points wins.',
  aim: 'Guess, from all that the others hold and from what they do, what must be in your own hand; and take more than half of the points with it.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps too: the ten is the highest card, above the ace, and the nine, eight and seven are worth nothing. What you cannot see anywhere is yours.',
  'cards.sum': 'A suit holds 15 points and the pack 60. Nothing is given for the last trick.',
  'case.worth': 'Hearts were led and trumped twice; the ten of trumps wins 4 + 0 + 5 + 5.',
  'deal.seats': 'Partners sit opposite; they may be drawn for. Everything goes clockwise, and the player to the dealer’s left is forehand.',
  'deal.packets': 'Eight cards each, in packets of three, two and three.',
  'deal.backs':
    'Everybody’s own cards show their backs, in the order in which they were dealt. They stay in that order: their places, one to eight, are all you know them by. The other three hands lie open to you.',
  'calls.blind':
    'Before any hand is shown, the dealer may call **blind no trumps**: there is no trump suit, and the deal counts four times. Only then are the hands shown.',
  'calls.trumps':
    'Otherwise the hands are shown, and the dealer names a suit or **no trumps**, which counts twice, from the other three hands. The dealer’s partner sees the others’ hands like everybody.',
  'calls.double': 'Then the stakes can be raised, once by each side:',
  'calls.along': '**I go along**, by either opponent of the dealer: the deal counts twice as much.',
  'calls.against': '**I go against**, by the dealer or the dealer’s partner, only after somebody went along: twice as much again.',
  'calls.order':
    'Forehand is asked first, then forehand’s partner; to answer, the dealer first, then the dealer’s partner. When one of the two has called, the other is not asked any more.',
  times: 'What a deal counts',
  'times.col.none': 'no call',
  'times.col.along': 'along',
  'times.col.against': 'along and against',
  'times.row.suit': 'A trump suit',
  'times.row.noTrump': 'No trumps',
  'times.row.blind': 'Blind no trumps',
  'play.lead': 'The **dealer** leads to the first trick, not forehand as in Manille. The winner of each trick leads to the next.',
  'play.place':
    'On your turn you choose a place, and the card there is turned up and played. The cards that remain keep their places and their numbers.',
  'play.free':
    'Since nobody can see what they play, there are **no duties**: not to follow suit, not to trump, not to beat. Every place may be played.',
  'case.free': 'If these are your cards, though you do not know it, each of them may fall on the king.',
  'play.wins': 'The highest trump in the trick wins; without one, the highest card of the led suit.',
  'play.advice':
    'Your partner sees your cards and you see your partner’s. What your partner leads, calls, or leaves alone is the best hint you get; talking is not allowed.',
  'score.excess': 'A side with more than 30 points scores what is above 30. The other side scores nothing.',
  'score.all': 'A side that takes all eight tricks scores 60 instead.',
  'score.times': 'The result is multiplied by everything that was called: no trumps, blind, along, against.',
  'case.along': 'No trumps and along: 8 points above 30, times 2, times 2.',
  'score.tie':
    'With 30 points each nobody scores, and the **next** deal counts double. This lasts for one deal and does not pile up: after two ties in a row the third deal counts twice, not four times.',
  'case.tie': '30 each: nothing for anybody, however often it was doubled. The next deal counts double.',
  'match.target': 'The first side with 101 points has made a **boom** and wins the game.',
  'option.match':
    'A match may be one game or the best of three: the first side to win two. Each game then begins at zero, and a doubling after a tie is not carried into it.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.boom': '**Boom**: “tree”, a game to 101.',
  'term.blind': '**Blind**: of a call before any card has been seen; and of a hand that its owner does not see.',
  source:
    'A pastime of Manille players. These pages decide that the blind call is offered here too, before the hands are shown, and that the dealer’s partner looks at the others’ hands like everybody.',
} as const;
