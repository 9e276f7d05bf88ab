import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Botifarra. */
export const page: RulesPage = {
  game: 'botifarra',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'D', '9=5 A=4 K=3 Q=2 J=1 8 7 6 5 4 3 2')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'D', cards: 'KH 9H 2H AH', winner: 1, points: 13 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.packets'] },
    {
      id: 'calls',
      blocks: [
        'calls.trumps',
        { list: ['calls.suit', 'calls.botifarra', 'calls.delegate'] },
        'calls.double',
        { list: ['calls.contrar', 'calls.recontrar', 'calls.vicens'] },
        'calls.order',
        'calls.total',
        { option: 'multipliers' },
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'oneBeats', trump: 'D', trick: 'KH', hand: 'AH JH 5H 9S', legal: 'AH' } },
        { case: { kind: 'play', id: 'anyBeats', trump: 'D', trick: 'KH', hand: '9H AH 2H', legal: '9H AH' } },
        'play.lowest',
        { case: { kind: 'play', id: 'lowest', trump: 'D', trick: 'KH', hand: 'JH 5H 9S', legal: '5H' } },
        { case: { kind: 'play', id: 'trumpedLowest', trump: 'D', trick: 'KH 2H 3D', hand: '9H 4H AC', legal: '4H' } },
        'play.give',
        { case: { kind: 'play', id: 'give', trump: 'D', trick: '9H 2H', hand: 'KH JH 6H 4H', legal: 'KH JH 4H' } },
        { option: 'mustGive' },
        'play.trump',
        { case: { kind: 'play', id: 'trump', trump: 'D', trick: 'KH', hand: '3D 9S 5S', legal: '3D' } },
        { case: { kind: 'play', id: 'over', trump: 'D', trick: 'KH 2H 6D', hand: '5D 7D KD 9S', legal: '7D KD' } },
        'play.lows',
        { case: { kind: 'play', id: 'lows', trump: 'D', trick: 'KH QH 2H', hand: '9S 5S 7C', legal: '5S 7C' } },
        { case: { kind: 'play', id: 'losing', trump: 'D', trick: 'KH 2H 6D', hand: '5D 2D 8S 6S', legal: '2D 6S' } },
        { option: 'losingTrump' },
        'play.second',
        { case: { kind: 'play', id: 'second', trump: 'D', trick: 'KH', hand: '9S 5S 7C', legal: '9S 5S 7C' } },
        'play.mate',
        { case: { kind: 'play', id: 'mate', trump: 'D', trick: '2H 3D 4H', hand: 'KD 5D 2D 8S 6S AC', legal: 'KD 2D 6S AC' } },
        'play.noTrump',
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.excess',
        'score.tie',
        scoreCase('doubled', ['taken', 'score'], { dealerSide: [50, 112], opponents: [22, 0] }, { given: { trump: 'NT', calls: 2 } }),
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'session' }] },
    { id: 'terms', blocks: [{ list: ['term.botifarra', 'term.basa', 'term.blanca', 'term.contrar'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/lowest-only': 'play.lowest',
    'play/counter-or-lowest': 'play.give',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.trump',
    'play/lowest-trump': 'option.losingTrump',
  },
};
