import { describe, expect, it } from 'vitest';
import type { FinishedMatch } from '../../../engine/protocol/messages.ts';
import { statisticsOf } from './statistics.ts';
import { trendOf } from './trend.ts';

/** An array that counts how often its items are read. */
function counted(values: readonly number[]): { readonly values: readonly number[]; reads: () => number } {
  let reads = 0;
  const proxy = new Proxy(values, {
    get: (target, name, self) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      return Reflect.get(target, name, self) as unknown;
    },
  });
  return { values: proxy, reads: () => reads };
}

describe('the trend of points a deal', () => {
  it('is the mean and the spread of a rolling window', () => {
    const scores = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    const { window, points } = trendOf(scores);
    expect(window).toBe(5);
    expect(points.map(({ deal, mean }) => [deal, mean])).toEqual([
      [5, 30],
      [6, 40],
      [7, 50],
      [8, 60],
      [9, 70],
      [10, 80],
    ]);
    for (const { spread } of points) expect(spread).toBeCloseTo(Math.sqrt(200), 9);
  });

  it('has no points before a mean means something, and no spread where all deals are equal', () => {
    expect(trendOf([])).toEqual({ window: 5, points: [] });
    expect(trendOf(Array<number>(9).fill(80)).points).toEqual([]);
    expect(trendOf(Array<number>(200).fill(-81)).points.every(({ mean, spread }) => mean === -81 && spread === 0)).toBe(true);
  });

  it('ends at the last deal, with few points however long the history is, and reads each score at most twice', () => {
    for (const length of [10, 61, 1000, 100_000]) {
      const { values, reads } = counted(Array.from({ length }, (_, i) => (i * 7919) % 163));
      const { points, window } = trendOf(values);
      expect(points.length).toBeLessThanOrEqual(60);
      expect(points[0]?.deal).toBe(window);
      expect(points.at(-1)?.deal).toBe(length);
      expect(reads(), `${length} deals`).toBeLessThanOrEqual(2 * length);
    }
  });
});

describe('statistics of a long history', () => {
  const deals = 16;
  const matches = Array.from({ length: 1000 }, (_, i): FinishedMatch => {
    const people = ['Ada', 'Ben', 'Cas', 'Dee'].map((name, seat) => ({ name, kind: seat === 0 ? ('here' as const) : ('bot' as const) }));
    return { id: `m${i}`, game: 'klaverjas', people, deals, totals: [1, 0, 1, 0], games: [0, 0, 0, 0], winners: [0, 2], at: i };
  });
  const tally = {
    points: 80 * deals,
    best: 162,
    worst: 0,
    declared: 4,
    made: 3,
    scores: Array<number>(deals).fill(80),
    contracts: [
      { trump: 'S' as const, declared: 3, made: 2 },
      { trump: null, declared: 1, made: 1 },
    ],
  };

  it('look at each match once, and keep deals in order and contracts by trump', () => {
    let looks = 0;
    const [game] = statisticsOf(matches, () => {
      looks += 1;
      return [tally, tally, tally, tally];
    });
    expect(looks).toBe(matches.length);
    const [ada] = game?.people.filter(({ name }) => name === 'Ada') ?? [];
    expect(ada).toMatchObject({ deals: 16_000, declared: 4000, made: 3000 });
    expect(ada?.trend.points.at(-1)).toMatchObject({ deal: 16_000, mean: 80, spread: 0 });
    expect(ada?.contracts).toEqual([
      { trump: 'S', declared: 3000, made: 2000 },
      { trump: null, declared: 1000, made: 1000 },
    ]);
    expect(game?.people.find(({ kind }) => kind === 'bot')).toMatchObject({ trend: { points: [] }, contracts: [] });
  });
});
