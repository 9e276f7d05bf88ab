import { int32At, itemAt } from '../../cards/indexed.ts';
import type { Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { sameShape } from '../../analysis/boardSearch.ts';
import { cheapestOf, legalPlaces, type ValuedCard } from './ending.ts';

/** Beside points a trick itself counts this much: of two ways to as many points a player takes it, and so leads. */
const TRICK = 0.5;

/**
 * Players who see all hands and look no further than the trick on the table: each plays what is best for its camp in it when the others do so too, and of
 * equal cards the cheapest.
 */
export class GreedyPlay {
  /** The seats of one camp, as bits. */
  readonly #own: number;
  readonly #boards: Board[] = [];
  /** By cards left to play and leader: the cards to the end of the deal, which no trick before changes. */
  readonly #courses = new Map<string, readonly CardPlace[]>();
  #end: Board | undefined;

  /** @param own the seats that win and lose together, as bits; all others play against them */
  constructor(own: number) {
    this.#own = own;
  }

  /** The legal cards, each with the points that its trick brings the camp of the seat to move, less the others'. */
  values(board: Board): ValuedCard[] {
    const side = (this.#own >>> board.seat) & 1 ? 1 : -1;
    return legalPlaces(board).map((place) => {
      const next = this.#boardAt(0, board);
      next.copy(board);
      next.play(place);
      return { place, value: side * (this.#search(next, 1, -Infinity, Infinity) - this.#gained(board)) };
    });
  }

  /** A position between two tricks as it stands at the end of the deal; the board is the same one until the next call. */
  playedOut(board: Board): Board {
    const end = (this.#end ??= sameShape(board, board.bonus));
    end.copy(board);
    const key = `${board.seat} ${board.hands.join(' ')}`;
    const known = this.#courses.get(key);
    if (known === undefined) this.#courses.set(key, this.#playOut(end));
    else for (const place of known) end.play(place);
    return end;
  }

  #playOut(board: Board): CardPlace[] {
    const course: CardPlace[] = [];
    while (board.left > 0) {
      const values = this.values(board);
      const best = Math.max(...values.map(({ value }) => value));
      const { place } = cheapestOf(
        board,
        values.filter(({ value }) => value === best),
      );
      course.push(place);
      board.play(place);
    }
    return course;
  }

  #search(board: Board, ply: number, alpha: number, beta: number): number {
    if (board.count === 0) return this.#gained(board);
    const own = ((this.#own >>> board.seat) & 1) === 1;
    const next = this.#boardAt(ply, board);
    let [low, high] = [alpha, beta];
    for (const place of legalPlaces(board)) {
      next.copy(board);
      next.play(place);
      const value = this.#search(next, ply + 1, low, high);
      if (own) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return own ? low : high;
  }

  #gained({ points, tricks, bonuses, players }: Board): number {
    let gained = 0;
    for (let seat = 0; seat < players; seat += 1) {
      const brought = int32At(points, seat) + int32At(bonuses, seat) + TRICK * int32At(tricks, seat);
      gained += (this.#own >>> seat) & 1 ? brought : -brought;
    }
    return gained;
  }

  #boardAt(ply: number, like: Board): Board {
    this.#boards[ply] ??= sameShape(like, like.bonus);
    return itemAt(this.#boards, ply);
  }
}
