import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, rngOf, type Rng, type Seed } from '../../cards/random.ts';
import type { Seat } from '../../cards/card.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { usualPlayers } from '../../match/seating.ts';
import { dealOf } from '../puzzle.ts';

/** Deals that are tried for a question before the drill is given up: most serve, a few are thrown in or have no trumps. */
const MOST_TRIED = 200;

/** A deal that the rule of thumb plays in all seats. */
export interface SampleDeal {
  /** By number of tricks: the deal when that many have been taken and the next has not begun. */
  readonly between: readonly DealState[];
  /** The deal at each call. */
  readonly calls: readonly DealState[];
}

/** Plays a deal from a seed. */
function playedDeal(game: Game, seed: Seed): SampleDeal {
  const players = usualPlayers(game);
  let state = dealOf(game, { options: {}, seed }, 0, rngOf(deriveSeed(seed, 'dealer')).below(players));
  const between: DealState[] = [];
  const calls: DealState[] = [];
  const rng = rngOf(deriveSeed(seed, 'play'));
  while (game.toAct(state) !== null) {
    const view = game.view(state, seatOnTurn(game, state));
    if (view.phase === 'play' && state.play !== null && state.play.trick.length === 0) between[state.play.tricks.length] ??= state;
    else if (state.play === null) calls.push(state);
    ({ state } = game.apply(state, game.heuristicBot(view, game.legal(state), rng)));
  }
  return { between, calls };
}

/** The first deal of a seed from which a question can be made. Throws RangeError if hundreds have none: the drill is not for this game. */
export function firstFitting<T>(game: Game, seed: Seed, make: (deal: SampleDeal, rng: Rng) => T | undefined): T {
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const own = deriveSeed(seed, `deal ${tried}`);
    const made = make(playedDeal(game, own), rngOf(deriveSeed(own, 'question')));
    if (made !== undefined) return made;
  }
  throw new RangeError(`no question of this drill in ${MOST_TRIED} deals of ${game.id}`);
}

/** A seat that sees its cards as its opponents do not, and has laid none away: what it knows is its hand and the tricks. */
export function watcherOf(state: DealState, rng: Rng): Seat | undefined {
  const seats = state.hands.flatMap((_, seat) =>
    state.moves.some((move) => move.seat === seat && move.action.type === 'discard') ? [] : [seat],
  );
  return seats.length === 0 ? undefined : itemAt(seats, rng.below(seats.length));
}
