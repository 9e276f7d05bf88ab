import { deriveSeed, rngOf, seedFrom, pick } from '../cards/random.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import { deal, freshMatch } from './invariants.ts';
import { currentDeal } from '../match/match.ts';

/** The number of ways in which a deal can go on to its end. */
export function continuations(game: Game, state: DealState): number {
  if (game.toAct(state) === null) return 1;
  return game.legal(state).actions.reduce((sum, action) => sum + continuations(game, game.apply(state, action).state), 0);
}

/**
 * An ending to count: a deal from a seed, played at random until the seat to act leads a trick and every hand has at most `cards` cards
 * (`left` counts otherwise where cards do not all lie in hands).
 * Deals that are never played are passed over.
 */
export function ending(
  game: Game,
  options: Options,
  seedText: string,
  cards: number,
  players = game.seats.min,
  left: (state: DealState) => number = ({ hands }) => Math.max(...hands.map((hand) => hand.length)),
): DealState {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const seed = seedFrom(`${seedText} ${attempt}`);
    const rng = rngOf(deriveSeed(seed, 'actions'));
    let state = currentDeal(deal(freshMatch(game, options, players), seed).match)?.state;
    while (state !== undefined && game.toAct(state) !== null) {
      const { play } = state;
      if (play?.trick.length === 0 && left(state) <= cards && game.legal(state).actions.length > 1) return state;
      const { actions } = game.legal(state);
      state = game.apply(state, pick(actions, rng)).state;
    }
  }
  throw new RangeError(`no ending from ${seedText}`);
}
