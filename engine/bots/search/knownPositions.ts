import type { Board } from '../../cards/trick/board.ts';
import { float64At, int32At } from '../../cards/indexed.ts';

/** Entries, a power of two. */
const ENTRIES = 1 << 13;

/** Bounds on the values of positions between two tricks, all in one world: a transposition table in which a newer position replaces an older one. */
export class KnownPositions {
  /** The least and the most that the position which was found last is worth. */
  least = -Infinity;
  most = Infinity;
  readonly #key: Int32Array;
  readonly #keys: Int32Array;
  readonly #least = new Float64Array(ENTRIES);
  readonly #most = new Float64Array(ENTRIES);
  /** By entry: the number of the world that it belongs to. */
  readonly #worlds = new Int32Array(ENTRIES);
  #world = 1;

  constructor(players: number) {
    this.#key = new Int32Array(5 + 3 * players);
    this.#keys = new Int32Array(ENTRIES * this.#key.length);
  }

  /** Forgets all positions: those to come are of another world. */
  clear(): void {
    this.#world += 1;
  }

  /** Sets {@link least} and {@link most} to what is known of a position. */
  find(board: Board): void {
    const entry = this.#entryOf(board);
    const start = entry * this.#key.length;
    const isKnown = this.#worlds[entry] === this.#world && this.#key.every((part, i) => this.#keys[start + i] === part);
    this.least = isKnown ? float64At(this.#least, entry) : -Infinity;
    this.most = isKnown ? float64At(this.#most, entry) : Infinity;
  }

  /** Keeps the least and the most that a position is worth. */
  keep(board: Board, least: number, most: number): void {
    const entry = this.#entryOf(board);
    this.#keys.set(this.#key, entry * this.#key.length);
    this.#worlds[entry] = this.#world;
    this.#least[entry] = least;
    this.#most[entry] = most;
  }

  /** Writes the key of a position, and returns its entry. In one world it follows from the cards in play which seat holds each, and which lie under others. */
  #entryOf({ live, seat, first, points, tricks, bonuses, players }: Board): number {
    const key = this.#key;
    key.set(live);
    key[4] = 8 * first + seat;
    key.set(points, 5);
    key.set(tricks, 5 + players);
    key.set(bonuses, 5 + 2 * players);
    let hash = 0;
    for (let i = 0; i < key.length; i += 1) {
      hash = Math.imul(hash ^ int32At(key, i), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & (ENTRIES - 1);
  }
}
