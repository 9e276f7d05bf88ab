import { float64At, int32At, itemAt } from '../../cards/indexed.ts';

/** Worlds between two looks at who falls behind, and how many equally likely ones must have been tried before the first. */
const ROUND = 8;
const LEAST = 16;
/** Standard errors of the difference by which a candidate is out of the race. */
const BEHIND = 2.3;

/** The statistics of a candidate after the race. */
export interface CandidateStats {
  readonly mean: number;
  /** In how many worlds it was tried. */
  readonly tried: number;
}

/**
 * Tries candidates in the same worlds, one world after the other, and lets those fall out that are surely worse than the leader (racing: Maron and
 * Moore 1994), and the worse half of them whenever another share of the effort has been spent (sequential halving: Karnin, Koren and Somekh 2013).
 * Common worlds take the luck of the deal out of every comparison. A world that is as likely as several others counts as much as they do, but is no more evidence
 * than one: errors are those of weighted means.
 */
export class CandidateRacing {
  readonly #values: Float64Array;
  readonly #weights: ArrayLike<number>;
  readonly #worlds: number;
  readonly #tried: Int32Array;
  /** Candidates in the race. */
  open: number[];
  #world = 0;

  /** `weights`: by world. */
  constructor(candidates: number, weights: ArrayLike<number>) {
    this.#weights = weights;
    this.#worlds = weights.length;
    this.#values = new Float64Array(candidates * this.#worlds);
    this.#tried = new Int32Array(candidates);
    this.open = Array.from({ length: candidates }, (_, i) => i);
  }

  /**
   * Runs the race. `value` tries a candidate in the current world and returns its value; `spent` returns how much of the `effort` has been
   * used up, and `late` whether time is up.
   */
  run(
    effort: number,
    enter: (world: number) => void,
    value: (candidate: number) => number,
    spent: () => number,
    late: () => boolean,
  ): void {
    const phases = Math.max(1, Math.ceil(Math.log2(this.open.length)));
    let phase = 1;
    while (this.#world < this.#worlds && this.open.length > 0) {
      enter(this.#world);
      for (const candidate of this.open) {
        this.#values[candidate * this.#worlds + this.#world] = value(candidate);
        this.#tried[candidate] = int32At(this.#tried, candidate) + 1;
      }
      this.#world += 1;
      if (this.#world % ROUND !== 0) continue;
      if (late() || spent() >= effort) return;
      if (this.#equallyLikely() >= LEAST) this.#dropSurelyWorse();
      if (this.open.length === 1) return;
      if (spent() < (effort * phase) / phases) continue;
      phase += 1;
      this.#keep(Math.max(2, Math.ceil(this.open.length / 2)));
    }
  }

  /** How a candidate fared. */
  stats(candidate: number): CandidateStats {
    const tried = int32At(this.#tried, candidate);
    let [sum, all] = [0, 0];
    for (let world = 0; world < tried; world += 1) {
      const weight = this.#weight(world);
      sum += weight * float64At(this.#values, candidate * this.#worlds + world);
      all += weight;
    }
    return { mean: all === 0 ? 0 : sum / all, tried };
  }

  /** By how much a candidate is surely better than another in their common worlds, `more` added to what it fared; 0 if that is not sure. */
  sureDifference(candidate: number, other: number, more: number): number {
    const worlds = Math.min(int32At(this.#tried, candidate), int32At(this.#tried, other));
    if (worlds === 0) return 0;
    const { mean, variance } = this.#difference(candidate, other, worlds);
    const better = mean + more;
    return better > 0 && better * better > BEHIND * BEHIND * variance ? better : 0;
  }

  /** The candidate that fared best in all worlds so far, of those in the race. */
  #leader(): number {
    let leader = itemAt(this.open, 0);
    let most = -Infinity;
    for (const candidate of this.open) {
      const { mean } = this.stats(candidate);
      if (mean > most) [leader, most] = [candidate, mean];
    }
    return leader;
  }

  #dropSurelyWorse(): void {
    const leader = this.#leader();
    this.open = this.open.filter((candidate) => candidate === leader || !this.#surelyWorse(candidate, leader));
  }

  /** Whether a candidate is worse than the leader, by the differences in their common worlds. */
  #surelyWorse(candidate: number, leader: number): boolean {
    const { mean, variance } = this.#difference(leader, candidate, this.#world);
    return mean > 0 && mean * mean > BEHIND * BEHIND * variance;
  }

  /** Returns the mean difference of two candidates in the first `worlds`, and the variance of that mean. */
  #difference(leader: number, candidate: number, worlds: number): { readonly mean: number; readonly variance: number } {
    const less = (world: number): number =>
      float64At(this.#values, leader * this.#worlds + world) - float64At(this.#values, candidate * this.#worlds + world);
    let [sum, all] = [0, 0];
    for (let world = 0; world < worlds; world += 1) {
      const weight = this.#weight(world);
      sum += weight * less(world);
      all += weight;
    }
    const mean = sum / all;
    let squares = 0;
    for (let world = 0; world < worlds; world += 1) squares += (this.#weight(world) * (less(world) - mean)) ** 2;
    return { mean, variance: squares / (all * all) };
  }

  /** How many equally likely worlds would know as much as those tried so far (Kish 1965). */
  #equallyLikely(): number {
    let [all, squares] = [0, 0];
    for (let world = 0; world < this.#world; world += 1) {
      const weight = this.#weight(world);
      all += weight;
      squares += weight * weight;
    }
    return (all * all) / squares;
  }

  #weight(world: number): number {
    return itemAt(this.#weights, world);
  }

  #keep(count: number): void {
    const ranked = this.open.map((candidate) => ({ candidate, mean: this.stats(candidate).mean })).sort((a, b) => b.mean - a.mean);
    const kept = new Set(ranked.slice(0, count).map(({ candidate }) => candidate));
    this.open = this.open.filter((candidate) => kept.has(candidate));
  }
}
