import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Double-deck Pinochle. */
export const page: RulesPage = {
  game: 'pinochle-double',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.pack',
        { worth: [worthRow('every', 'S', 'A=1 T=1 K=1 Q J')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'equal', trump: 'S', cards: 'TH AH QH AH', winner: 1, points: 3 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.packets'] },
    {
      id: 'calls',
      blocks: [
        'calls.bid',
        {
          case: {
            kind: 'bids',
            id: 'steps',
            bids: [
              { call: 'bid:50' },
              { call: 'bid:50', refused: true },
              { call: 'bid:51' },
              { call: 'bid:53', says: 10 },
              { call: 'pass' },
              { call: 'bid:55', says: 10 },
              { call: 'bid:60' },
              { call: 'bid:61', refused: true },
              { call: 'bid:65' },
            ],
          },
        },
        'calls.stuck',
        'calls.signal',
        {
          case: {
            kind: 'bids',
            id: 'signal',
            bids: [{ call: 'bid:54', says: 40 }, { call: 'pass' }, { call: 'bid:57', says: 20 }, { call: 'bid:60' }],
          },
        },
        'calls.trumps',
        'calls.noMarriage',
      ],
    },
    {
      id: 'bonus',
      blocks: [
        'meld.what',
        {
          figures: {
            id: 'melds',
            columns: ['one', 'two', 'three', 'four'],
            rows: [
              { id: 'run', cards: 'AS TS KS QS JS', cells: [15, 150, 225, 300] },
              { id: 'royalMarriage', cards: 'KS QS', cells: [4, 8, 12, 16] },
              { id: 'marriage', cards: 'KH QH', cells: [2, 4, 6, 8] },
              { id: 'aces', cards: 'AS AH AD AC', cells: [10, 100, 150, 200] },
              { id: 'kings', cards: 'KS KH KD KC', cells: [8, 80, 120, 160] },
              { id: 'queens', cards: 'QS QH QD QC', cells: [6, 60, 90, 120] },
              { id: 'jacks', cards: 'JS JH JD JC', cells: [4, 40, 60, 80] },
              { id: 'pinochle', cards: 'QS JD', cells: [4, 30, 60, 90] },
            ],
          },
        },
        'meld.once',
        {
          case: {
            kind: 'show',
            id: 'runMarriage',
            trump: 'S',
            groups: [{ cards: 'AS TS KS QS JS KS QS', points: 19 }],
          },
        },
        { case: { kind: 'show', id: 'pinochles', trump: 'H', groups: [{ cards: 'QS QS JD JD', points: 30 }] } },
        { case: { kind: 'show', id: 'aces', trump: 'H', groups: [{ cards: 'AS AH AD AC AS AH AD', points: 10 }] } },
        'meld.least',
        { option: 'minMeld' },
        'meld.laid',
        { option: 'concede' },
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.beat',
        { case: { kind: 'play', id: 'beat', trump: 'S', trick: 'KH QH', hand: 'TH JH', legal: 'TH' } },
        { case: { kind: 'play', id: 'equalHand', trump: 'S', trick: 'KH AH QH', hand: 'AH TH JH', legal: 'AH TH JH' } },
        { case: { kind: 'play', id: 'mate', trump: 'S', trick: 'QH KH JH', hand: 'AH TH QH', legal: 'AH TH' } },
        'play.trumped',
        { case: { kind: 'play', id: 'trumped', trump: 'S', trick: 'KH AH JS', hand: 'TH JH', legal: 'TH JH' } },
        'play.trump',
        { case: { kind: 'play', id: 'over', trump: 'S', trick: 'KH AH JS', hand: 'QS JS AD', legal: 'QS' } },
        { case: { kind: 'play', id: 'under', trump: 'S', trick: 'KH AH AS', hand: 'TS JS AD', legal: 'TS JS' } },
        'play.any',
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.sum',
        'score.made',
        scoreCase('made', ['meld', 'taken', 'score'], { takers: [25, 35, 60], defenders: [0, 15, 15] }, { given: { bid: 60 } }),
        scoreCase('set', ['meld', 'taken', 'score'], { takers: [24, 35, -60], defenders: [22, 15, 37] }, { given: { bid: 60 } }),
        'score.save',
        scoreCase(
          'lost',
          ['meld', 'taken', 'score'],
          { takers: [100, 48, 148], defenders: [30, 2, 2] },
          { given: { bid: 50, last: 'defenders' } },
        ),
        { option: 'saveMeld' },
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'target' }] },
    { id: 'terms', blocks: [{ list: ['term.pinochle', 'term.marriage', 'term.around', 'term.set', 'term.counter'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.beat',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.trump',
  },
};
