import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** When a window comes to be seen: with its first frame, its loaded page, or after two seconds, whichever is first; once, and never a closed one. */

const made = vi.hoisted(() => ({ windows: [] as FakeWindow[] }));
interface FakeWindow extends NodeJS.EventEmitter {
  readonly webContents: NodeJS.EventEmitter;
  destroyed: boolean;
  readonly done: string[];
}
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class BrowserWindow extends Emitter {
    readonly webContents = new Emitter();
    readonly done: string[] = [];
    destroyed = false;
    constructor() {
      super();
      made.windows.push(this);
    }
    isDestroyed = (): boolean => this.destroyed;
    show = (): void => void this.done.push('show');
    maximize = (): void => void this.done.push('maximize');
    loadURL = (): Promise<void> => Promise.resolve();
  }
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1600, height: 960 } };
  return { BrowserWindow, screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] } };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(maximized = false): Promise<FakeWindow> {
  const { openWindow } = await import('./windows.ts');
  const place = { x: 0, y: 0, width: 900, height: 700, maximized, fullScreen: false };
  openWindow({ preload: '/preload.cjs', devTools: false, memory: { all: { place } } as never, log: {} as never });
  const window = made.windows.at(-1);
  if (!(window instanceof EventEmitter)) throw new Error('no window was opened');
  return window;
}

test('with its first frame, as it was left', async () => {
  const window = await opened(true);
  expect(window.done).toEqual([]);
  window.emit('ready-to-show');
  expect(window.done).toEqual(['maximize', 'show']);
  window.webContents.emit('did-finish-load');
  vi.advanceTimersByTime(10_000);
  expect(window.done, 'once').toEqual(['maximize', 'show']);
});

test('with its loaded page, where no frame is reported', async () => {
  const window = await opened();
  window.webContents.emit('did-finish-load');
  expect(window.done).toEqual(['show']);
});

test('after two seconds, where nothing is reported', async () => {
  const window = await opened();
  vi.advanceTimersByTime(1999);
  expect(window.done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(window.done).toEqual(['show']);
});

test('never, once it has been closed', async () => {
  const window = await opened();
  window.destroyed = true;
  vi.advanceTimersByTime(5000);
  expect(window.done).toEqual([]);
});
