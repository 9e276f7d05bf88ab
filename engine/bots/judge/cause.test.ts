import { expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { OVER } from '../../contract/deal.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { GAMES } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { causeOf } from './cause.ts';

const DEALS = 25;

it.each(GAMES.map((game) => [game.id, game] as const))('every decision of %s is of some kind', (id, game) => {
  const phases = new Set<string>();
  for (let number = 0; number < DEALS; number += 1) {
    const seed = deriveSeed(seedFrom('kinds'), `${id} ${number}`);
    const { match } = deal(freshMatch(game, {}, game.seats.min), seed);
    const look = (state: ReturnType<typeof currentDeal>): void => {
      if (state === undefined || state.state.phase === OVER) return;
      phases.add(state.state.phase);
      for (const action of game.legal(state.state).actions)
        expect(causeOf(game.view(state.state, seatOnTurn(game, state.state)), action), state.state.phase).toBeTypeOf('string');
    };
    look(currentDeal(match));
    playRandomly(match, rngOf(seed), (next) => look(currentDeal(next)));
  }
  expect(phases.size).toBeGreaterThan(0);
});
