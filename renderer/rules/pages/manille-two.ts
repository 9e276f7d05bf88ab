import { manilleTimes } from '../manilleCalls.ts';
import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Two-player Manille. */
export const page: RulesPage = {
  game: 'manille-two',
  alone: true,
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'H', 'T=5 A=4 K=3 Q=2 J=1 9 8 7')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'S', cards: 'AH TH', winner: 1, points: 9 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.rows', 'deal.hand'] },
    {
      id: 'calls',
      blocks: ['calls.trumps', 'calls.double', { list: ['calls.along', 'calls.against'] }, manilleTimes({ blind: false })],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.both',
        'play.uncover',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'S', trick: 'KH', hand: 'TH AH 9H AS', legal: 'TH AH' } },
        { case: { kind: 'play', id: 'cannotBeat', trump: 'S', trick: 'TH', hand: 'AH 9H AS', legal: 'AH 9H' } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'S', trick: 'KH', hand: '8S JS AC', legal: '8S JS' } },
        'play.any',
        { case: { kind: 'play', id: 'noTrump', trump: 'NT', trick: 'KH', hand: '8S TC', legal: '8S TC' } },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.excess',
        'score.all',
        'score.times',
        scoreCase('doubled', ['taken', 'score'], { dealer: [26, 0], them: [34, 16] }, { given: { trump: 'NT', calls: 1 } }),
        scoreCase('all', ['taken', 'score'], { dealer: [60, 60], them: [0, 0] }, { given: { trump: 'H', calls: 0 } }),
        'score.tie',
      ],
    },
    { id: 'match', blocks: ['match.target'] },
    { id: 'terms', blocks: [{ list: ['term.manille', 'term.row', 'term.along'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/must-trump': 'play.trump',
  },
};
