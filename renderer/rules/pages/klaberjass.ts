import { scoreCase, showCase, worthRow, type RulesPage } from '../page.ts';

/** Klaberjass. */
export const page: RulesPage = {
  game: 'klaberjass',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        {
          worth: [worthRow('trumps', 'H', 'J=22 9=14 A=11 T=10 K=4 Q=3 8 7'), worthRow('plain', 'S', 'A=11 T=10 K=4 Q=3 J=2 9 8 7')],
        },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'H', cards: 'AS 8H TS 9H', winner: 3, points: 35 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.six', 'deal.two'] },
    { id: 'calls', blocks: ['calls.first', 'calls.second', 'calls.bima', { option: 'bimaSuits' }] },
    {
      id: 'bonus',
      blocks: [
        'sets.what',
        { list: ['sets.three', 'sets.four'] },
        'sets.long',
        {
          figures: {
            id: 'runs',
            columns: ['worth'],
            rows: [
              { id: 'r3', cells: [20] },
              { id: 'r4', cells: [50] },
              { id: 'r5', cells: [50] },
              { id: 'r6', cells: [50] },
              { id: 'r7', cells: [70] },
              { id: 'r8', cells: [100] },
            ],
          },
        },
        'sets.compare',
        showCase('fourBeats', 'H', { us: ['AC KC QC JC', 50], them: ['AH KH QH', 0] }),
        showCase('tie', 'H', { us: ['JC TC 9C', 10], them: ['JS TS 9S', 10] }),
        showCase('trumpSet', 'C', { us: ['JC TC 9C', 20], them: ['JS TS 9S', 0] }),
        'sets.several',
        showCase('several', 'H', { us: ['AD KD QD 9C 8C 7C', 40], them: ['JS TS 9S', 0] }),
        showCase('tiedFours', 'D', { us: ['AC KC QC JC 9H 8H 7H', 25], them: ['AS KS QS JS', 25] }),
        'sets.shown',
        { option: 'declare' },
        'sets.bella',
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.trumpsLed',
        { case: { kind: 'play', id: 'trumpsLed', trump: 'H', trick: 'AH 8H 7H', hand: 'TH 9H 8S', legal: '9H' } },
        { case: { kind: 'play', id: 'noneBeats', trump: 'H', trick: 'AH JH 7H', hand: 'TH 9H 8S', legal: 'TH 9H' } },
        'play.trump',
        { case: { kind: 'play', id: 'mateToo', trump: 'H', trick: 'KS AS 7S', hand: '8H QD', legal: '8H' } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'H', trick: '9S 8H', hand: '9H 7H QD', legal: '9H' } },
        'play.lower',
        { case: { kind: 'play', id: 'lower', trump: 'H', trick: '9S 8H', hand: '7H QD KC', legal: '7H QD KC' } },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.total',
        { list: ['score.made', 'score.bait', 'score.half'] },
        scoreCase('bait', ['taken', 'sets', 'score'], { takers: [81, 20, 0], defenders: [83, 50, 234] }),
        scoreCase('half', ['taken', 'sets', 'score'], { takers: [92, 0, 0], defenders: [72, 20, 92] }),
        'score.black',
        scoreCase('black', ['taken', 'sets', 'score'], { takers: [164, 50, 428], defenders: [0, 20, 0] }, { given: { tricks: 8 } }),
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'target' }] },
    { id: 'terms', blocks: [{ list: ['term.jass', 'term.bima', 'term.bella', 'term.bait', 'term.black'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.trumpsLed',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.overtrump',
  },
};
