import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPictures } from './readPictures.ts';

/** The animations of the page. */
let animations: { playState: string; effect: { getComputedTiming(): { iterations: number } } }[] = [];
/** The addresses that the browser has been asked to read. */
let asked: string[] = [];
const moving = (iterations: number, playState = 'running') => ({ playState, effect: { getComputedTiming: () => ({ iterations }) } });
const ADDRESSES = Array.from({ length: 14 }, (_, i) => `${i}.svg`);

beforeEach(() => {
  vi.useFakeTimers();
  animations = [];
  asked = [];
  vi.stubGlobal('document', { getAnimations: () => animations });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode(): Promise<void> {
        asked.push(this.src);
        return this.src.startsWith('gone') ? Promise.reject(new Error('gone')) : Promise.resolve();
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pictures', () => {
  it('are read in order, but for those that have been, and one that is gone is not kept', async () => {
    const read = new Map([['3.svg', {} as HTMLImageElement]]);
    await readPictures([...ADDRESSES, 'gone.svg'], read);
    expect(asked).toEqual([...ADDRESSES.filter((address) => address !== '3.svg'), 'gone.svg']);
    expect([...read.keys()].toSorted()).toEqual(ADDRESSES.toSorted());
  });

  it('wait while a card is on its way, not for what always moves or has come to rest', async () => {
    animations = [moving(Infinity), moving(1, 'finished')];
    const read = new Map<string, HTMLImageElement>();
    await readPictures(ADDRESSES.slice(0, 2), read);
    expect(asked).toHaveLength(2);
    animations = [moving(1)];
    const reading = readPictures(ADDRESSES, read);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2);
    animations = [];
    await vi.advanceTimersByTimeAsync(100);
    await reading;
    expect(asked).toEqual(ADDRESSES);
  });

  it('are read in the end on a page that never rests', async () => {
    animations = [moving(1)];
    const reading = readPictures(ADDRESSES.slice(0, 6), new Map());
    await vi.advanceTimersByTimeAsync(5000);
    await reading;
    expect(asked).toHaveLength(6);
  });
});
