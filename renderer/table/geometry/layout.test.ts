import { expect, it } from 'vitest';
import { askew, seatPlace, trickPlace, turnsAfter } from './layout.ts';

it('seats the next to play at the left, and at the right where play goes that way', () => {
  expect(seatPlace(1, 4, false, 'wide').side).toBe('left');
  expect(seatPlace(1, 4, true, 'wide').side).toBe('right');
  expect(trickPlace(1, 4, false).dx).toBeLessThan(0);
  expect(trickPlace(1, 4, true).dx).toBeGreaterThan(0);
  expect(turnsAfter(0, 3, 4)).toBe(1);
});

it.each([2, 3, 4, 5, 6, 7])('gives %i players places of their own', (players) => {
  for (const layout of ['wide', 'narrow', 'low', 'short'] as const) {
    const seats = Array.from({ length: players - 1 }, (_, i) => seatPlace(i + 1, players, false, layout));
    expect(new Set(seats.map(({ x, y, line }) => `${x} ${y} ${line}`)).size).toBe(players - 1);
  }
  const cards = Array.from({ length: players }, (_, turns) => trickPlace(turns, players, false));
  expect(new Set(cards.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(players);
});

it('lays a card askew by at most four degrees, always the same', () => {
  for (const card of ['KC', 'AH', '7D', 'TS']) {
    expect(Math.abs(askew(card))).toBeLessThanOrEqual(4);
    expect(askew(card)).toBe(askew(card));
  }
});
