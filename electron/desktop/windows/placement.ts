import type { WindowPlacement } from '../preferences.ts';

/** A part of the desktop, in points; screens lie beside one another in one plane. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a window before the player moves it, and the smallest size. */
export const FIRST_SIZE = { width: 1280, height: 800 } as const;
export const LEAST_SIZE = { width: 480, height: 480 } as const;

/** How much of a window's upper edge must be on a screen for the hand to get hold of it, in points. */
const GRIP = { width: 96, height: 32 } as const;

const overlap = (a: Area, b: Area): { readonly width: number; readonly height: number } => ({
  width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)),
  height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)),
});

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where a window is put: where it was, as long as it can be got hold of there; else in the middle of the first screen. Never larger than its screen,
 * unless that is smaller than the least size.
 * @param was its last place; omitted before the player has moved it
 * @param screens the areas of all screens that windows may cover, the first one's first
 */
export function placeWindow(was: WindowPlacement | undefined, screens: readonly Area[]): Area {
  const [first] = screens;
  if (first === undefined) return { x: 0, y: 0, ...FIRST_SIZE };
  if (was !== undefined) {
    const kept = screens
      .map((screen) => ({ screen, on: overlap({ ...was, height: GRIP.height }, screen).width }))
      .sort((a, b) => b.on - a.on)
      .map(({ screen }) => ({ screen, area: { x: was.x, y: was.y, ...sizeOn(screen, was) } }))
      .find(({ screen, area }) => inReach(area, screen));
    if (kept !== undefined) return kept.area;
  }
  const { width, height } = sizeOn(first, was ?? FIRST_SIZE);
  return {
    x: Math.round(first.x + Math.max(0, first.width - width) / 2),
    y: Math.round(first.y + Math.max(0, first.height - height) / 2),
    width,
    height,
  };
}

function sizeOn(screen: Area, { width, height }: Pick<Area, 'width' | 'height'>): { width: number; height: number } {
  return { width: between(LEAST_SIZE.width, width, screen.width), height: between(LEAST_SIZE.height, height, screen.height) };
}

function inReach(window: Area, screen: Area): boolean {
  const on = overlap({ ...window, height: GRIP.height }, screen);
  return on.width >= GRIP.width && on.height >= GRIP.height;
}
