import { fourOf } from '../../../engine/games/klaverjas/options.ts';
import { klaverjas } from '../../../engine/games/klaverjas/game.ts';
import { roemOf } from '../../../engine/games/klaverjas/roem.ts';
import { dealtState, finished } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const state = dealtState(klaverjas, { options: facts.options });
    const roem = [0, 1].map((seat) => ({ seat, points: facts.number(`roem${seat}`, facts.at(seat, 'roem')), trick: 0 }));
    return { score: klaverjas.score({ ...finished(state, taken(facts, 8)), declarer: 0, roem }), seats: [0, 1] };
  },
  roem: (trick, trump, options) => roemOf(trick, trump, fourOf(options)),
};
