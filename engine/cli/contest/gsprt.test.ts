import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom, type Rng } from '../../cards/random.ts';
import { sequentialTest, type MarginSums, type TestBounds } from './gsprt.ts';

const BOUNDS: TestBounds = { h0: 0, h1: 2, alpha: 0.05, beta: 0.05 };
const RUNS = 1500;
/** Deals between two looks, as the league has them. */
const CHUNK = 20;

const unit = (rng: Rng): number => (rng.below(1 << 24) + 0.5) / (1 << 24);
const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(unit(rng))) * Math.cos(2 * Math.PI * unit(rng));

/** Margins with a standard deviation of 10 around 0: bell-shaped, or like those of duplicate deals: mostly nothing, at times a contract won or lost. */
const SHAPES: Readonly<Record<string, (rng: Rng) => number>> = {
  normal: (rng) => 10 * normal(rng),
  'mostly zero': (rng) => (unit(rng) < 0.8 ? 0 : 10 * Math.sqrt(5) * (unit(rng) < 0.5 ? 1 : -1)),
  skewed: (rng) => 10 * (-Math.log(unit(rng)) - 1),
};

/** Plays a match of a true mean to its verdict. */
function match(mean: number, noise: (rng: Rng) => number, rng: Rng, least?: number): { verdict: 'accepted' | 'rejected'; deals: number } {
  let sums: MarginSums = { deals: 0, sum: 0, squares: 0 };
  for (;;) {
    let { deals, sum, squares } = sums;
    for (let i = 0; i < CHUNK; i += 1) {
      const margin = mean + noise(rng);
      deals += 1;
      sum += margin;
      squares += margin * margin;
    }
    sums = { deals, sum, squares };
    const { verdict } = sequentialTest(sums, BOUNDS, least);
    if (verdict !== null) return { verdict, deals };
  }
}

describe.each(Object.entries(SHAPES))('a sequential test of %s margins', (shape, noise) => {
  const share = (mean: number, wanted: 'accepted' | 'rejected'): number => {
    const rng = rngOf(seedFrom(`${shape} ${mean}`));
    return Array.from({ length: RUNS }, () => match(mean, noise, rng)).filter(({ verdict }) => verdict === wanted).length / RUNS;
  };
  // Three standard errors of 1,500 runs above the rate.
  const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / RUNS);

  it('errs no more often than its rates', () => {
    expect(share(BOUNDS.h0, 'accepted')).toBeLessThan(most);
    expect(share(BOUNDS.h1, 'rejected')).toBeLessThan(most);
  });

  it('errs less far from the bounds, and tosses a coin between them', () => {
    expect(share(-2, 'accepted')).toBeLessThan(0.01);
    expect(share(4, 'rejected')).toBeLessThan(0.01);
    expect(Math.abs(share(1, 'accepted') - 0.5)).toBeLessThan(0.1);
  });
});

it('keeps its rates from 40 deals on for bell-shaped margins', () => {
  const rng = rngOf(seedFrom('short'));
  const wrong = (mean: number, verdict: string): number =>
    Array.from({ length: RUNS }, () => match(mean, SHAPES['normal']!, rng, 40)).filter((one) => one.verdict === verdict).length / RUNS;
  expect(wrong(BOUNDS.h0, 'accepted')).toBeLessThan(0.067);
  expect(wrong(BOUNDS.h1, 'rejected')).toBeLessThan(0.067);
});

it('takes fewer deals than a match of fixed length with the same rates', () => {
  const rng = rngOf(seedFrom('length'));
  const lengths = Array.from({ length: 300 }, () => match(BOUNDS.h1, SHAPES['normal']!, rng).deals);
  // (1.645 + 1.645)² × 100 / 4
  expect(lengths.reduce((sum, deals) => sum + deals, 0) / 300).toBeLessThan(271);
});

it('gives no verdict on a handful of deals, nor on margins that are all the same', () => {
  expect(sequentialTest({ deals: 20, sum: 2000, squares: 200_400 }, BOUNDS).verdict).toBeNull();
  expect(sequentialTest({ deals: 100, sum: 0, squares: 0 }, BOUNDS).verdict).toBeNull();
  expect(() => sequentialTest({ deals: 0, sum: 0, squares: 0 }, { ...BOUNDS, h1: 0 })).toThrow(RangeError);
  expect(() => sequentialTest({ deals: 0, sum: 0, squares: 0 }, { ...BOUNDS, alpha: 0.6, beta: 0.6 })).toThrow(RangeError);
});
