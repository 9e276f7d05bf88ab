import { describe, expect, it } from 'vitest';
import { CandidateRacing } from './candidateRacing.ts';

/** Runs a race between candidates whose value in a world is given; each trial costs one. */
function run(
  candidates: number,
  worlds: number,
  effort: number,
  value: (candidate: number, world: number) => number,
  late = (): boolean => false,
  weights = Array<number>(worlds).fill(1),
) {
  const racing = new CandidateRacing(candidates, weights);
  let spent = 0;
  let now = 0;
  const met: number[] = [];
  racing.run(
    effort,
    (world) => {
      now = world;
      met.push(world);
    },
    (candidate) => {
      spent += 1;
      return value(candidate, now);
    },
    () => spent,
    late,
  );
  return { racing, spent, met };
}

/** A number scattered over −1 to 1. */
const noise = (number: number): number => Math.sin(number * 12.9898) * 0.999;

describe('a race', () => {
  it('tries every candidate in the same worlds, in order', () => {
    const { racing, met } = run(3, 10, 1000, (candidate, world) => noise(world * 3 + candidate));
    expect(met).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([0, 1, 2].map((candidate) => racing.stats(candidate).tried)).toEqual([10, 10, 10]);
  });

  it('drops who is surely worse, and ends when one is left', () => {
    const { racing, spent } = run(4, 400, 100_000, (candidate, world) => (candidate === 2 ? 1.5 : 0) + noise(world * 5 + candidate));
    expect(racing.open).toEqual([2]);
    expect(spent).toBeLessThan(4 * 40);
  });

  it('does not drop for the luck of a world that all share', () => {
    const { racing } = run(
      2,
      64,
      100_000,
      (candidate, world) => 50 * noise(world) + (candidate === 1 ? 0.2 : 0) + 0.01 * noise(world * 7 + candidate),
    );
    expect(racing.open).toEqual([1]);
  });

  it('halves the field as its effort is spent, and keeps to it', () => {
    const { racing, spent } = run(8, 10_000, 2000, (candidate, world) => 0.05 * candidate + noise(world * 9 + candidate));
    expect(racing.open.length).toBeLessThanOrEqual(2);
    expect(racing.open).toContain(7);
    expect(spent).toBeLessThan(2000 + 8 * 8);
  });

  it('ends when time is up', () => {
    expect(
      run(
        2,
        1000,
        100_000,
        (_, world) => noise(world),
        () => true,
      ).met,
    ).toHaveLength(8);
  });

  it('takes a world that counts as much as many for the evidence of one', () => {
    // The first world is the likeliest by far, and happens to favour one of two that are alike.
    const value = (candidate: number, world: number): number => (world === 0 && candidate === 1 ? 3 : noise(world * 7 + candidate));
    const repeated = run(2, 64, 100_000, (candidate, world) => value(candidate, world < 40 ? 0 : world));
    expect(repeated.racing.open).toEqual([1]);
    const weights = Array.from({ length: 25 }, (_, world) => (world === 0 ? 40 : 1));
    const weighted = run(2, 25, 100_000, value, undefined, weights);
    expect(weighted.racing.open).toEqual([0, 1]);
    expect(weighted.racing.stats(1).mean).toBeGreaterThan(1.5);
  });

  it('says how a candidate fared', () => {
    const { racing } = run(1, 4, 100, (_, world) => [1, 3, 1, 3][world]!);
    expect(racing.stats(0)).toEqual({ mean: 2, tried: 4 });
  });

  it('is sure of a difference that comes back in every world, and of none that chance may have made', () => {
    const { racing } = run(3, 32, 1000, (candidate, world) => [10, 9, 10 + 8 * noise(world)][candidate]! + noise(world * 7));
    expect(racing.sureDifference(0, 1, 0)).toBeCloseTo(1);
    // A bonus of the second is taken off again.
    expect(racing.sureDifference(0, 1, -2)).toBe(0);
    expect([racing.sureDifference(1, 0, 0), racing.sureDifference(0, 2, 0), racing.sureDifference(2, 0, 0)]).toEqual([0, 0, 0]);
  });
});
