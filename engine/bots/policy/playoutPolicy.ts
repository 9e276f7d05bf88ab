import type { Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { int32At, outOfRange } from '../../cards/indexed.ts';

/** Where the generator of a player begins. */
export const START = 2463534242;

/**
 * A seat's choice from what it may know itself: its own cards, the cards gone, and who is void. Quick enough for playouts. Scores of all legal
 * cards are left in `scores`, by place.
 */
export abstract class PlayoutPolicy {
  /** Points of an average trick. */
  readonly unit: number;
  readonly scores = new Float64Array(128);
  readonly places = new Int32Array(96);
  count = 0;
  /** By seat: whom it plays with, as bits, where that is not what the duties say. */
  allies: Int32Array | null = null;
  /** State of the generator (xorshift of 32 bits). */
  random = START;

  constructor(unit: number) {
    this.unit = unit;
  }

  /** The card that scores best; the legal cards must have been found. `noise` is how much chance is mixed in, in units of a trick. */
  choose(board: Board, noise: number): CardPlace {
    this.score(board);
    const { places, scores, count } = this;
    let best = int32At(places, 0);
    let most = -Infinity;
    for (let i = 0; i < count; i += 1) {
      const place = places[i];
      if (place === undefined) throw outOfRange(places, i);
      let score = scores[place];
      if (score === undefined) throw outOfRange(scores, place);
      if (noise > 0) {
        let s = this.random;
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        this.random = s;
        score += noise * this.unit * ((s >>> 8) / 16777216 + (s & 255) / 256 - 1);
      }
      if (score > most) {
        most = score;
        best = place;
      }
    }
    return best;
  }

  /** Scores every legal card, in points. */
  score(board: Board): void {
    const { f0, f1, f2, f3 } = board;
    const { copies } = board.layout;
    this.count = 0;
    if (f0 !== 0) this.#list(f0, 0, copies);
    if (f1 !== 0) this.#list(f1, 32, copies);
    if (f2 !== 0) this.#list(f2, 64, copies);
    if (f3 !== 0) this.#list(f3, 96, copies);
    if (this.count <= 1) this.scores[int32At(this.places, 0)] = 0;
    else this.rate(board);
  }

  /** The listed card that a card stands for: of identical ones only one is listed. */
  listed(board: Board, place: CardPlace): CardPlace {
    const { copies } = board.layout;
    if (copies === 1) return place;
    const group = place - ((place & 31) % copies);
    for (let i = 0; i < this.count; i += 1) {
      const other = int32At(this.places, i);
      if (other >= group && other < group + copies) return other;
    }
    return place;
  }

  /** Scores the cards listed, of which there are at least two. */
  protected abstract rate(board: Board): void;

  #list(field: number, base: number, copies: number): void {
    let rest = field;
    let n = this.count;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      this.places[n++] = base + bit;
      // Of identical cards one will do.
      rest = copies === 1 ? rest & (rest - 1) : rest & (-2 << (bit - (bit % copies) + copies - 1));
    }
    this.count = n;
  }
}
