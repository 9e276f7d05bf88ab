import { describe, expect, it } from 'vitest';
import { courseShape } from './courseShape.ts';

const SIZE = { width: 320, height: 150 };
/** A mean with a band around it. */
const band = (deal: number, mean: number, spread: number) => ({ deal, mean, edges: [mean - spread, mean + spread] });
/** Parts that lie one on the other. */
function stack(deal: number, parts: readonly number[]) {
  let sum = 0;
  const edges = [0, ...parts.map((part) => (sum += part))];
  return { deal, mean: sum, edges };
}
/** The numbers of a path, as points. */
function pointsOf(path: string): number[][] {
  return path
    .replace(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
}

describe('the picture of a course', () => {
  it('has round ticks around the whole band, and stays within its room', () => {
    const { ticks, areas, line, left } = courseShape([band(5, 62, 30), band(40, 81, 45), band(300, 74, 20)], SIZE);
    expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100, 150]);
    for (const [x, y] of pointsOf(areas[0]!)) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(SIZE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIZE.height);
    }
    expect(pointsOf(line)).toHaveLength(3);
    expect(areas).toHaveLength(1);
    expect(pointsOf(areas[0]!)).toHaveLength(6);
    expect(pointsOf(line)[0]?.[0]).toBe(left);
  });

  it('is lower for fewer points, below nothing too', () => {
    const { line } = courseShape([band(5, 10, 0), band(6, -10, 0)], SIZE);
    const [[, high], [, low]] = pointsOf(line) as [number[], number[]];
    expect(low).toBeGreaterThan(high!);
  });

  it('lays parts one on the other, from nothing up to the whole, and needs no tick above that', () => {
    const { areas, line, ticks } = courseShape([stack(5, [1.1, 0, 0.9, 0.5, 0.5]), stack(10, [0, 0.5, 0.5, 0.5, 0])], SIZE);
    expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    expect([ticks[0]!.y, ticks.at(-1)!.y]).toEqual([124, 8]);
    expect(areas).toHaveLength(5);
    // The upper edge of the last area is the whole, and the first one stands on nothing.
    expect(pointsOf(areas[4]!).slice(0, 2)).toEqual(pointsOf(line));
    expect(pointsOf(areas[0]!).slice(2)).toEqual([
      [318, 124],
      [44, 124],
    ]);
    // The next area begins on the edge on which one ends.
    expect(pointsOf(areas[1]!).slice(2)).toEqual(pointsOf(areas[0]!).slice(0, 2).toReversed());
  });

  it('stands where all deals are equal, at nothing too, and is empty without any', () => {
    const { ticks, line } = courseShape([band(5, 80, 0), band(10, 80, 0)], SIZE);
    expect(ticks.length).toBeGreaterThan(1);
    expect(line).not.toMatch(/NaN|Infinity/);
    expect(courseShape([stack(5, [0, 0]), stack(6, [0, 0])], SIZE).ticks.map(({ value }) => value)).toEqual([0, 1]);
    expect(courseShape([], SIZE)).toMatchObject({ line: '', areas: [], ticks: [] });
  });
});
