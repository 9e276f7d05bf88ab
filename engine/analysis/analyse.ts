import { codeOf, parseCard, type Card, type Seat } from '../cards/card.ts';
import type { Action } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { TrickRules } from '../contract/search/search.ts';
import type { Board } from '../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../cards/trick/layout.ts';
import type { TrickPosition } from '../cards/trick/position.ts';
import { alliesOf, campsOf } from './allies.ts';
import { boardOf, trickBegun } from './boardOf.ts';
import { BoardSearch, sameShape } from './boardSearch.ts';
import { Solver } from './solver/solver.ts';
import { int32At, itemAt } from '../cards/indexed.ts';

/** A card that can be played, and the points in tricks that its side has at the end of the deal if it is. */
interface CardPoints {
  readonly action: Action;
  readonly points: number;
}

/** The outcome of each card of the seat to act, with all hands known. */
export interface Analysis {
  readonly seat: Seat;
  /** The seats whose points are counted together. */
  readonly side: readonly Seat[];
  /** Whether the points are those of best play by everybody; else they are means of many ways to play on. */
  readonly exact: boolean;
  readonly values: readonly CardPoints[];
}

/** How much work an analysis may be. */
export interface Effort {
  /** Positions visited for exact answers. */
  readonly nodes: number;
  /** Ways to play on for each card, where there is no exact answer. */
  readonly playouts: number;
}

/** The cost of a card on a board, in positions of the solver. */
const BOARD_COST = 2;
/** Chance in the playouts, in units of an average trick. */
const NOISE = 0.3;

/** Chooses cards quickly, from what each seat may know. */
export interface RolloutPolicy {
  /** By seat: whom it plays with, as bits, where that is not what the duties say. */
  allies: Int32Array | null;
  /** The place of a legal card, which the board has found; `noise` is the share of chance, in units of an average trick. */
  choose(board: Board, noise: number): CardPlace;
}

/**
 * Every card of the seat to act with the points that its side makes of it: exactly, by search, where that can be done with so much effort, else
 * estimated, by rollouts of a policy that `rolloutPolicy` makes. `undefined` where no card is to be played. It follows from its arguments alone.
 */
export function analyse(
  game: Game,
  state: DealState,
  effort: Effort,
  rolloutPolicy: (game: Game, rules: TrickRules) => RolloutPolicy,
): Analysis | undefined {
  const seat = game.toAct(state);
  const rules = seat === null ? null : game.trick(state);
  if (seat === null || rules === null || state.play === null) return undefined;
  const moves = movesOf(game, state);
  if (moves === undefined) return undefined;
  const board = boardWith(game, state);
  // Not the sides of the duties: these may have everybody alone where all but one win and lose together.
  const camp = int32At(campsOf(board), seat);
  const side = state.hands.flatMap((_, other) => ((camp >>> other) & 1 ? [other] : []));
  const before = state.play.tricks.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0);
  const exact =
    rules.stacks === undefined && rules.extra.every((cards) => cards.length === 0)
      ? solved(rules, { hands: state.hands, ...state.play }, side, moves, effort.nodes)
      : searched(board, camp, moves, effort.nodes);
  const values = exact ?? estimated(board, camp, rolloutPolicy(game, rules), moves, effort.playouts);
  return {
    seat,
    side,
    exact: exact !== undefined,
    values: moves.map(({ action }, index) => ({ action, points: before + itemAt(values, index) })),
  };
}

/** An action that plays a card, and what it leads to. */
interface CardMove {
  readonly action: Action;
  readonly card: Card;
}

/** The legal actions with their cards; `undefined` where something else is to be said. */
function movesOf(game: Game, state: DealState): CardMove[] | undefined {
  const moves: CardMove[] = [];
  for (const action of game.legal(state).actions) {
    const { events } = game.apply(state, action);
    const played = events.find((event) => event.type === 'play');
    const card = played === undefined ? undefined : parseCard(played.card);
    if (card === undefined) {
      if (moves.length > 0 && action.type === 'call') continue;
      return undefined;
    }
    moves.push({ action, card });
  }
  return moves.length === 0 ? undefined : moves;
}

/** By the solver: hands alone, all cards open. */
function solved(
  rules: TrickRules,
  position: TrickPosition,
  side: readonly Seat[],
  moves: readonly CardMove[],
  nodes: number,
): number[] | undefined {
  const { spec, trump, sides } = rules;
  const solver = new Solver({ spec, trump, sides, for: side });
  const found = solver.values(position, nodes);
  if (found === undefined) return undefined;
  const values = new Map(found.map(({ card, value }) => [card, value]));
  return moves.map(({ card }) => {
    const value = values.get(card);
    if (value === undefined) throw new RangeError(`the solver has no value for ${codeOf(card)}`);
    return value;
  });
}

/** By search of whole boards, where cards lie under others. */
function searched(before: Board, camp: number, moves: readonly CardMove[], nodes: number): number[] | undefined {
  const search = new BoardSearch(camp, Math.ceil(nodes / BOARD_COST));
  const values: number[] = [];
  for (const { card } of moves) {
    const board = boardAfter(before, card);
    const value = search.value(board);
    if (value === undefined) return undefined;
    values.push(campPoints(board, camp) + value);
  }
  return values;
}

/** The board with the trick on the table, its cards played. */
function boardWith(game: Game, state: DealState): Board {
  const board = boardOf(game, trickBegun(game, state));
  for (const card of state.play?.trick ?? []) board.play(heldPlaceOf(board.layout, board.hands, board.seat, card));
  return board;
}

/** The board after one more card. */
function boardAfter(before: Board, card: Card): Board {
  const board = copyOf(before);
  board.play(heldPlaceOf(board.layout, board.hands, board.seat, card));
  return board;
}

function copyOf(board: Board): Board {
  const made = sameShape(board);
  made.copy(board);
  return made;
}

function campPoints({ points }: Board, camp: number): number {
  let sum = 0;
  for (let seat = 0; seat < points.length; seat += 1) if ((camp >>> seat) & 1) sum += int32At(points, seat);
  return sum;
}

/** Means over rollouts of a policy. */
function estimated(before: Board, camp: number, policy: RolloutPolicy, moves: readonly CardMove[], playouts: number): number[] {
  policy.allies = alliesOf(before);
  return moves.map(({ card }) => {
    const begun = boardAfter(before, card);
    let sum = 0;
    for (let i = 0; i < playouts; i += 1) {
      const board = copyOf(begun);
      while (board.left > 0) {
        board.findLegal();
        board.play(policy.choose(board, NOISE));
      }
      sum += campPoints(board, camp);
    }
    return Math.round(sum / Math.max(1, playouts));
  });
}
