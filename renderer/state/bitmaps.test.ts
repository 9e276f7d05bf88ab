import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawBitmaps, type Bitmap } from './bitmaps.ts';

const picture = {} as HTMLImageElement;
const bitmap = (url: string, width: number): Bitmap => ({ url, width, image: picture });
const pause = (): Promise<void> => Promise.resolve();
/** A card of 100 pixels: bitmaps from 140 to 195 pixels serve it. */
const size = { card: 100, ratio: 1.4, pause };

const released: string[] = [];
beforeEach(() => {
  released.length = 0;
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('navigator', { userAgentData: {} });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves bitmaps alone for faces that are wanted no more by the time they have been read', async () => {
  const bitmaps = new Map([['king', bitmap('blob:king', 170)]]);
  const shown = { bitmaps };
  await drawBitmaps(new Map([['re', picture]]), { ...size, shown, isWanted: () => false });
  expect([shown.bitmaps, released]).toEqual([bitmaps, []]);
});

it('lets go of the bitmaps of pictures that are not wanted, and keeps those that serve', async () => {
  const shown = {
    bitmaps: new Map([
      ['king', bitmap('blob:king', 170)],
      ['queen', bitmap('blob:queen', 170)],
    ]),
  };
  await drawBitmaps(new Map([['king', picture]]), { ...size, shown, isWanted: () => true });
  expect([[...shown.bitmaps.keys()], released]).toEqual([['king'], ['blob:queen']]);
});

it('tells nobody of a change where all serve', async () => {
  const bitmaps = new Map([['king', bitmap('blob:king', 170)]]);
  const shown = { bitmaps };
  await drawBitmaps(new Map([['king', picture]]), { ...size, shown, isWanted: () => true });
  expect(shown.bitmaps).toBe(bitmaps);
});

it('shows no bitmaps in a browser that is not known to draw true ones', async () => {
  vi.stubGlobal('navigator', {});
  const shown = { bitmaps: new Map([['king', bitmap('blob:king', 170)]]) };
  await drawBitmaps(new Map([['king', picture]]), { ...size, shown, isWanted: () => true });
  expect([shown.bitmaps.size, released]).toEqual([0, ['blob:king']]);
});
