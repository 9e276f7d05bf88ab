import type { Rng } from '../cards/random.ts';
import { float64At, itemAt } from '../cards/indexed.ts';

/** How long an evolution strategy runs and how far it steps. */
export interface EvolutionEffort {
  readonly generations: number;
  /** Mutants in each generation, in mirrored pairs. */
  readonly tried: number;
}

/** Standard deviations of the mutations in the first generation and towards the last. */
export interface Steps {
  readonly wide: number;
  readonly narrow: number;
}

/** Returns the fitness of a mutant; the higher, the better. */
type Fitness = (mutant: Float64Array) => number;

/**
 * An evolution strategy with weighted recombination and mirrored samples (Hansen and Ostermeier 2001; Brockhoff and others 2010). Returns the mean
 * of each generation, the start first. `fitnessFor` is called as a generation begins, with its number and its mean, before any chance is
 * drawn for the mutants.
 */
export function evolve(
  start: Float64Array,
  { generations, tried }: EvolutionEffort,
  { wide, narrow }: Steps,
  fitnessFor: (generation: number, mean: Float64Array) => Fitness,
  rng: Rng,
): readonly [Float64Array, ...Float64Array[]] {
  const parents = tried >> 1;
  const shares = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let mean = start.slice();
  const means: [Float64Array, ...Float64Array[]] = [mean];
  for (let generation = 0; generation < generations; generation += 1) {
    const step = wide * (narrow / wide) ** (generation / generations);
    const fitness = fitnessFor(generation, mean);
    const mutants: { readonly change: Float64Array; readonly fitness: number }[] = [];
    for (let pair = 0; pair < parents; pair += 1) {
      const mutation = mean.map(() => step * normal(rng));
      for (const change of [mutation, mutation.map((one) => -one)])
        mutants.push({ change, fitness: fitness(mean.map((one, i) => one + float64At(change, i))) });
    }
    mutants.sort((a, b) => b.fitness - a.fitness);
    const best = shares.map((share, rank) => ({ weight: share / total, change: itemAt(mutants, rank).change }));
    mean = mean.map((one, i) => one + best.reduce((sum, { weight, change }) => sum + weight * float64At(change, i), 0));
    means.push(mean);
  }
  return means;
}

/** Returns a normal variate (Box and Muller 1958). */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((rng.below(2 ** 30) + 1) / 2 ** 30));
  return radius * Math.cos((2 * Math.PI * rng.below(2 ** 30)) / 2 ** 30);
}
