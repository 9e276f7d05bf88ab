import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Manilla. */
export const page: RulesPage = {
  game: 'manilla',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'D', '9=5 A=4 K=3 Q=2 J=1 8 7 6 5 4 3 2')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'D', cards: 'KH 2D 9H AH', winner: 1, points: 13 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.packets', 'deal.shown'] },
    {
      id: 'bonus',
      blocks: [
        'shown.counter',
        'shown.held',
        scoreCase(
          'atOnce',
          ['taken', 'shown', 'score'],
          { dealerSide: [30, 5, 5], opponents: [42, 0, 6] },
          { given: { shown: '9D', total: 20 } },
        ),
        scoreCase(
          'heldWon',
          ['taken', 'shown', 'score'],
          { dealerSide: [36, 5, 5], opponents: [36, 0, 0] },
          { given: { shown: '9D', total: 37 } },
        ),
        scoreCase(
          'heldLost',
          ['taken', 'shown', 'score'],
          { dealerSide: [35, 0, 0], opponents: [37, 0, 1] },
          { given: { shown: '9D', total: 35 } },
        ),
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'D', trick: 'QH 2H KH', hand: '9H AH 3H', legal: '9H AH' } },
        { case: { kind: 'play', id: 'mateFollows', trump: 'D', trick: 'QH KH 2H', hand: '9H AH 3H', legal: '9H AH 3H' } },
        'play.trumped',
        'play.mate',
        { case: { kind: 'play', id: 'mateFree', trump: 'D', trick: 'KH AH 5H', hand: '6D 9C', legal: '6D 9C' } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'D', trick: 'KH 2H QH', hand: '2D 9C', legal: '2D' } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'D', trick: 'KH 2H 5D', hand: '6D 4D 9C', legal: '6D' } },
        'play.lower',
        { case: { kind: 'play', id: 'lower', trump: 'D', trick: 'KH 2H 5D', hand: '4D 3D 9C', legal: '4D 3D 9C' } },
      ],
    },
    {
      id: 'score',
      blocks: ['score.excess', scoreCase('excess', ['taken', 'score'], { dealerSide: [27, 0], opponents: [45, 9] }), 'score.capote'],
    },
    { id: 'match', blocks: ['match.game', 'match.match'] },
    { id: 'terms', blocks: [{ list: ['term.manilla', 'term.shown', 'term.capote', 'term.blanca'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.overtrump',
  },
};
