import { float64At, itemAt } from '../../cards/indexed.ts';

/** The value of every candidate for a decision in every world: the figures that a judgement rests on. */
export interface Trials {
  /** By candidate and world: the value to the seat. */
  readonly values: readonly Float64Array[];
  /** By world: its weight. A world that was drawn several times counts once, with that weight: repeats are no new evidence. */
  readonly weights: Float64Array;
}

/** The loss of one candidate against the best. */
export interface Loss {
  /** Points lost on average, by worlds that did not choose the best one; below zero where the candidate is the better one. */
  readonly mean: number;
  /** Standard error of the difference to the best, over common worlds. */
  readonly se: number;
}

/** The weighted mean value of a candidate over every `step`th world from `from` on; all worlds by default. */
export function meanOf({ values, weights }: Trials, candidate: number, from = 0, step = 1): number {
  const own = itemAt(values, candidate);
  let [sum, all] = [0, 0];
  for (let world = from; world < weights.length; world += step) {
    const weight = float64At(weights, world);
    sum += weight * float64At(own, world);
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

/** The share of the worlds, by their weights, in which a candidate leaves its seat ahead in the deal: above 0. */
export function aheadWith({ values, weights }: Trials, candidate: number): number {
  const own = itemAt(values, candidate);
  let [ahead, all] = [0, 0];
  for (let world = 0; world < weights.length; world += 1) {
    const weight = float64At(weights, world);
    if (float64At(own, world) > 0) ahead += weight;
    all += weight;
  }
  return all === 0 ? 0 : ahead / all;
}

/** The share of the worlds, by their weights, in which one candidate brings more than another. */
export function shareAhead({ values, weights }: Trials, one: number, other: number): number {
  const [first, second] = [itemAt(values, one), itemAt(values, other)];
  let [ahead, all] = [0, 0];
  for (let world = 0; world < weights.length; world += 1) {
    const weight = float64At(weights, world);
    if (float64At(first, world) > float64At(second, world)) ahead += weight;
    all += weight;
  }
  return all === 0 ? 0 : ahead / all;
}

/** The candidate with the highest mean; of equals the first. */
export function bestOf(trials: Trials, from = 0, step = 1): number {
  let best = 0;
  let most = -Infinity;
  trials.values.forEach((_, candidate) => {
    const mean = meanOf(trials, candidate, from, step);
    if (mean > most) [best, most] = [candidate, mean];
  });
  return best;
}

/**
 * The loss of a candidate. The best candidate is chosen in one half of the worlds and the loss is read off in the other, both ways, and averaged: who
 * chooses and measures by the same worlds finds a loss even between equals (the winner's curse: Capen, Clapp and Campbell 1971).
 */
export function lossOf(trials: Trials, candidate: number): Loss {
  const read = (half: number): number => {
    const best = bestOf(trials, half, 2);
    return meanOf(trials, best, 1 - half, 2) - meanOf(trials, candidate, 1 - half, 2);
  };
  return { mean: (read(0) + read(1)) / 2, se: errorOf(trials, bestOf(trials), candidate) };
}

/** The standard error of the mean difference of two candidates, over common worlds. */
export function errorOf(trials: Trials, first: number, second: number): number {
  const { values, weights } = trials;
  const [a, b] = [itemAt(values, first), itemAt(values, second)];
  const mean = meanOf(trials, first) - meanOf(trials, second);
  let [sum, all] = [0, 0];
  for (let world = 0; world < weights.length; world += 1) {
    const weight = float64At(weights, world);
    sum += (weight * (float64At(a, world) - float64At(b, world) - mean)) ** 2;
    all += weight;
  }
  return all === 0 ? 0 : Math.sqrt(sum) / all;
}

/** The standard error of the mean value of a candidate. */
export function meanErrorOf(trials: Trials, candidate: number): number {
  const { values, weights } = trials;
  const own = itemAt(values, candidate);
  const mean = meanOf(trials, candidate);
  let [sum, all] = [0, 0];
  for (let world = 0; world < weights.length; world += 1) {
    const weight = float64At(weights, world);
    sum += (weight * (float64At(own, world) - mean)) ** 2;
    all += weight;
  }
  return all === 0 ? 0 : Math.sqrt(sum) / all;
}

/** The number of equally weighted worlds that would know as much (Kish 1965). */
export function effectiveWorlds({ weights }: Trials): number {
  let [sum, squares] = [0, 0];
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  return squares === 0 ? 0 : (sum * sum) / squares;
}
