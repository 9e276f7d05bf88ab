import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Briscola Chiamata. */
export const page: RulesPage = {
  game: 'briscola-chiamata',
  alone: true,
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: ['cards.order', { worth: [worthRow('every', 'D', 'A=11 T=10 K=4 Q=3 J=2 6 5 4 3 2')] }, 'cards.sum', 'cards.french'],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.cards'] },
    {
      id: 'calls',
      blocks: [
        'calls.how',
        { list: ['calls.rank', 'calls.points', 'calls.end'] },
        {
          case: {
            kind: 'bids',
            id: 'auction',
            bids: [
              { call: 'bid:A' },
              { call: 'pass' },
              { call: 'bid:4' },
              { call: 'bid:5', refused: true },
              { call: 'bid:70', refused: true },
              { call: 'bid:2' },
              { call: 'bid:61', refused: true },
              { call: 'bid:70' },
              { call: 'bid:71' },
            ],
          },
        },
        { option: 'lowestPoints' },
        'calls.trumps',
        'calls.partner',
        'calls.alone',
        'calls.none',
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.free',
        { case: { kind: 'play', id: 'free', trump: 'H', trick: 'AD 6H', hand: 'TD 2C JH', legal: 'TD 2C JH' } },
        'play.wins',
        { case: { kind: 'trick', id: 'led', trump: 'H', cards: 'KS AC QS TC QC', winner: 0, points: 31 } },
        { case: { kind: 'trick', id: 'trumped', trump: 'H', cards: 'AD QD 2H KD 6H', winner: 4, points: 18 } },
        'play.secret',
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.need',
        {
          figures: {
            id: 'stakes',
            columns: ['side', 'alone', 'others'],
            rows: [
              { id: 'r61to70', cells: ['±2', '±4', '∓1'] },
              { id: 'r71to80', cells: ['±4', '±8', '∓2'] },
              { id: 'r81to90', cells: ['±6', '±12', '∓3'] },
              { id: 'r91to100', cells: ['±8', '±16', '∓4'] },
              { id: 'r101to120', cells: ['±10', '±20', '∓5'] },
            ],
          },
        },
        'score.signs',
        scoreCase('made', ['score'], { caller: [2], partner: [2], others: [-1] }, { given: { reached: 61 } }),
        scoreCase('lost', ['score'], { caller: [-8], partner: [-8], others: [4] }, { given: { bid: 95, reached: 94 } }),
        scoreCase('alone', ['score'], { caller: [4], others: [-1] }, { given: { reached: 61, alone: 'yes' } }),
        { option: 'partnerShare' },
        scoreCase(
          'half',
          ['score'],
          { caller: [2], partner: [1], others: [-1] },
          { options: { partnerShare: 'half' }, given: { reached: 61 } },
        ),
      ],
    },
    { id: 'match', blocks: ['match.deals', { option: 'deals' }, { option: 'target' }] },
    { id: 'terms', blocks: [{ list: ['term.briscola', 'term.socio', 'term.carico', 'term.liscio', 'term.chiamata'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {},
};
