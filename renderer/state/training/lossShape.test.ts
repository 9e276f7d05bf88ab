import { expect, it } from 'vitest';
import { lossShape, lossFrame } from './lossShape.ts';

const points = [
  { deal: 5, mean: 3, error: 1, parts: [1, 0, 1, 0.5, 0.5] },
  { deal: 10, mean: 1.5, error: 0.5, parts: [0, 0.5, 0.5, 0.5, 0] },
] as const;

const FRAME = {
  left: 44,
  ticks: [
    { value: 0, y: 120 },
    { value: 4, y: 10 },
  ],
};

it('frames from nothing to the highest, at round values', () => {
  const { ticks } = lossFrame(points, 150);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
  expect([ticks[0]!.y, ticks.at(-1)!.y]).toEqual([124, 8]);
});

it('lays the kinds one on the other, up to the whole', () => {
  const { areas, edge, ticks, left } = lossShape(points, 300, FRAME);
  expect(areas).toHaveLength(5);
  expect(ticks[0]!.value).toBe(0);
  expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(3);
  const y = (value: number): number => ticks[0]!.y - (value / ticks.at(-1)!.value) * (ticks[0]!.y - ticks.at(-1)!.y);
  const numbers = (path: string): number[] => path.match(/[\d.]+/g)!.map(Number);
  // The upper edge of the last area is the whole.
  expect(numbers(areas[4]!).slice(0, 4)).toEqual(numbers(edge));
  expect(numbers(edge)[0]).toBeCloseTo(left);
  expect(numbers(edge)[1]).toBeCloseTo(y(3), 0);
  expect(numbers(edge)[3]).toBeCloseTo(y(1.5), 0);
  // The first one stands on nothing.
  expect(numbers(areas[0]!).at(-1)).toBeCloseTo(y(0), 0);
  expect(lossShape([], 300, FRAME)).toMatchObject({ areas: [], edge: '' });
});
