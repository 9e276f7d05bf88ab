import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_SIZE, LEAST_SIZE, placeWindow, type Area } from './placement.ts';

const LAPTOP: Area = { x: 0, y: 25, width: 1440, height: 875 };
const RIGHT: Area = { x: 1440, y: 0, width: 1920, height: 1080 };
const was = (x: number, y: number, width = 1000, height = 700) => ({ x, y, width, height, maximized: false, fullScreen: false });

test('the first window is in the middle, no larger than the screen', () => {
  expect(placeWindow(undefined, [LAPTOP])).toEqual({ x: 80, y: 63, ...FIRST_SIZE });
  expect(placeWindow(undefined, [{ x: 0, y: 0, width: 1024, height: 600 }])).toEqual({ x: 0, y: 0, width: 1024, height: 600 });
});

test.each([
  ['where it was', was(100, 100), [LAPTOP], { x: 100, y: 100, width: 1000, height: 700 }],
  ['on the second screen', was(1500, 40), [LAPTOP, RIGHT], { x: 1500, y: 40, width: 1000, height: 700 }],
  ['half off the edge, its upper edge within reach', was(-400, 300), [LAPTOP], { x: -400, y: 300, width: 1000, height: 700 }],
  ['back from a screen that is gone', was(1500, 40), [LAPTOP], { x: 220, y: 113, width: 1000, height: 700 }],
  ['back from above the screen, where no hand gets hold of it', was(100, -200), [LAPTOP], { x: 220, y: 113, width: 1000, height: 700 }],
  ['smaller, where the screen has become so', was(10, 30, 3000, 2000), [LAPTOP], { x: 10, y: 30, width: 1440, height: 875 }],
])('it is put %s', (_, before, screens, due) => {
  expect(placeWindow(before, screens)).toEqual(due);
});

const area = fc.record({
  x: fc.integer({ min: -4000, max: 4000 }),
  y: fc.integer({ min: -4000, max: 4000 }),
  width: fc.integer({ min: 480, max: 4000 }),
  height: fc.integer({ min: 480, max: 4000 }),
});
const int = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const size = fc.integer({ min: 1, max: 1_000_000_000 });
const memory = fc.record({ x: int, y: int, width: size, height: size, maximized: fc.boolean(), fullScreen: fc.boolean() });

test('wherever it was and whatever screens there are, a hand gets hold of its upper edge', () => {
  fc.assert(
    fc.property(fc.option(memory, { nil: undefined }), fc.array(area, { minLength: 1, maxLength: 4 }), (before, screens) => {
      const { x, y, width, height } = placeWindow(before, screens);
      expect(width).toBeGreaterThanOrEqual(LEAST_SIZE.width);
      expect(height).toBeGreaterThanOrEqual(LEAST_SIZE.height);
      const reach = screens.some(
        (screen) =>
          Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x) >= 96 &&
          Math.min(y + 32, screen.y + screen.height) - Math.max(y, screen.y) >= 32,
      );
      expect(reach).toBe(true);
    }),
  );
});
