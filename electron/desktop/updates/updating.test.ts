import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../engine/contract/result.ts';
import { speaking } from '../../words.ts';
import type { UpdatePlace } from './feed.ts';
import { Updating } from './updating.ts';
import type { Updates } from './updates.ts';

const seen = vi.hoisted(() => ({ boxes: [] as Electron.MessageBoxOptions[], press: [] as readonly string[], copied: '' }));
vi.mock('electron', () => ({
  dialog: {
    showMessageBox: (_window: unknown, options: Electron.MessageBoxOptions) => {
      seen.boxes.push(options);
      return Promise.resolve({
        response: Math.max(
          0,
          (options.buttons ?? []).findIndex((name) => seen.press.includes(name)),
        ),
        checkboxChecked: false,
      });
    },
  },
  clipboard: { writeText: (text: string) => Promise.resolve((seen.copied = text)) },
}));
beforeEach(() => void Object.assign(seen, { boxes: [], press: [], copied: '' }));

const WINDOW = { isDestroyed: () => false } as never;
const PLACE: UpdatePlace = { url: 'https://example.org/latest/', key: 'k', page: 'https://example.org/trickhouse' };

/** A copy of the app, with everything that it does to be updated, in order. */
function copy(place: UpdatePlace | undefined, found: string | null, failing = false) {
  const done: string[] = [];
  const updates: Updates = {
    look: () => Promise.resolve(ok(found)),
    fetch: () => Promise.resolve((done.push('fetch'), ok(null))),
    install(failed) {
      done.push('install');
      if (failing) failed('no room');
    },
  };
  const updating = new Updating(place, {
    open: () => Promise.resolve(updates),
    log: { write: (_level: string, code: string) => done.push(code) } as never,
    say: () => speaking('en'),
    release: () => Promise.resolve(void done.push('release')),
    restart: () => void done.push('restart'),
  });
  return { updating, done };
}

test('table and lock are free before the next version starts', async () => {
  const { updating, done } = copy(PLACE, '9.1.0');
  seen.press = ['Download', 'Install Now'];
  await updating.look(WINDOW, true);
  expect(done).toEqual(['fetch', 'release', 'install']);
});

test('a version that cannot be put in place leaves this one, started again', async () => {
  const { updating, done } = copy(PLACE, '9.1.0', true);
  seen.press = ['Download', 'Install Now'];
  await updating.look(WINDOW, true);
  expect(done).toEqual(['fetch', 'release', 'install', 'update/not-installed', 'restart']);
});

test.each([['9.1.0', 'Version 9.1.0 is available.'] as const, [null, 'You have the latest version.'] as const])(
  'a copy that is replaced by hand says so, and where (%s)',
  async (found, message) => {
    const { updating, done } = copy({ ...PLACE, byHand: true }, found);
    seen.press = ['Copy Address'];
    await updating.look(WINDOW, true);
    expect(seen.boxes).toMatchObject([{ message, detail: expect.stringContaining('https://example.org/trickhouse') as string }]);
    expect(seen.boxes[0]?.detail).toMatch(/doesn’t update itself/);
    expect(seen.copied).toBe('https://example.org/trickhouse');
    expect(done, 'nothing is fetched').toEqual([]);
  },
);

test('any other copy does not', async () => {
  await copy(PLACE, null).updating.look(WINDOW, true);
  expect(seen.boxes).toMatchObject([{ message: 'You have the latest version.', detail: '', buttons: ['OK'] }]);
});
