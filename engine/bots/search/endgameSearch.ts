import { type Board } from '../../cards/trick/board.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';
import { KnownPositions } from './knownPositions.ts';

/** Up to this many tricks a position is tried again sooner than found. */
const SHALLOW = 3;
/** Cards of a deeper search that count as one: they take less than half of the time of a playout's, and a few worlds would be too few. */
const DEEP_CARDS = 4;

/**
 * The last tricks of a deal, all hands known: the thinking seat's side makes as much of them as it can, everybody else as little (alpha-beta search
 * over whole boards, so that what counts is the game's own reckoning, not points alone).
 */
export class EndgameSearch {
  /** Cards played since the beginning. */
  #played = 0;
  readonly #evaluator: Evaluator;
  readonly #seat: number;
  readonly #allies: Int32Array | null;
  /** A board for each card to come. */
  readonly #boards: readonly Board[];
  /** Positions that have been tried; `null` where they are not looked up. */
  readonly #known: KnownPositions | null;

  /** `most`: tricks to come at most; `allies`: whom each seat plays with, where that is not what the duties say. */
  constructor(make: () => Board, evaluator: Evaluator, seat: number, allies: Int32Array | null, most: number) {
    this.#allies = allies;
    this.#evaluator = evaluator;
    this.#seat = seat;
    const { length: players } = make().points;
    this.#boards = Array.from({ length: most * players + 1 }, make);
    this.#known = most > SHALLOW ? new KnownPositions(players) : null;
  }

  /** Work done since the beginning, in cards of a playout. */
  get spent(): number {
    return this.#known === null ? this.#played : this.#played / DEEP_CARDS;
  }

  /** Goes to another world: cards lie otherwise than in the positions before. */
  enter(): void {
    this.#known?.clear();
  }

  /** Returns the value of a position with few enough tricks to come. */
  value(board: Board): number {
    return this.#search(board, 0, -Infinity, Infinity);
  }

  #search(board: Board, ply: number, alpha: number, beta: number): number {
    if (board.left === 0) return this.#evaluator.of(board);
    const known = board.count === 0 && board.left > 1 ? this.#known : null;
    if (known === null) return this.#tryAll(board, ply, alpha, beta);
    known.find(board);
    const { least, most } = known;
    if (least >= beta || least === most) return least;
    if (most <= alpha) return most;
    const low = Math.max(least, alpha);
    const high = Math.min(most, beta);
    const value = this.#tryAll(board, ply, low, high);
    known.keep(board, value > low ? value : least, value < high ? value : most);
    return value;
  }

  /** Tries every card; a value outside the window is a bound. */
  #tryAll(board: Board, ply: number, alpha: number, beta: number): number {
    const ours = (int32At(this.#allies ?? board.mates, this.#seat) >>> board.seat) & 1;
    const next = itemAt(this.#boards, ply);
    const { copies } = board.layout;
    let [low, high] = [alpha, beta];
    let best = ours === 1 ? -Infinity : Infinity;
    board.findLegal();
    for (let slot = 0; slot < 4; slot += 1)
      // The strongest first: they decide most.
      for (let rest = board.legalIn(slot); rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        // Of identical cards one will do.
        rest &= (1 << (bit - (bit % copies))) - 1;
        next.copy(board);
        next.play(slot * 32 + bit);
        this.#played += 1;
        const value = this.#search(next, ply + 1, low, high);
        if (ours === 1) {
          if (value > best) best = value;
          if (value > low) low = value;
        } else {
          if (value < best) best = value;
          if (value < high) high = value;
        }
        if (low >= high) return best;
      }
    return best;
  }
}
