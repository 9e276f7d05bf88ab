import type { Rng } from '../../cards/random.ts';
import { shuffled } from '../../cards/random.ts';

/** The highest number that a single key stands for. */
const KEYS = 9;

/**
 * Numbers in a row, none below 0, and of one digit where the right one is: each such row that has the right one is as likely as the others. So the right
 * one has any place but near these ends: 0 is always the first, 9 the last.
 */
export function countsAround(right: number, rng: Rng, wanted = 6): number[] {
  const earliest = Math.max(0, right - wanted + 1);
  const latest = right <= KEYS ? Math.min(right, KEYS + 1 - wanted) : right;
  const from = earliest + rng.below(latest - earliest + 1);
  return Array.from({ length: wanted }, (_, at) => from + at);
}

/** The right number among others that one gets by a slip: a card more or less. `slips` are what a slip may come to. */
export function amountsAround(right: number, slips: readonly number[], rng: Rng, wanted = 4): number[] {
  const others = new Set<number>();
  for (const slip of shuffled([...slips, ...slips.map((one) => -one)], rng)) {
    const other = right + slip;
    if (slip !== 0 && other >= 0 && others.size < wanted - 1) others.add(other);
  }
  return [right, ...others].sort((a, b) => a - b);
}
