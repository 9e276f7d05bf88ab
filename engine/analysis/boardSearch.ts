import { Board, type TrickBonus } from '../cards/trick/board.ts';
import { int16At, int32At } from '../cards/indexed.ts';

/** Positions that are remembered at a time, as a power of two: what comes later takes the place of what was there. */
const MEMORY = 19;
/** The widest fields of which four and a seat make one number. */
const NARROW = 12;
/** The card that was chosen last, beside the value that {@link BoardSearch} has found. */
const NONE = -1;

/**
 * The points that a camp of seats still makes on a board with all cards known, if it makes as many as it can and all others see to it that they are few:
 * alpha-beta search over whole boards, cards that lie under others included. Positions between tricks are remembered, for every board of one deal.
 */
export class BoardSearch {
  #left: number;
  readonly #camp: number;
  /** Known positions between two tricks: the key, the fewest and the most points to come, and the card to try first. */
  readonly #keys = new Float64Array(1 << MEMORY);
  readonly #least = new Int16Array(1 << MEMORY);
  readonly #most = new Int16Array(1 << MEMORY);
  readonly #first = new Int16Array(1 << MEMORY);
  /** A board for each card that lies ahead. */
  readonly #boards: Board[] = [];
  /** The best card of the position that was searched last. */
  #best = NONE;

  /**
   * @param camp seats as bits
   * @param nodes cards that may be tried in all
   */
  constructor(camp: number, nodes: number) {
    this.#camp = camp;
    this.#left = nodes;
  }

  /** The points to come; `undefined` when the nodes have run out. */
  value(board: Board): number | undefined {
    const found = this.#search(board, 0, -Infinity, Infinity);
    return Number.isNaN(found) ? undefined : found;
  }

  /** No less than the truth where it is at most `low`, no more than it where it is at least `high`; not a number when the nodes have run out. */
  #search(board: Board, ply: number, low: number, high: number): number {
    if (board.left === 0) return 0;
    if (board.count > 0) return this.#tried(board, ply, low, high, NONE);
    const { spec, bits } = board.layout;
    const most = board.worth + spec.perTrick * board.left + spec.lastTrick;
    if (high <= 0) return 0;
    if (low >= most) return most;
    if (bits > NARROW) return this.#tried(board, ply, low, high, NONE);
    const key = keyOf(board);
    const at = placeOf(key);
    const met = this.#keys[at] === key;
    let fewest = met ? int16At(this.#least, at) : 0;
    let greatest = met ? int16At(this.#most, at) : most;
    if (fewest >= high || fewest === greatest) return fewest;
    if (greatest <= low) return greatest;
    const from = Math.max(low, fewest);
    const to = Math.min(high, greatest);
    const value = this.#tried(board, ply, from, to, met ? int16At(this.#first, at) : NONE);
    if (Number.isNaN(value)) return value;
    // Beyond a bound that was known already there is nothing: the truth is that bound.
    if (value <= from) greatest = Math.max(value, fewest);
    else if (value >= to) fewest = Math.min(value, greatest);
    else fewest = greatest = value;
    this.#keys[at] = key;
    this.#least[at] = fewest;
    this.#most[at] = greatest;
    this.#first[at] = this.#best;
    return value;
  }

  /** Every card that may be played, `first` before all others. */
  #tried(board: Board, ply: number, from: number, to: number, first: number): number {
    const ours = ((this.#camp >>> board.seat) & 1) === 1;
    board.findLegal();
    const { copies } = board.layout;
    const next = this.#boardAt(ply, board);
    let low = from;
    let high = to;
    let value = ours ? -Infinity : Infinity;
    let best = NONE;
    const order = first === NONE ? [] : [first];
    for (let slot = 0; slot < 4; slot += 1) {
      const legal = board.legalIn(slot);
      for (let rest = legal; rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        rest &= ~(1 << bit);
        // Of identical cards one will do, where none of them lies on another.
        if (!board.stacked && bit % copies < copies - 1 && (legal >>> (bit + 1)) & 1) continue;
        if (slot * 32 + bit !== first) order.push(slot * 32 + bit);
      }
    }
    for (const place of order) {
      this.#left -= 1;
      if (this.#left < 0) return NaN;
      next.copy(board);
      next.play(place);
      const gain = next.count === 0 ? this.#points(next) - this.#points(board) : 0;
      const found = gain + this.#search(next, ply + 1, low - gain, high - gain);
      if (Number.isNaN(found)) return found;
      if (ours ? found > value : found < value) {
        value = found;
        best = place;
      }
      if (ours) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    this.#best = best;
    return value;
  }

  #points({ points }: Board): number {
    let sum = 0;
    for (let seat = 0; seat < points.length; seat += 1) if ((this.#camp >>> seat) & 1) sum += int32At(points, seat);
    return sum;
  }

  #boardAt(ply: number, like: Board): Board {
    return (this.#boards[ply] ??= sameShape(like));
  }
}

/** An empty board of the same shape; `bonus`: what its tricks bring besides their points. */
export function sameShape({ layout, mates, stacked }: Board, bonus: TrickBonus | null = null): Board {
  const sides = Array.from(mates, (set) => 31 - Math.clz32(set & -set));
  return new Board(layout, sides, stacked, bonus);
}

/** Returns the key of a position between tricks: the cards left to play, which never change hands, and the leader. */
function keyOf({ hands, layout, players, seat }: Board): number {
  let key = 0;
  for (let slot = 0; slot < 4; slot += 1) {
    let field = 0;
    for (let one = 0; one < players; one += 1) field |= int32At(hands, one * 4 + slot);
    key = key * 2 ** layout.bits + field;
  }
  // No position has the key of an empty place.
  return key * 8 + seat + 1;
}

/** Where a key has its place. */
function placeOf(key: number): number {
  const low = key >>> 0;
  const high = Math.floor(key / 2 ** 32);
  const mixed = Math.imul(low ^ (low >>> 15), 0x85eb_ca6b) ^ Math.imul(high + 0x9e37, 0x27d4_eb2f);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) >>> (32 - MEMORY);
}
