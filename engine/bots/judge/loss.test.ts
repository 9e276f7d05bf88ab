import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { bestOf, effectiveWorlds, errorOf, lossOf, meanErrorOf, meanOf, shareAhead, type Trials } from './loss.ts';

/** Trials of candidates with known true values, in worlds with noise that is common to all and noise of each one's own. */
function made(truth: readonly number[], worlds: number, noise: number, name: string): Trials {
  const rng = rngOf(seedFrom(name));
  const normal = (): number => {
    let sum = -6;
    for (let i = 0; i < 12; i += 1) sum += rng.below(1 << 20) / (1 << 20);
    return sum;
  };
  const common = Array.from({ length: worlds }, () => 30 * normal());
  return {
    values: truth.map((value) => Float64Array.from(common, (luck) => value + luck + noise * normal())),
    weights: new Float64Array(worlds).fill(1),
  };
}

describe('the loss of a candidate', () => {
  it('is none on average between equals, though one of them always looks best', () => {
    let [crossed, naive] = [0, 0];
    for (let run = 0; run < 300; run += 1) {
      const trials = made([0, 0, 0, 0, 0], 60, 20, `equals ${run}`);
      crossed += lossOf(trials, 2).mean;
      naive += meanOf(trials, bestOf(trials)) - meanOf(trials, 2);
    }
    expect(Math.abs(crossed / 300)).toBeLessThan(0.6);
    expect(naive / 300).toBeGreaterThan(2);
  });

  it('is found, with an honest error, where there is one', () => {
    const found = Array.from({ length: 200 }, (_, run) => lossOf(made([10, 4, -3], 80, 15, `apart ${run}`), 1));
    const mean = found.reduce((sum, loss) => sum + loss.mean, 0) / found.length;
    const scatter = Math.sqrt(found.reduce((sum, loss) => sum + (loss.mean - mean) ** 2, 0) / found.length);
    const told = found.reduce((sum, loss) => sum + loss.se, 0) / found.length;
    expect(mean).toBeCloseTo(6, 0);
    expect(told / scatter).toBeGreaterThan(0.8);
    expect(told / scatter).toBeLessThan(1.25);
  });

  it('takes a world that was drawn several times for one piece of evidence', () => {
    const trials: Trials = { values: [Float64Array.of(4, 0, 2), Float64Array.of(0, 0, 0)], weights: Float64Array.of(8, 1, 1) };
    const even: Trials = { ...trials, weights: new Float64Array(3).fill(1) };
    expect(meanOf(trials, 0)).toBeCloseTo(3.4, 10);
    expect(effectiveWorlds(trials)).toBeCloseTo(100 / 66, 10);
    expect(effectiveWorlds(even)).toBe(3);
    expect(errorOf(even, 0, 1)).toBeCloseTo(Math.sqrt(8) / 3, 10);
    expect(meanErrorOf(even, 0)).toBeCloseTo(Math.sqrt(8) / 3, 10);
    // Eight repeats of one world, as evidence: hardly more than that world.
    expect(meanErrorOf(trials, 0)).toBeCloseTo(Math.hypot(8 * 0.6, 3.4, 1.4) / 10, 10);
  });
});

it('a candidate is ahead in the share of the worlds that their weights make', () => {
  const trials: Trials = { values: [Float64Array.of(4, 0, 2), Float64Array.of(0, 3, 2)], weights: Float64Array.of(8, 1, 1) };
  expect(shareAhead(trials, 0, 1)).toBeCloseTo(0.8, 10);
  expect(shareAhead(trials, 1, 0)).toBeCloseTo(0.1, 10);
});
