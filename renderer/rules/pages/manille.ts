import { CALLS_OF_FOUR } from '../manilleCalls.ts';
import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Manille. */
export const page: RulesPage = {
  game: 'manille',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'H', 'T=5 A=4 K=3 Q=2 J=1 9 8 7')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'S', cards: 'AH TH 7H QH', winner: 1, points: 11 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', { option: 'equalDraws' }, 'deal.packets', 'deal.look'] },
    CALLS_OF_FOUR,
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'S', trick: 'KH 7H QH', hand: 'TH 9H AS', legal: 'TH' } },
        { case: { kind: 'play', id: 'mateFollows', trump: 'S', trick: 'QH KH 7H', hand: 'TH 9H AS', legal: 'TH 9H' } },
        'play.trumped',
        { case: { kind: 'play', id: 'trumpedFollow', trump: 'S', trick: 'KH QH 9S', hand: 'TH 8H AS', legal: 'TH 8H' } },
        'play.mate',
        { case: { kind: 'play', id: 'mateFree', trump: 'S', trick: 'KH AH 7H', hand: '8S AC', legal: '8S AC' } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'S', trick: 'KH QH 7H', hand: '8S AC', legal: '8S' } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'S', trick: 'KH 7S 8S', hand: 'JS 7D AC', legal: 'JS' } },
        'play.under',
        { case: { kind: 'play', id: 'under', trump: 'S', trick: 'KH QH 9S', hand: '8S 7S AC', legal: 'AC' } },
        { case: { kind: 'play', id: 'onlyUnder', trump: 'S', trick: 'KH QH 9S', hand: '8S 7S', legal: '8S 7S' } },
        { option: 'underTrump' },
        {
          case: {
            kind: 'play',
            id: 'free',
            options: { underTrump: 'free' },
            trump: 'S',
            trick: 'KH QH 9S',
            hand: '8S 7S AC',
            legal: '8S 7S AC',
          },
        },
        'play.noTrump',
        { case: { kind: 'play', id: 'noTrump', trump: 'NT', trick: 'KH QH 7H', hand: '8S TC', legal: '8S TC' } },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.excess',
        'score.all',
        'score.times',
        scoreCase('doubled', ['taken', 'score'], { dealerSide: [41, 44], opponents: [19, 0] }, { given: { trump: 'H', calls: 2 } }),
        scoreCase('all', ['taken', 'score'], { dealerSide: [60, 120], opponents: [0, 0] }, { given: { trump: 'NT', calls: 0 } }),
        'score.tie',
        scoreCase(
          'afterTie',
          ['taken', 'score'],
          { dealerSide: [33, 24], opponents: [27, 0] },
          { given: { trump: 'NT', blind: 'yes', calls: 0, carry: 2 } },
        ),
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'match' }] },
    { id: 'terms', blocks: [{ list: ['term.manille', 'term.boom', 'term.along'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.overtrump',
    'play/no-undertrump': 'play.under',
  },
};
