import { type Board } from '../../cards/trick/board.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';

/**
 * The last tricks of a deal, all hands known: the thinking seat's side makes as much of them as it can, everybody else as little (alpha-beta search
 * over whole boards, so that what counts is the game's own reckoning, not points alone).
 */
export class EndgameSearch {
  /** Cards played since the beginning. */
  played = 0;
  readonly #evaluator: Evaluator;
  readonly #seat: number;
  readonly #allies: Int32Array | null;
  /** A board for each card to come. */
  readonly #boards: readonly Board[];

  /** `most`: tricks to come at most; `allies`: whom each seat plays with, where that is not what the duties say. */
  constructor(make: () => Board, evaluator: Evaluator, seat: number, allies: Int32Array | null, most: number) {
    this.#allies = allies;
    this.#evaluator = evaluator;
    this.#seat = seat;
    const { length: players } = make().points;
    this.#boards = Array.from({ length: most * players + 1 }, make);
  }

  /** Returns the value of a position with few enough tricks to come. */
  value(board: Board): number {
    return this.#search(board, 0, -Infinity, Infinity);
  }

  #search(board: Board, ply: number, alpha: number, beta: number): number {
    if (board.left === 0) return this.#evaluator.of(board);
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
        this.played += 1;
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
