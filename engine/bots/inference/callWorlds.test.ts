import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import { callWorlds, logWeights, tempered } from './callWorlds.ts';

const rows = (agreeing: number, all: number): boolean[][] => Array.from({ length: all }, (_, at) => [at < agreeing]);
const worth = (agreeing: number): number => {
  const logs = logWeights(rows(agreeing, 999), 4);
  return Math.exp(logs[0]! - logs.at(-1));
};

describe('the evidence of a call', () => {
  it('is the trust for a call that half of the hands explain, and grows as fewer do', () => {
    expect(worth(499)).toBeCloseTo(4, 1);
    expect(worth(100)).toBeCloseTo(16, 0);
    expect(worth(900)).toBeCloseTo(2.7, 1);
    expect(logWeights([[true], [true]], 4)[0]).toBe(logWeights([[true], [true]], 4)[1]);
  });

  it('is believed no further than leaves one world in 32', () => {
    const logs = Array.from({ length: 400 }, (_, at) => (at < 2 ? 12 : 0));
    const weights = tempered(logs).map(Math.exp);
    const sum = weights.reduce((all, one) => all + one, 0);
    expect(sum ** 2 / weights.reduce((all, one) => all + one * one, 0)).toBeGreaterThanOrEqual(12.5);
    expect(weights[0]).toBeGreaterThan(3 * weights.at(-1));
    expect(tempered([1, 0, 1, 0])).toEqual([1, 0, 1, 0]);
  });
});

describe('worlds for a call', () => {
  const PATIENT = { now: () => 0, until: 1 };
  const world = (number: number): DealState => ({ number }) as unknown as DealState;
  const drawnOf = (reads: (at: number) => boolean[]): { at: number; weight: number }[] => {
    let dealt = 0;
    const drawn = callWorlds(
      () => world((dealt += 1)),
      (one) => reads((one as unknown as { number: number }).number),
      300,
      4,
      rngOf(seedFrom('worlds')),
      PATIENT,
    );
    const found: { at: number; weight: number }[] = [];
    for (const { world: one, weight } of drawn) {
      found.push({ at: (one as unknown as { number: number }).number, weight });
      if (found.length === 1000) break;
    }
    return found;
  };

  it('have no end where no call has been made', () => {
    expect(drawnOf(() => [])).toHaveLength(1000);
  });

  it('are drawn as often as the calls make them likely, each once with its weight', () => {
    const drawn = drawnOf((at) => [at % 10 === 0]);
    expect(new Set(drawn.map(({ at }) => at)).size).toBe(drawn.length);
    const all = drawn.reduce((sum, { weight }) => sum + weight, 0);
    const agreeing = drawn.filter(({ at }) => at % 10 === 0).reduce((sum, { weight }) => sum + weight, 0);
    expect(all).toBe(300);
    // A tenth of the worlds at 16 times the weight.
    expect(Math.abs(agreeing / all - 0.64)).toBeLessThan(0.1);
  });
});
