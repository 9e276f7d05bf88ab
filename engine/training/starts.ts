import { boardOf } from '../analysis/boardOf.ts';
import { alliesOf } from '../analysis/allies.ts';
import { partnershipMaskOf } from '../bots/inference/partnershipMask.ts';
import type { PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, shuffled, type Rng, type Seed } from '../cards/random.ts';
import type { Card } from '../cards/card.ts';
import type { Board } from '../cards/trick/board.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game, Heuristic } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';

/** Has a policy choose for the seat to move on a board. */
export type Briefing = (policy: PlayoutPolicy, board: Board) => void;

/** A deal at its first card. */
export interface Start {
  readonly board: Board;
  /** Lets a policy know what the seat to move may know of its partners, on a board of this deal. */
  readonly brief: Briefing;
}

/** Deals of a game that have come to the play: always the same ones for a seed. `call` makes the calls. */
export function startsOf(...deals: Parameters<typeof dealsOf>): Start[] {
  const [game] = deals;
  return dealsOf(...deals).map((state) => {
    const board = boardOf(game, state);
    return { board, brief: briefingOf(board, game.trick(state)?.called) };
  });
}

/**
 * Lets a policy know of partners before it chooses for a seat: no more than the seat itself may know.
 * @param called the card whose holder is the declarer's partner
 */
export function briefingOf(start: Board, called: Card | undefined): Briefing {
  const mask = partnershipMaskOf(start, called);
  const allies = alliesOf(start);
  return (policy, board) => {
    policy.allies = mask === null ? allies : mask.of(board);
  };
}

/** Deals in a row that end without a card played, from which on a game is taken to have no play. */
const MOST_UNPLAYED = 1000;

/** The same as states. Throws a RangeError where deals do not come to the play. */
export function dealsOf(
  game: Game,
  options: Options,
  players: number,
  seed: Seed,
  count: number,
  call: Heuristic = game.heuristicBot,
): DealState[] {
  const deals: DealState[] = [];
  let unplayed = 0;
  for (let number = 0; deals.length < count; number += 1) {
    if (unplayed === MOST_UNPLAYED) throw new RangeError(`${unplayed} deals of ${game.id} in a row did not come to the play`);
    const rng = rngOf(deriveSeed(seed, `start ${number}`));
    const state = called(game, options, players, number % players, rng, call);
    unplayed = state.phase === 'play' ? 0 : unplayed + 1;
    if (state.phase === 'play') deals.push(state);
  }
  return deals;
}

/** A deal as it comes to its first card, or to its end without one. */
function called(game: Game, options: Options, players: number, dealer: number, rng: Rng, call: Heuristic): DealState {
  const deck = shuffled(PACKS[game.pack].cards, rng);
  const pile = game.pile === null ? [] : shuffled(PACKS[game.pile].cards, rng);
  const carry = { multiplier: 1, totals: Array.from({ length: players }, () => 0) };
  let { state } = game.deal({ options, players, dealer, deck, pile, carry });
  while (state.phase !== OVER && state.phase !== 'play') {
    const seat = game.toAct(state);
    if (seat === null) break;
    const legal = game.legal(state);
    const [only] = legal.actions;
    const action = legal.actions.length === 1 && only !== undefined ? only : call(game.view(state, seat), legal, rng);
    ({ state } = game.apply(state, action));
  }
  return state;
}
