import { expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { GAMES } from '../../games/index.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { CallRollout } from './callRollout.ts';
import { nearCalls } from './callSearch.ts';

// Where a bid is taken to stand, it stands for the seat that made it alone.
const games = GAMES.filter(({ search }) => search?.bidsStand !== true);

/**
 * The value of a call is the margin of the score: a whole number of points for each opponent, and what one seat gains by it the others lose. Anything else in it, as points in
 * tricks that count for the declarer, makes bots call too much or too little.
 */
it.each(games.map((game) => [game.id, game] as const))(
  'a call at %s is worth the margin that it brings, and favours no seat',
  (id, game) => {
    const seen: number[] = [];
    for (let deal = 0; deal < 4; deal += 1) {
      const state = dealtState(game, { seed: `${id} ${deal}` });
      const opponents = game.partners ? 1 : state.hands.length - 1;
      const { actions } = game.legal(state);
      for (const action of nearCalls(actions, actions[0]!)) {
        const values = state.hands.map((_, seat) => new CallRollout(game, seat, rngOf(seedFrom(id)), true).value(state, [action]));
        for (const value of values)
          expect(value * opponents, `${formatAction(action)} in deal ${deal}`).toBeCloseTo(Math.round(value * opponents), 6);
        expect(
          values.reduce((all, value) => all + value, 0),
          formatAction(action),
        ).toBeCloseTo(0, 6);
        seen.push(...values);
      }
    }
    expect(seen.some((value) => value !== 0)).toBe(true);
  },
);
