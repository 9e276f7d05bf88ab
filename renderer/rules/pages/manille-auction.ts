import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Auction Manille. */
export const page: RulesPage = {
  game: 'manille-auction',
  alone: true,
  sections: [
    { id: 'aim', blocks: ['aim'] },
    { id: 'cards', blocks: ['cards.order', { worth: [worthRow('every', 'H', 'T=5 A=4 K=3 Q=2 J=1 9 8 7')] }, 'cards.sum'] },
    {
      id: 'deal',
      blocks: [
        'deal.seats',
        'deal.cards',
        {
          figures: {
            id: 'widow',
            columns: ['each', 'open', 'covered'],
            rows: [
              { id: 'p3', cells: [9, 2, 3] },
              { id: 'p4', cells: [7, 2, 2] },
              { id: 'p5', cells: [6, 1, 1] },
              { id: 'p6', cells: [5, 1, 1] },
              { id: 'p7', cells: [4, 2, 2] },
            ],
          },
        },
      ],
    },
    {
      id: 'calls',
      blocks: [
        'calls.bid',
        {
          case: {
            kind: 'bids',
            id: 'bids',
            bids: [{ call: 'bid:20' }, { call: 'bid:20', refused: true }, { call: 'bid:25' }, { call: 'pass' }, { call: 'bid:26' }],
          },
        },
        'calls.pass',
        'calls.away',
        'calls.draw',
        { option: 'discards' },
        'calls.trumps',
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.alone',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'S', trick: 'QH KH 7H', hand: 'TH 9H AS', legal: 'TH', players: 4 } },
        'play.trumped',
        { case: { kind: 'play', id: 'trumpedFollow', trump: 'S', trick: 'KH QH 9S', hand: 'TH 8H AS', legal: 'TH 8H', players: 4 } },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'S', trick: 'KH AH 7H', hand: '8S AC', legal: '8S', players: 4 } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'S', trick: 'KH 7S 8S', hand: 'JS 7D AC', legal: 'JS', players: 4 } },
        'play.under',
        { case: { kind: 'play', id: 'under', trump: 'S', trick: 'KH QH 9S', hand: '8S 7S AC', legal: 'AC', players: 4 } },
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
            players: 4,
          },
        },
        'play.noTrump',
        { option: 'defenders' },
        {
          case: {
            kind: 'play',
            id: 'partners',
            options: { defenders: 'partners' },
            trump: 'S',
            trick: 'KH AH',
            hand: '8S AC',
            legal: '8S AC',
            mates: [0, 1],
            players: 4,
          },
        },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.bid',
        scoreCase('made', ['taken', 'score'], { bidder: [31, 25], others: [20, 0] }, { given: { bid: 25 } }),
        scoreCase('failed', ['taken', 'score'], { bidder: [24, -25], others: [30, 0] }, { given: { bid: 25 } }),
      ],
    },
    { id: 'match', blocks: ['match.deals', { option: 'deals' }] },
    { id: 'terms', blocks: [{ list: ['term.manille', 'term.widow', 'term.bidder'] }] },
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
