import type { Rng } from './random.ts';

/** A cheap generator for search: xorshift of 32 bits (Marsaglia 2003), seeded from a good one. */
export class Xorshift32 {
  #state: number;

  constructor(rng: Rng) {
    this.#state = 1 + rng.below(2 ** 32 - 1);
  }

  /** A whole number below a bound of at most 65536, as good as equally likely. */
  below(bound: number): number {
    return Math.imul(this.word() >>> 16, bound) >>> 16;
  }

  /** 32 random bits, never all zero. */
  word(): number {
    let s = this.#state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.#state = s;
    return s;
  }
}
