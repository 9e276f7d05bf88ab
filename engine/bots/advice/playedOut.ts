import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Seat } from '../../cards/card.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { UNHURRIED } from '../bot.ts';
import { evaluate } from '../evaluation/evaluator.ts';
import { BOTS } from '../index.ts';
import type { Level } from '../levels.ts';

/**
 * Returns the end of a deal that bots play on from a state, each from what its seat sees. The chance of each decision follows from `chance` and from how many
 * actions have been made.
 * @param level the level of the bot in each seat
 */
export function playedOut(game: Game, from: DealState, chance: Seed, level: (seat: Seat) => Level): DealState {
  let state = from;
  while (state.phase !== OVER) {
    const next = game.toAct(state);
    if (next === null) throw new RangeError(`a deal of ${game.id} goes on without a seat to act`);
    const seen = game.view(state, next);
    const moment = rngOf(deriveSeed(chance, `move ${seen.moves.length}`));
    ({ state } = game.apply(state, BOTS[level(next)].choose(seen, game.legal(state), moment, UNHURRIED)));
  }
  return state;
}

/** Returns the margin of a seat in a deal that is over, in points: its score less the mean of the others'. */
export function dealMargin(game: Game, over: DealState, seat: Seat): number {
  return evaluate(game, over, seat, 0);
}
