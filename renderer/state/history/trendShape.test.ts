import { describe, expect, it } from 'vitest';
import { trendShape } from './trendShape.ts';

const SIZE = { width: 320, height: 150 };
const point = (deal: number, mean: number, spread: number) => ({ deal, mean, spread });
/** The numbers of a path, as points. */
function pointsOf(path: string): number[][] {
  return path
    .replace(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
}

describe('the picture of a trend', () => {
  it('has round ticks around the whole band, and stays within its room', () => {
    const { ticks, band, mean, left } = trendShape([point(5, 62, 30), point(40, 81, 45), point(300, 74, 20)], SIZE);
    expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100, 150]);
    for (const [x, y] of pointsOf(band)) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(SIZE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIZE.height);
    }
    expect(pointsOf(mean)).toHaveLength(3);
    expect(pointsOf(band)).toHaveLength(6);
    expect(pointsOf(mean)[0]?.[0]).toBe(left);
  });

  it('is lower for fewer points, below nothing too', () => {
    const { mean } = trendShape([point(5, 10, 0), point(6, -10, 0)], SIZE);
    const [[, high], [, low]] = pointsOf(mean) as [number[], number[]];
    expect(low).toBeGreaterThan(high!);
  });

  it('stands where all deals are equal, and is empty without any', () => {
    const { ticks, mean } = trendShape([point(5, 80, 0), point(10, 80, 0)], SIZE);
    expect(ticks.length).toBeGreaterThan(1);
    expect(mean).not.toMatch(/NaN|Infinity/);
    expect(trendShape([], SIZE)).toMatchObject({ mean: '', band: '', ticks: [] });
  });
});
