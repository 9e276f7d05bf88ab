import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELOAD_PAUSE, reloadForMissingParts } from './missingParts.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** A page whose host answers, whose state its host keeps, and which counts its reloads, unless a test says otherwise. */
function page() {
  const kept = new Map<string, string>();
  const state = { isThere: true, isKept: true, reloads: 0 };
  const events = new EventTarget();
  const watch = (): (() => void) =>
    reloadForMissingParts({
      events,
      reach: () => Promise.resolve(state.isThere),
      isKept: () => state.isKept,
      reload: () => (state.reloads += 1),
      store: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      now: () => Date.now(),
    });
  const fail = (payload = new TypeError('Failed to fetch dynamically imported module')): Error => {
    events.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
    return payload;
  };
  return { state, events, watch, fail, end: watch() };
}

it('loads the page again once its host answers', async () => {
  const { state, fail } = page();
  state.isThere = false;
  fail();
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.reloads).toBe(0);
  state.isThere = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.reloads).toBe(1);
});

it('waits while the page holds what its host does not', async () => {
  const { state, fail } = page();
  state.isKept = false;
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.reloads).toBe(0);
  state.isKept = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.reloads).toBe(1);
});

it('reloads at most once a minute, over reloads', async () => {
  const { state, fail, watch, end } = page();
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.reloads).toBe(1);
  end();
  watch();
  fail();
  await vi.advanceTimersByTimeAsync(RELOAD_PAUSE - 5000);
  expect(state.reloads).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.reloads).toBe(2);
});

it('answers for the rejections of missing parts, and for no others', () => {
  const { events, fail } = page();
  const rejection = (reason: Error): boolean => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(rejection(fail())).toBe(true);
  expect(rejection(new Error('something else'))).toBe(false);
});

it('leaves the page alone once it is ended', async () => {
  const { state, fail, end } = page();
  fail();
  end();
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.reloads).toBe(0);
});
