import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Two-player Manilla. */
export const page: RulesPage = {
  game: 'manilla-two',
  alone: true,
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'D', '9=5 A=4 K=3 Q=2 J=1 8 7 6 5 4 3 2')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'D', cards: 'KH AH', winner: 1, points: 7 } },
      ],
    },
    { id: 'deal', blocks: ['deal.piles', 'deal.open', 'deal.shown'] },
    {
      id: 'bonus',
      blocks: [
        'shown.counter',
        'shown.held',
        scoreCase(
          'atOnce',
          ['taken', 'quarter', 'shown', 'score'],
          { dealer: [20, 6, 4, 4], them: [40, 7, 0, 11] },
          { given: { shown: 'AD', tricks: 11 } },
        ),
        scoreCase(
          'heldWon',
          ['taken', 'quarter', 'shown', 'score'],
          { dealer: [30, 6, 5, 5], them: [30, 6, 0, 0] },
          { given: { shown: '9D', total: 35, tricks: 12 } },
        ),
        { option: 'shownCard' },
        scoreCase(
          'letter',
          ['taken', 'quarter', 'shown', 'score'],
          { dealer: [20, 6, 5, 5], them: [40, 6, 0, 10] },
          { options: { shownCard: 'atOnce' }, given: { shown: '9D', total: 35, tricks: 12 } },
        ),
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.uncover',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'D', trick: 'KH', hand: 'AH 2H 9C', legal: 'AH' } },
        { case: { kind: 'play', id: 'cannotBeat', trump: 'D', trick: 'KH', hand: 'JH 2H 9C', legal: 'JH 2H' } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'D', trick: 'KH', hand: '2D 9D AS', legal: '2D 9D' } },
        'play.any',
        { case: { kind: 'play', id: 'any', trump: 'D', trick: 'KH', hand: '9C AS 2C', legal: '9C AS 2C' } },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.quarter',
        'score.excess',
        scoreCase('excess', ['taken', 'quarter', 'score'], { dealer: [40, 7, 11], them: [20, 6, 0] }, { given: { tricks: 13 } }),
        'score.even',
      ],
    },
    { id: 'match', blocks: ['match.game', 'match.match'] },
    { id: 'terms', blocks: [{ list: ['term.manilla', 'term.shown', 'term.pile'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/must-trump': 'play.trump',
  },
};
