import { cards } from '../../../engine/cards/card.ts';
import { klaberjass } from '../../../engine/games/klaberjass/game.ts';
import { setAwards, setsOf, type SetAward } from '../../../engine/games/klaberjass/sets.ts';
import { dealtState, finished } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const awards = [0, 1].map((seat): SetAward => ({ seat, points: facts.at(seat, 'sets'), cards: [] }));
    const state = finished(dealtState(klaberjass), taken(facts, 8));
    return { score: klaberjass.score({ ...state, trump: 'H', declarer: 0, awards, bella: null }), seats: [0, 1] };
  },
  // Each group is what one side holds; the other side, if shown, compares its own with it.
  show: ({ groups, trump }) => {
    const declared = groups.flatMap(({ cards: text }, seat) => setsOf(seat, cards(text)));
    const awards = setAwards(declared, trump);
    return groups.map((_, seat) => awards.filter((award) => award.seat === seat).reduce((sum, { points }) => sum + points, 0));
  },
  figures: {
    runs: (row) => {
      const count = Number(row.slice(1));
      const run = cards('7S 8S 9S TS JS QS KS AS').slice(8 - count);
      return [setAwards(setsOf(0, run), 'H').reduce((sum, { points }) => sum + points, 0)];
    },
  },
};
