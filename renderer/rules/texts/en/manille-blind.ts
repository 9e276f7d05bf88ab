/** The rules of Blind Manille. */
export const text = {
  'idea.1': 'Manille turned round: you see everyone’s cards but your own.',
  'idea.2': 'The dealer chooses trumps by looking at the other three hands.',
  'idea.3': 'You play a card by its place, without knowing what it is. You never have to follow suit or beat a card.',
  'idea.4': 'The cards hold 60 points. The side with more than 30 scores the excess, multiplied by any doubles.',
  'idea.5': 'The first side to 101 points wins.',
  aim: 'Guess, from what the others hold and what they do, what must be in your own hand; and take more than half of the points with it.',
  'cards.order':
    'You play with 32 cards, seven to ace. The order is the same in all suits, trumps included: the ten is the highest card, above the ace, and the nine, eight and seven are worth nothing. What you can’t see anywhere is yours.',
  'cards.sum': 'A suit holds 15 points and the pack 60. The last trick is worth nothing extra.',
  'case.worth': 'Hearts were led and trumped twice; the ten of trumps wins 4 + 0 + 5 + 5.',
  'deal.seats':
    'Partners sit opposite; you may draw for them. Play and deal go clockwise, and the player to the dealer’s left is forehand.',
  'option.equalDraws':
    'If partners are drawn for, equal cards are drawn again here only when they leave the partners open. By the letter of the rules, players with equal cards always lay them aside and draw on until all ranks are different.',
  'deal.packets': 'Eight cards each, in packets of three, two and three.',
  'deal.backs':
    'You see only the backs of your own cards, in the order in which they were dealt. They stay in that order: their places, one to eight, are all you know them by. The other three hands lie open to you.',
  'calls.blind':
    'Before any hand is shown, the dealer may call **blind no trumps**: there is no trump suit, and the deal counts four times. Only then are the hands shown.',
  'calls.trumps':
    'Otherwise the hands are shown, and the dealer names a suit or **no trumps**, which counts twice, from the other three hands. The dealer’s partner sees the others’ hands like everyone else.',
  'calls.double': 'Then the stakes can be raised, once by each side:',
  'calls.along': '**{call:along}**, by either opponent of the dealer: the deal counts twice as much.',
  'calls.against': '**{call:against}**, by the dealer or the dealer’s partner, only after a double: twice as much again.',
  'calls.order':
    'Forehand is asked first, then forehand’s partner; to answer, the dealer first, then the dealer’s partner. Once one partner has called, the other is not asked.',
  times: 'What a deal counts',
  'times.col.none': 'no call',
  'times.col.along': 'double',
  'times.col.against': 'double and redouble',
  'times.row.suit': 'A trump suit',
  'times.row.noTrump': 'No trumps',
  'times.row.blind': 'Blind no trumps',
  'play.lead': 'The **dealer** leads to the first trick, not forehand as in Manille. The winner of each trick leads to the next.',
  'play.place':
    'On your turn you choose a place, and the card there is turned up and played. The cards that remain keep their places and their numbers.',
  'play.free':
    'Since nobody can see what they play, **anything goes**: you never have to follow suit, trump or beat a card. Every place may be played.',
  'case.free': 'If these are your cards, though you don’t know it, any of them may fall on the king.',
  'play.wins': 'The highest trump in the trick wins; without one, the highest card of the led suit.',
  'play.advice':
    'Your partner sees your cards and you see your partner’s. What your partner leads, calls or leaves alone is the best hint you get; talking is not allowed.',
  'score.excess': 'A side with more than 30 points scores the excess over 30. The other side scores nothing.',
  'score.all': 'A side that takes all eight tricks scores 60 instead.',
  'score.times': 'The result is multiplied by everything that was called: no trumps, blind, double, redouble.',
  'case.along': 'No trumps, doubled: 8 points above 30, times 2, times 2.',
  'score.tie':
    'With 30 points each nobody scores, and the **next** deal counts double. This lasts one deal and does not accumulate: after two ties in a row the third deal counts twice, not four times.',
  'case.tie': '30 each: nobody scores, however often the deal was doubled. The next deal counts double.',
  'match.target': 'The first side to 101 points wins the game, called a **boom**.',
  'option.match':
    'A match may be one game or the best of three: the first side to win two. Each game starts at zero, and a doubling after a tie is not carried into it.',
  'term.manille': '**Manille**: the ten, the highest card of a suit. The ace below it is the **manillon**.',
  'term.boom': '**Boom**: “tree”, a game to 101.',
  'term.blind': '**Blind**: of a call made before seeing any card; and of a hand that its owner can’t see.',
  source:
    'A pastime of Manille players. On this page the blind call is offered here too, before the hands are shown, and the dealer’s partner looks at the others’ hands like everyone else.',
} as const;
