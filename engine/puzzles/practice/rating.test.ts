import { describe, expect, it } from 'vitest';
import { NEW_RATING, ratedAfter } from './rating.ts';

describe('Glicko-2', () => {
  it('gives what the example of its paper gives', () => {
    const after = ratedAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('lets the deviation grow without games, up to that of a new player', () => {
    expect(ratedAfter({ rating: 1500, deviation: 50, volatility: 0.06 }, []).deviation).toBeCloseTo(51.07, 1);
    expect(ratedAfter(NEW_RATING, []).deviation).toBe(350);
  });

  it('learns more from a surprise', () => {
    const known = { rating: 1500, deviation: 80, volatility: 0.06 };
    const gain = (rating: number): number => ratedAfter(known, [{ rating, deviation: 150, score: 1 }]).rating - known.rating;
    expect(gain(1900)).toBeGreaterThan(gain(1500));
    expect(gain(1100)).toBeGreaterThan(0);
  });

  it('raises the volatility of one whose results are far off', () => {
    const many = Array.from({ length: 12 }, () => ({ rating: 2400, deviation: 50, score: 1 }));
    expect(ratedAfter({ rating: 1200, deviation: 60, volatility: 0.06 }, many).volatility).toBeGreaterThan(0.06);
  });
});
