import { manilleTimes } from '../manilleCalls.ts';
import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Three-player Manille. */
export const page: RulesPage = {
  game: 'manille-three',
  alone: true,
  sections: [
    { id: 'aim', blocks: ['aim'] },
    { id: 'cards', blocks: ['cards.order', { worth: [worthRow('every', 'H', 'T=5 A=4 K=3 Q=2 J=1 9 8 7')] }, 'cards.sum'] },
    { id: 'deal', blocks: ['deal.seats', 'deal.packets', 'deal.look'] },
    {
      id: 'calls',
      blocks: [
        'calls.blind',
        'calls.trumps',
        'calls.exchange',
        'calls.double',
        { list: ['calls.along', 'calls.against'] },
        manilleTimes({ blind: true }),
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.sides',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'S', trick: 'KH QH', hand: 'TH 9H AS', legal: 'TH' } },
        { case: { kind: 'play', id: 'mateFollows', trump: 'S', trick: 'KH', hand: 'TH 9H AS', legal: 'TH 9H', mates: [0] } },
        'play.trumped',
        { case: { kind: 'play', id: 'trumpedFollow', trump: 'S', trick: 'KH 9S', hand: 'TH 8H AS', legal: 'TH 8H' } },
        'play.mate',
        { case: { kind: 'play', id: 'mateFree', trump: 'S', trick: 'AH', hand: '8S AC', legal: '8S AC', mates: [0] } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'S', trick: 'KH 7H', hand: '8S AC', legal: '8S' } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'S', trick: 'KH 8S', hand: 'JS 7D AC', legal: 'JS' } },
        'play.under',
        { case: { kind: 'play', id: 'under', trump: 'S', trick: 'KH 9S', hand: '8S 7S AC', legal: 'AC' } },
        { option: 'underTrump' },
        {
          case: {
            kind: 'play',
            id: 'free',
            options: { underTrump: 'free' },
            trump: 'S',
            trick: 'KH 9S',
            hand: '8S 7S AC',
            legal: '8S 7S AC',
          },
        },
        'play.noTrump',
        'play.widow',
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.dealer',
        'score.others',
        'score.all',
        'score.times',
        scoreCase('dealer', ['taken', 'score'], { dealer: [41, 22], others: [19, 0] }, { given: { trump: 'H', calls: 1 } }),
        scoreCase('others', ['taken', 'score'], { dealer: [28, 0], others: [32, 2] }, { given: { trump: 'H' } }),
        'score.tie',
        scoreCase('afterTie', ['taken', 'score'], { dealer: [40, 20], others: [20, 0] }, { given: { trump: 'H', carry: 2 } }),
      ],
    },
    { id: 'match', blocks: ['match.target'] },
    { id: 'terms', blocks: [{ list: ['term.manille', 'term.widow', 'term.along'] }] },
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
