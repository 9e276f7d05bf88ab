import { expect, it } from 'vitest';
import { freePlace } from './freePlace.ts';

const BOARD = { width: 960, height: 728 };
const NOTE = { width: 330, height: 140 };
const MIDDLE = { x: 480, y: 364 };

it('lies as near as it may where nothing else does', () => {
  const { left, top } = freePlace(NOTE, BOARD, [], MIDDLE);
  expect(Math.abs(left + NOTE.width / 2 - MIDDLE.x)).toBeLessThan(12);
  expect(Math.abs(top + NOTE.height / 2 - MIDDLE.y)).toBeLessThan(12);
});

it('lies between what is asked and the player opposite', () => {
  const panel = { left: 258, top: 256, width: 440, height: 270 };
  const opposite = { left: 413, top: 58, width: 220, height: 46 };
  const place = freePlace(NOTE, BOARD, [panel, opposite], MIDDLE);
  expect(place.top).toBeGreaterThanOrEqual(104);
  expect(place.top + NOTE.height).toBeLessThanOrEqual(256);
});

it('covers what it must where there is no room', () => {
  const all = { left: 0, top: 0, width: 960, height: 700 };
  const { left, top } = freePlace(NOTE, BOARD, [all], MIDDLE);
  expect(top).toBe(BOARD.height - NOTE.height - 12);
  expect(left).toBeGreaterThanOrEqual(12);
});

it('stays within a board that is narrower than it', () => {
  expect(freePlace(NOTE, { width: 300, height: 100 }, [], MIDDLE)).toEqual({ left: 12, top: 12 });
});
