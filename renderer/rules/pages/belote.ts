import { scoreCase, showCase, worthRow, type RulesPage } from '../page.ts';

/** Belote. */
export const page: RulesPage = {
  game: 'belote',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        {
          worth: [worthRow('trumps', 'H', 'J=20 9=14 A=11 T=10 K=4 Q=3 8 7'), worthRow('plain', 'S', 'A=11 T=10 K=4 Q=3 J=2 9 8 7')],
        },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'H', cards: 'AS 8H TS 9H', winner: 3, points: 35 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.five', 'deal.rest'] },
    { id: 'calls', blocks: ['calls.first', 'calls.second', 'calls.passed', { option: 'bidding' }] },
    {
      id: 'bonus',
      blocks: [
        'sets.what',
        {
          figures: {
            id: 'declarations',
            columns: ['worth'],
            rows: [
              { id: 'tierce', cards: 'JS TS 9S', cells: [20] },
              { id: 'cinquante', cards: 'AH KH QH JH', cells: [50] },
              { id: 'cent', cards: 'KD QD JD TD 9D', cells: [100] },
              { id: 'jacks', cards: 'JS JH JD JC', cells: [200] },
              { id: 'nines', cards: '9S 9H 9D 9C', cells: [150] },
              { id: 'others', cards: 'AS AH AD AC', cells: [100] },
            ],
          },
        },
        'sets.once',
        'sets.compare',
        showCase('carreBeats', 'H', { us: ['TS TH TD TC', 100], them: ['AH KH QH JH', 0] }),
        showCase('higher', 'H', { us: ['JS TS 9S', 0], them: ['QD JD TD', 20] }),
        showCase('trumpTie', 'C', { us: ['JS TS 9S', 0], them: ['JC TC 9C', 20] }),
        showCase('firstTie', 'H', { us: ['JS TS 9S', 20], them: ['JC TC 9C', 0] }),
        'sets.all',
        showCase('several', 'H', { us: ['AD KD QD 9C 8C 7C', 40], them: ['JS TS 9S', 0] }),
        'sets.shown',
        { option: 'declarations' },
        'sets.belote',
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.trumpsLed',
        { case: { kind: 'play', id: 'trumpsLed', trump: 'H', trick: 'AH 8H 7H', hand: 'TH 9H 8S', legal: '9H' } },
        { case: { kind: 'play', id: 'overPartner', trump: 'H', trick: 'QH 7H', hand: 'KH 8H AS', legal: 'KH' } },
        'play.mate',
        { case: { kind: 'play', id: 'mateFree', trump: 'H', trick: 'AS 7S', hand: '8H QD', legal: '8H QD' } },
        { option: 'underPartner' },
        {
          case: {
            kind: 'play',
            id: 'underPartner',
            options: { underPartner: 'forbidden' },
            trump: 'H',
            trick: 'KS TH 7S',
            hand: '8H AD',
            legal: 'AD',
          },
        },
        'play.trump',
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'H', trick: '9S 8H', hand: '9H 7H QD', legal: '9H' } },
        'play.under',
        { case: { kind: 'play', id: 'under', trump: 'H', trick: '9S 8H', hand: '7H QD KC', legal: '7H' } },
        { option: 'underTrump' },
        {
          case: {
            kind: 'play',
            id: 'underFree',
            options: { underTrump: 'free' },
            trump: 'H',
            trick: '9S 8H',
            hand: '7H QD KC',
            legal: '7H QD KC',
          },
        },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.total',
        { list: ['score.made', 'score.dedans', 'score.litige'] },
        scoreCase('made', ['taken', 'declared', 'score'], { takers: [92, 20, 112], defenders: [70, 0, 70] }),
        scoreCase(
          'dedans',
          ['taken', 'declared', 'score'],
          { takers: [76, 20, 20], defenders: [86, 50, 212] },
          { given: { belote: 'takers' } },
        ),
        scoreCase('litige', ['taken', 'declared', 'score'], { takers: [81, 0, 0], defenders: [81, 0, 81] }),
        scoreCase('after', ['taken', 'declared', 'score'], { takers: [100, 0, 181], defenders: [62, 0, 62] }, { given: { waiting: 81 } }),
        'score.capot',
        scoreCase('capot', ['taken', 'declared', 'score'], { takers: [162, 50, 302], defenders: [0, 0, 0] }, { given: { tricks: 8 } }),
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'target' }] },
    { id: 'terms', blocks: [{ list: ['term.taker', 'term.der', 'term.dedans', 'term.litige', 'term.capot', 'term.pisser'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.trumpsLed',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.overtrump',
    'play/no-undertrump': 'option.underPartner',
  },
};
