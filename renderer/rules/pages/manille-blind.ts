import { CALLS_OF_FOUR } from '../manilleCalls.ts';
import { scoreCase, worthRow, type RulesPage } from '../page.ts';

/** Blind Manille. */
export const page: RulesPage = {
  game: 'manille-blind',
  sections: [
    { id: 'aim', blocks: ['aim'] },
    {
      id: 'cards',
      blocks: [
        'cards.order',
        { worth: [worthRow('every', 'H', 'T=5 A=4 K=3 Q=2 J=1 9 8 7')] },
        'cards.sum',
        { case: { kind: 'trick', id: 'worth', trump: 'S', cards: 'AH 7S TH TS', winner: 3, points: 14 } },
      ],
    },
    { id: 'deal', blocks: ['deal.seats', { option: 'equalDraws' }, 'deal.packets', 'deal.backs'] },
    CALLS_OF_FOUR,
    {
      id: 'play',
      blocks: [
        'play.lead',
        'play.place',
        'play.free',
        { case: { kind: 'play', id: 'free', trump: 'S', trick: 'KH', hand: 'TH 7S 8D', legal: 'TH 7S 8D' } },
        'play.wins',
        'play.advice',
      ],
    },
    {
      id: 'score',
      blocks: [
        'score.excess',
        'score.all',
        'score.times',
        scoreCase('along', ['taken', 'score'], { dealerSide: [22, 0], opponents: [38, 32] }, { given: { trump: 'NT', calls: 1 } }),
        'score.tie',
        scoreCase('tie', ['taken', 'score'], { dealerSide: [30, 0], opponents: [30, 0] }, { given: { trump: 'H', calls: 2 } }),
      ],
    },
    { id: 'match', blocks: ['match.target', { option: 'match' }] },
    { id: 'terms', blocks: [{ list: ['term.manille', 'term.boom', 'term.blind'] }] },
    { id: 'source', blocks: ['source'] },
  ],
  why: {},
};
