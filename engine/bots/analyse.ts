import { parseCard, type Card, type Seat } from '../cards/card.ts';
import type { Action, DealState, Game, TrickRules } from '../games/game.ts';
import type { Board } from '../trick/board.ts';
import { boardOf } from './boardOf.ts';
import { Policy } from './policy.ts';
import { Solver } from './solver/solver.ts';
import { unitOf, weightsOf } from './weights.ts';

/** A card that can be played, and the points in tricks that its side has at the end of the deal if it is. */
export interface CardPoints {
  readonly action: Action;
  readonly points: number;
}

/** What each card of the seat to act leads to, with all hands known. */
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

/** Chance in the playouts, in units of an average trick. */
const NOISE = 0.3;

/**
 * Every card of the seat to act with the points that its side makes of it: exactly, by search, where that can be done with so much effort, else
 * estimated. `undefined` where no card is to be played. It follows from its arguments alone.
 */
export function analyse(game: Game, state: DealState, effort: Effort): Analysis | undefined {
  const seat = game.toAct(state);
  const rules = seat === null ? null : game.trick(state);
  if (seat === null || rules === null || state.play === null) return undefined;
  const moves = movesOf(game, state);
  if (moves === undefined) return undefined;
  const side = rules.sides.flatMap((one, other) => (one === rules.sides[seat] ? [other] : []));
  const before = state.play.tricks.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0);
  const exact =
    rules.stacks === undefined && rules.extra.every((cards) => cards.length === 0)
      ? solved(rules, state, side, moves, effort.nodes)
      : searched(game, state, side, moves, effort.nodes);
  const values = exact ?? estimated(game, state, rules, side, moves, effort.playouts);
  return {
    seat,
    side,
    exact: exact !== undefined,
    values: moves.map(({ action }, index) => ({ action, points: before + (values[index] ?? 0) })),
  };
}

/** An action that plays a card, and what it leads to. */
interface CardMove {
  readonly action: Action;
  readonly card: Card;
  readonly state: DealState;
}

/** The legal actions with their cards; `undefined` where something else is to be said. */
function movesOf(game: Game, state: DealState): CardMove[] | undefined {
  const moves: CardMove[] = [];
  for (const action of game.legal(state).actions) {
    const { state: next, events } = game.apply(state, action);
    const played = events.find((event) => event.type === 'play');
    const card = played === undefined ? undefined : parseCard(played.card);
    if (card === undefined) {
      if (moves.length > 0 && action === 'concede') continue;
      return undefined;
    }
    moves.push({ action, card, state: next });
  }
  return moves.length === 0 ? undefined : moves;
}

/** By the solver: hands alone, all cards open. */
function solved(
  rules: TrickRules,
  { hands, play }: DealState,
  side: readonly Seat[],
  moves: readonly CardMove[],
  nodes: number,
): number[] | undefined {
  const { spec, trump, sides } = rules;
  const solver = new Solver({ spec, trump, sides, for: side });
  const found = solver.values({ hands, leader: play?.leader ?? 0, trick: play?.trick ?? [] }, nodes);
  return found && moves.map(({ card }) => found.find((one) => one.card === card)?.value ?? 0);
}

/** By search of whole boards, where cards lie under others. */
function searched(game: Game, state: DealState, side: readonly Seat[], moves: readonly CardMove[], nodes: number): number[] | undefined {
  const camp = side.reduce((set, seat) => set | (1 << seat), 0);
  const search = new Search(camp, nodes);
  const values: number[] = [];
  for (const move of moves) {
    const made = boardAfter(game, state, move);
    if (made === undefined) return undefined;
    const value = search.value(made.board, -Infinity, Infinity);
    if (value === undefined) return undefined;
    values.push(made.gain(side) + value);
  }
  return values;
}

/** The board after a move, and what the side has gained on the way there. */
interface After {
  readonly board: Board;
  gain(side: readonly Seat[]): number;
}

function boardAfter(game: Game, state: DealState, move: CardMove): After | undefined {
  const tricks = state.play?.tricks.length ?? 0;
  const next = move.state.play;
  if (next === null) return undefined;
  // A trick that is complete has been counted; what is said before the next lead does not change the cards.
  if (next.trick.length === 0 && next.tricks.length > tricks) {
    const won = next.tricks.at(-1);
    const gain = (side: readonly Seat[]): number => (won !== undefined && side.includes(won.winner) ? won.points : 0);
    return { board: boardOf(game, move.state), gain };
  }
  if ((state.play?.trick.length ?? 0) > 0) return undefined;
  const board = boardOf(game, state);
  board.play(placeIn(board, board.seat, move.card));
  return { board, gain: () => 0 };
}

