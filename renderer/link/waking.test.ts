import { afterEach, expect, it, vi } from 'vitest';
import { onWaking } from './waking.ts';

/** A page without a browser: the two places where it hears of waking, and whether it can be seen. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  return { document, window };
}

afterEach(() => vi.unstubAllGlobals());

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it.each([
  ['is shown again', ({ document }) => document.dispatchEvent(new Event('visibilitychange'))],
  ['goes on after it was frozen', ({ document }) => document.dispatchEvent(new Event('resume'))],
  ['comes out of the cache of the way back', ({ window }) => window.dispatchEvent(shown(true))],
  ['has a network again', ({ window }) => window.dispatchEvent(new Event('online'))],
  ['loses its network', ({ window }) => window.dispatchEvent(new Event('offline'))],
] satisfies [string, (at: ReturnType<typeof page>) => void][])('probes when the page %s, until that is ended', (_, happen) => {
  const at = page();
  const probe = vi.fn();
  const end = onWaking(probe);
  happen(at);
  expect(probe).toHaveBeenCalledTimes(1);
  end();
  happen(at);
  expect(probe).toHaveBeenCalledTimes(1);
});

it('does not probe when the page is hidden, nor when it is shown for the first time', () => {
  const at = page();
  const probe = vi.fn();
  onWaking(probe);
  at.document.visibilityState = 'hidden';
  at.document.dispatchEvent(new Event('visibilitychange'));
  at.window.dispatchEvent(shown(false));
  expect(probe).not.toHaveBeenCalled();
});
