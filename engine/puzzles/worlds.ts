import { deriveSeed, rngOf, type Seed } from '../cards/random.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { View } from '../contract/view.ts';

/** The worlds in which the answers of a closed puzzle are played out, in order: they fit the view, and follow from the puzzle alone. */
export function* worldsOf(game: Game, view: View, packSeed: Seed, number: number): Generator<DealState, never> {
  const sampler = game.sampler(view);
  const rng = rngOf(deriveSeed(packSeed, `worlds ${number}`));
  for (;;) yield sampler(rng);
}

/** One world of a closed puzzle, by its number from 0. */
export function worldAt(game: Game, view: View, packSeed: Seed, number: number, world: number): DealState {
  let at = 0;
  for (const state of worldsOf(game, view, packSeed, number)) {
    if (at === world) return state;
    at += 1;
  }
  throw new RangeError('worlds do not end');
}