/** Where a card of a hand lies. */
function placeIn({ layout, hands }: Board, seat: Seat, card: Card): number {
  let place = layout.placeOf[card] ?? 0;
  for (let copy = 1; copy < layout.copies && (((hands[seat * 4 + (place >> 5)] ?? 0) >>> (place & 31)) & 1) === 0; copy += 1) place += 1;
  return place;
}

/** Alpha-beta search over boards: the points of a camp if it makes as many as it can, and the others as few. */
class Search {
  private left: number;
  private readonly camp: number;

  constructor(camp: number, nodes: number) {
    this.camp = camp;
    this.left = nodes;
  }

  /** `undefined` when the nodes have run out. Points are those that the board has counted. */
  value(board: Board, alpha: number, beta: number): number | undefined {
    if (board.left === 0) return campPoints(board, this.camp);
    this.left -= 1;
    if (this.left < 0) return undefined;
    const ours = (this.camp >>> board.seat) & 1;
    let [low, high] = [alpha, beta];
    let best = ours === 1 ? -Infinity : Infinity;
    board.findLegal();
    for (const place of placesOf(board)) {
      const next = copyOf(board);
      next.play(place);
      const value = this.value(next, low, high);
      if (value === undefined) return undefined;
      if (ours === 1) {
        best = Math.max(best, value);
        low = Math.max(low, value);
      } else {
        best = Math.min(best, value);
        high = Math.min(high, value);
      }
      if (low >= high) break;
    }
    return best;
  }
}

function copyOf(board: Board): Board {
  const made = new (board.constructor as typeof Board)(board.layout, sidesOf(board), board.stacked, null);
  made.copy(board);
  return made;
}

/** The sides that a board was made for. */
function sidesOf({ mates }: Board): number[] {
  return Array.from(mates, (set) => 31 - Math.clz32(set & -set));
}

/** The legal cards, the strongest first. */
function placesOf(board: Board): number[] {
  const places: number[] = [];
  for (let slot = 0; slot < 4; slot += 1)
    for (let rest = board.legalIn(slot); rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      places.push(slot * 32 + bit);
    }
  return places;
}

function campPoints({ points }: Board, camp: number): number {
  let sum = 0;
  for (let seat = 0; seat < points.length; seat += 1) if ((camp >>> seat) & 1) sum += points[seat] ?? 0;
  return sum;
}

/** Means over ways to play on, by the bots' own quick policy. */
function estimated(
  game: Game,
  state: DealState,
  { spec, sides }: TrickRules,
  side: readonly Seat[],
  moves: readonly CardMove[],
  playouts: number,
): number[] {
  const camp = side.reduce((set, seat) => set | (1 << seat), 0);
  const policy = new Policy(weightsOf(game.id), unitOf(spec, sides.length));
  return moves.map((move) => {
    const begun = boardAfter(game, state, move);
    const made = begun ?? { board: withTrick(game, state, move), gain: () => 0 };
    let sum = 0;
    for (let i = 0; i < playouts; i += 1) {
      const board = copyOf(made.board);
      while (board.left > 0) {
        board.findLegal();
        board.play(policy.choose(board, NOISE));
      }
      sum += campPoints(board, camp);
    }
    return made.gain(side) + Math.round(sum / Math.max(1, playouts));
  });
}

/** The board with the trick on the table and a card more: of hands alone, as the trick began. */
function withTrick(game: Game, state: DealState, { card }: CardMove): Board {
  const { play, hands } = state;
  if (play === null) throw new RangeError('a trick needs the play');
  const cards = [...play.trick, card];
  const seats = cards.map((_, i) => (play.leader + i) % hands.length);
  const acting = seats.at(-1);
  const begun = hands.map((hand, seat) => {
    const at = seats.indexOf(seat);
    return at < 0 || seat === acting ? hand : [...hand, cards[at] ?? -1];
  });
  const board = boardOf(game, { ...state, hands: begun, play: { ...play, trick: [] } });
  board.seat = board.leader = play.leader;
  board.left = Math.max(...begun.map((hand) => hand.length));
  for (const one of cards) board.play(placeIn(board, board.seat, one));
  return board;
}
