import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Klaverjassen. */
export const page: RulesPage = {
  game: 'klaverjas',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.packs',
        {
          worth: [worthRow('trumps', 'H', 'J=20 9=14 A=11 T=10 K=4 Q=3 8 7'), worthRow('plain', 'S', 'A=11 T=10 K=4 Q=3 J=2 9 8 7')],
        },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'H', cards: 'AS TS 9H JS', winner: 2, points: 37, roem: 0 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', 'deal.packets'] },
    { id: 'calls', blocks: ['calls.turned', 'calls.ask', 'calls.second', { option: 'redrawSameSuit' }, { option: 'trumps' }] },
    {
      id: 'bonus',
      blocks: [
        'roem.what',
        { list: ['roem.three', 'roem.four', 'roem.fours', 'roem.stuk'] },
        { case: { kind: 'trick', id: 'four', trump: 'S', cards: '9H TH JH QH', winner: 1, points: 15, roem: 50 } },
        { case: { kind: 'trick', id: 'threeStuk', trump: 'H', cards: 'JH QH KH 7S', winner: 0, points: 27, roem: 40 } },
        { case: { kind: 'trick', id: 'fourKings', trump: 'S', cards: 'KS KH KD KC', winner: 0, points: 16, roem: 50 } },
        { case: { kind: 'trick', id: 'stuk', trump: 'H', cards: 'QH KH 8S 7D', winner: 1, points: 7, roem: 20 } },
        'roem.call',
        { option: 'fourOfAKind' },
      ],
    },
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.follow',
        'play.trumpsLed',
        { case: { kind: 'play', id: 'beatTrump', trump: 'S', trick: 'KS', hand: '9S 7S AD', legal: '9S' } },
        { case: { kind: 'play', id: 'mateTrump', trump: 'S', trick: 'AS KS', hand: '9S 7S', legal: '9S 7S' } },
        { option: 'trumpLead' },
        'play.mate',
        { case: { kind: 'play', id: 'mateFree', trump: 'S', trick: 'AH 7H', hand: 'JS TD 7C', legal: 'JS TD 7C' } },
        { option: 'partnerExemption' },
        'play.trump',
        { case: { kind: 'play', id: 'mustTrump', trump: 'S', trick: 'AH KH 7H', hand: '8S 7S AD', legal: '8S 7S' } },
        'play.overtrump',
        { case: { kind: 'play', id: 'over', trump: 'S', trick: 'AH 7S 9S', hand: 'JS TS 7D', legal: 'JS' } },
        'play.cannot',
        { case: { kind: 'play', id: 'cannot', trump: 'S', trick: 'AH 7S 9S', hand: '8S TS 7D', legal: '8S TS 7D' } },
        { option: 'underTrump' },
        {
          case: {
            kind: 'play',
            id: 'forbidden',
            options: { underTrump: 'forbidden' },
            trump: 'S',
            trick: 'AH 7S 9S',
            hand: '8S TS 7D',
            legal: '7D',
          },
        },
        { option: 'signals' },
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.need',
        'score.made',
        'score.nat',
        scoreCase('natClose', ['taken', 'roem', 'score'], { takers: [81, 0, 0], defenders: [81, 0, 162] }),
        scoreCase('madeRoem', ['taken', 'roem', 'score'], { takers: [101, 20, 121], defenders: [61, 20, 81] }),
        scoreCase('natRoem', ['taken', 'roem', 'score'], { takers: [91, 0, 0], defenders: [71, 20, 182] }),
        'score.pit',
      ],
    },
    {
      id: 'match',
      blocks: [
        'match.deals',
        { option: 'deals' },
        { option: 'rotatePartners' },
        { option: 'sets' },
        'match.sheet',
        'sets.what',
        { list: ['sets.amsterdam', 'sets.rotterdam', 'sets.utrecht', 'sets.leiden'] },
      ],
    },
    { id: 'terms', blocks: [{ list: ['term.roem', 'term.stuk', 'term.nel', 'term.nat', 'term.pit', 'term.seinen'] }] },
    { id: 'source', blocks: ['source', 'source.signals'] },
  ],
  why: {
    'play/must-follow': 'play.follow',
    'play/must-beat': 'play.trumpsLed',
    'play/must-trump': 'play.trump',
    'play/must-overtrump': 'play.overtrump',
    'play/no-undertrump': 'option.underTrump',
  },
};
