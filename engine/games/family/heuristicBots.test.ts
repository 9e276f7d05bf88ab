import { itemAt } from '../../cards/indexed.ts';
import { expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom, type Seed, pick } from '../../cards/random.ts';
import { botifarra } from '../botifarra/game.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { manilla } from '../manilla/game.ts';
import { manillaTwo } from '../manilla-two/game.ts';
import { dealtState } from '../../testing/position.fixture.ts';

/** The margin of the heuristic's side over a side that plays at random, when the heuristic has the seats of one parity. */
function margin<S extends DealState>(game: Game<S>, text: string, seed: Seed, parity: number): number {
  let state = dealtState(game, { seed: text });
  const rng = rngOf(seed);
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const legal = game.legal(state);
    const random = pick(legal.actions, rng);
    state = game.apply(state, seat % 2 === parity ? game.heuristicBot(game.view(state, seat), legal, rng) : random).state;
  }
  const { scores } = game.score(state);
  return itemAt(scores, parity) - itemAt(scores, 1 - parity);
}

it.each([botifarra, manilla, manillaTwo] as unknown as Game[])('$id: the heuristic beats random play over duplicate deals', (game) => {
  let sum = 0;
  for (let i = 0; i < 40; i += 1) {
    const seed = deriveSeed(seedFrom(game.id), String(i));
    for (const parity of [0, 1]) sum += margin(game, `judge ${i}`, seed, parity) / 2;
  }
  expect(sum / 40).toBeGreaterThan(2);
});
