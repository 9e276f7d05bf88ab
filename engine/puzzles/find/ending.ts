import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import type { Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { campsOf } from '../../analysis/allies.ts';
import { boardOf } from '../../analysis/boardOf.ts';
import { sameShape } from '../../analysis/boardSearch.ts';
import { campOf, evaluate, finishedDeal } from '../../bots/evaluation/evaluator.ts';
import type { Seat } from '../../cards/card.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';

/** A card of the seat to move and its exact value. */
export interface ValuedCard {
  readonly place: CardPlace;
  /** The score of the deal to the solver's seat less the mean of the others', when everybody plays on without a mistake. */
  readonly value: number;
}

/** Bounds of the value of a position between two tricks. */
interface Bounds {
  low: number;
  high: number;
}

/** Where a search stops before the end of the deal, and how the rest is then played. */
export interface Horizon {
  /** Tricks still to come at which it stops. */
  readonly left: number;
  /** A position between two tricks as it stands once the rest has been played. */
  playedOut(board: Board): Board;
}

/** The nodes have run out. */
class OutOfNodes extends Error {}

/**
 * Solves the end of a deal with all cards known by the game's own score: tricks, contracts, bonuses and all. The camp of a seat makes as much of it as it
 * can, whatever all others do. Positions between tricks are remembered together with what has been won, since a score is no sum over tricks.
 */
export class Ending {
  readonly #game: Game;
  readonly #state: DealState;
  readonly #seat: Seat;
  /** The seats that win and lose with the solver's, as bits. */
  readonly #own: number;
  readonly #nodes: number;
  readonly #horizon: Horizon | null;
  readonly #boards: Board[] = [];
  readonly #known = new Map<string, Bounds>();
  readonly #scores = new Map<string, number>();
  #left = 0;

  /**
   * @param state the deal at the beginning of the trick that the boards begin with
   * @param seat whose score counts
   * @param nodes cards tried at most for each question
   * @param horizon where it stops; `null` where it sees the deal through
   */
  constructor(game: Game, state: DealState, seat: Seat, nodes: number, horizon: Horizon | null = null) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#own = int32At(campsOf(boardOf(game, state)), seat);
    this.#nodes = nodes;
    this.#horizon = horizon;
  }

  /** Whether a seat plays on the solver's side. */
  isOwn(seat: Seat): boolean {
    return ((this.#own >>> seat) & 1) === 1;
  }

  /** The value of every card that the seat to move may play, in no order; `undefined` when the nodes have run out. */
  values(board: Board): ValuedCard[] | undefined {
    this.#left = this.#nodes;
    try {
      return legalPlaces(board).map((place) => {
        const next = this.#boardAt(0, board);
        next.copy(board);
        next.play(place);
        return { place, value: this.#search(next, 1, -Infinity, Infinity) };
      });
    } catch (error) {
      if (error instanceof OutOfNodes) return undefined;
      throw error;
    }
  }

  #search(board: Board, ply: number, alpha: number, beta: number): number {
    if (board.left === 0) return this.#score(board);
    if (board.count > 0) return this.#tried(board, ply, alpha, beta);
    const key = this.#keyOf(board);
    const known = this.#known.get(key);
    const bounds = known ?? { low: -Infinity, high: Infinity };
    if (bounds.low >= beta || bounds.low === bounds.high) return bounds.low;
    if (bounds.high <= alpha) return bounds.high;
    const isBeyond = this.#horizon !== null && board.left <= this.#horizon.left;
    const [from, to] = isBeyond ? [-Infinity, Infinity] : [Math.max(alpha, bounds.low), Math.min(beta, bounds.high)];
    const value = isBeyond ? this.#score(this.#horizon.playedOut(board)) : this.#tried(board, ply, from, to);
    if (value <= from) bounds.high = Math.min(bounds.high, value);
    else if (value >= to) bounds.low = Math.max(bounds.low, value);
    else bounds.low = bounds.high = value;
    if (known === undefined) this.#known.set(key, bounds);
    return value;
  }

  #tried(board: Board, ply: number, alpha: number, beta: number): number {
    const own = this.isOwn(board.seat);
    const next = this.#boardAt(ply, board);
    let [low, high] = [alpha, beta];
    let best = own ? -Infinity : Infinity;
    for (const place of legalPlaces(board)) {
      this.#left -= 1;
      if (this.#left < 0) throw new OutOfNodes('the nodes have run out');
      next.copy(board);
      next.play(place);
      const value = this.#search(next, ply + 1, low, high);
      if (own) {
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

  #score(board: Board): number {
    const camp = campOf(board, this.#state.declarer, this.#seat);
    const key = `${wonBy(board, camp)} ${(camp >>> board.first) & 1}`;
    let score = this.#scores.get(key);
    if (score === undefined)
      this.#scores.set(key, (score = evaluate(this.#game, finishedDeal(this.#game, this.#state, board, camp), this.#seat, 0)));
    return score;
  }

  #keyOf(board: Board): string {
    const camp = campOf(board, this.#state.declarer, this.#seat);
    let key = `${board.seat} ${board.first < 0 ? -1 : (camp >>> board.first) & 1} ${wonBy(board, camp)}`;
    for (let slot = 0; slot < 4; slot += 1) {
      let field = 0;
      for (let seat = 0; seat < board.players; seat += 1) field |= int32At(board.hands, seat * 4 + slot);
      key += ` ${field}`;
    }
    return key;
  }

  #boardAt(ply: number, like: Board): Board {
    return (this.#boards[ply] ??= sameShape(like, like.bonus));
  }
}

/** The winnings of two camps on a board, as a text. */
function wonBy(board: Board, camp: number): string {
  let [points, tricks, bonus, others] = [0, 0, 0, 0];
  for (let seat = 0; seat < board.players; seat += 1) {
    if (((camp >>> seat) & 1) === 0) {
      others += int32At(board.bonuses, seat);
      continue;
    }
    points += int32At(board.points, seat);
    tricks += int32At(board.tricks, seat);
    bonus += int32At(board.bonuses, seat);
  }
  return `${points} ${tricks} ${bonus} ${others}`;
}

/** The cards that the seat to move may play, the strongest first; of identical ones in the same hand one. */
export function legalPlaces(board: Board): CardPlace[] {
  board.findLegal();
  const { copies } = board.layout;
  const places: CardPlace[] = [];
  for (let slot = 0; slot < 4; slot += 1) {
    const legal = board.legalIn(slot);
    for (let rest = legal; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      if (!board.stacked && bit % copies < copies - 1 && (legal >>> (bit + 1)) & 1) continue;
      places.push(slot * 32 + bit);
    }
  }
  return places;
}

/** Of cards with the same value the cheapest: the one worth least, then the lowest, plain suits before trumps. */
export function cheapestOf(board: Board, cards: readonly ValuedCard[]): ValuedCard {
  const { layout } = board;
  const cost = ({ place }: ValuedCard): number =>
    uint8At(layout.value, place) * 1000 + (place >> 5 === 0 && layout.trumps !== 0 ? 500 : 0) + (place & 31);
  return itemAt(
    [...cards].sort((a, b) => cost(a) - cost(b) || a.place - b.place),
    0,
  );
}
