import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../../build/targets.mjs';
import { Attention, type TurnNotice } from './attention.ts';
import { Awake } from './awake.ts';
import { copyOf, movesAtEveryStart, outerEnvironment, type CopyFacts } from './copyKind.ts';
import { linkHandler } from './linkHandler.ts';
import { restart } from './restart.ts';

function ownFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-system-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const MOUNT = '/mnt/.mount_TrickhXYZ';
const APPIMAGE = {
  platform: 'linux',
  env: { APPIMAGE: '/people/ada/T.AppImage', APPDIR: MOUNT },
  execPath: `${MOUNT}/trickhouse`,
} as const;
const PORTABLE = {
  platform: 'win32',
  env: { PORTABLE_EXECUTABLE_FILE: 'D:\\T.exe', PORTABLE_EXECUTABLE_APP_FILENAME: 'Trickhouse' },
  execPath: 'C:\\Temp\\x\\Trickhouse.exe',
} as const;

describe('the copy that runs', () => {
  const facts = (given: Partial<CopyFacts>): CopyFacts => ({
    platform: 'linux',
    env: {},
    execPath: '/apps/Trickhouse/trickhouse',
    isPackaged: true,
    resources: '/nowhere',
    ...given,
  });

  test('an AppImage and a portable program are known by their files, and lie elsewhere at every start', () => {
    expect(copyOf(facts(APPIMAGE))).toEqual({ kind: 'appimage', program: '/people/ada/T.AppImage' });
    expect(copyOf(facts(PORTABLE))).toEqual({ kind: 'portable', program: 'D:\\T.exe' });
    for (const one of [APPIMAGE, PORTABLE]) expect(movesAtEveryStart(copyOf(facts(one)))).toBe(true);
  });

  test('variables of another AppImage or portable program, such as a terminal, are not its own', () => {
    expect(copyOf(facts({ ...APPIMAGE, execPath: '/apps/Trickhouse/trickhouse' })).kind).toBe('loose');
    expect(copyOf(facts({ ...APPIMAGE, execPath: `${MOUNT}2/trickhouse` })).kind).toBe('loose');
    expect(copyOf(facts({ ...PORTABLE, env: { ...PORTABLE.env, PORTABLE_EXECUTABLE_APP_FILENAME: 'Terminal' } })).kind).toBe('installed');
  });

  test('a package of the system says so in a file, and what has none was unpacked', () => {
    const resources = ownFolder();
    expect(copyOf(facts({ resources })).kind).toBe('loose');
    writeFileSync(join(resources, 'package-type'), 'deb');
    expect(copyOf(facts({ resources })).kind).toBe('installed');
    expect(copyOf(facts({ platform: 'darwin' })).kind).toBe('installed');
    expect(copyOf(facts({ ...APPIMAGE, isPackaged: false })).kind).toBe('source');
  });

  test('programs that outlive an AppImage do not see its folder', () => {
    const env = {
      ...APPIMAGE.env,
      ARGV0: 'T',
      PATH: `${MOUNT}:${MOUNT}/usr/sbin:/system/bin`,
      LD_LIBRARY_PATH: `${MOUNT}/usr/lib`,
      HOME: '/people/ada',
    };
    expect(outerEnvironment(env)).toEqual({ PATH: '/system/bin', HOME: '/people/ada' });
    expect(outerEnvironment({ PATH: '/system/bin' })).toEqual({ PATH: '/system/bin' });
  });
});

describe('starting again', () => {
  const app = () => ({ relaunch: vi.fn(), releaseSingleInstanceLock: vi.fn() });

  test('an installed copy does as Electron does', () => {
    const installed = app();
    restart(installed, { kind: 'installed', program: process.execPath });
    expect(installed.relaunch).toHaveBeenCalledOnce();
  });

  test.skipIf(process.platform === 'win32')(
    'of an AppImage its file is started, with the switches of this start, and finds no lock',
    async () => {
      const dir = ownFolder();
      const program = join(dir, 'T.AppImage');
      const seen = join(dir, 'seen');
      writeFileSync(program, `#!/bin/sh\nprintf '%s|%s\\n' "$APPDIR" "$*" > "${seen}.new" && mv "${seen}.new" "${seen}"\n`, {
        mode: 0o755,
      });
      const own = app();
      restart(own, { kind: 'appimage', program }, ['/mnt/trickhouse', '--data=/x', '--no-sandbox', '--', 'trickhouse://join'], {
        ...process.env,
        APPDIR: MOUNT,
      });
      expect(own.relaunch).not.toHaveBeenCalled();
      expect(own.releaseSingleInstanceLock).toHaveBeenCalledOnce();
      await expect.poll(() => readFileSync(seen, 'utf8')).toBe('|--data=/x\n');
    },
  );

  test('a portable program that is gone leaves it to Electron', () => {
    const own = app();
    restart(own, { kind: 'portable', program: join(ownFolder(), 'T.exe') });
    expect(own.relaunch).toHaveBeenCalledOnce();
  });
});

describe('the player is called', () => {
  class FakeNotice extends EventEmitter implements TurnNotice {
    shown = false;
    show = (): void => void (this.shown = true);
    close = (): void => void (this.shown = false);
  }
  function desk(wanted = true) {
    const notices: FakeNotice[] = [];
    const window = {
      focused: false,
      flashing: false,
      isFocused: () => window.focused,
      flashFrame: (on: boolean) => void (window.flashing = on),
    };
    const front = vi.fn();
    const badges: number[] = [];
    const attention = new Attention({
      badge: (count) => badges.push(count),
      bounce: () => undefined,
      notice: () => {
        if (wanted) notices.push(new FakeNotice());
        return wanted ? notices.at(-1) : undefined;
      },
      front,
    });
    return { attention, window, notices, front, badges };
  }

  test('only while the window does not have the focus, and by one notification at a time', () => {
    const { attention, window, notices, badges } = desk();
    window.focused = true;
    attention.call(window, true);
    expect(notices).toEqual([]);
    window.focused = false;
    attention.call(window, true);
    attention.call(window, true);
    expect(notices.map(({ shown }) => shown)).toEqual([false, true]);
    expect([window.flashing, badges.at(-1)]).toEqual([true, 1]);
    attention.call(window, false);
    expect(notices.map(({ shown }) => shown)).toEqual([false, false]);
    expect([window.flashing, badges.at(-1)]).toEqual([false, 0]);
  });

  test('a click brings the window to the front', () => {
    const { attention, window, notices, front } = desk();
    attention.call(window, true);
    notices[0]!.emit('click');
    expect(front).toHaveBeenCalledOnce();
  });

  test('without a notification where none is wanted', () => {
    const { attention, window, badges } = desk(false);
    attention.call(window, true);
    expect([window.flashing, badges.at(-1)]).toEqual([true, 1]);
  });
});

test('a machine stays awake exactly as long as its table is open to the network', () => {
  const running = new Map<number, string>();
  let last = 0;
  const awake = new Awake({ start: (type) => (running.set((last += 1), type), last), stop: (id) => running.delete(id) });
  awake.follow(false);
  expect(running.size).toBe(0);
  awake.follow(true);
  awake.follow(true);
  expect([...running.values()]).toEqual(['prevent-app-suspension']);
  awake.follow(false);
  awake.follow(false);
  expect(running.size).toBe(0);
});

describe('links to tables', () => {
  const clients = () => {
    const known = new Set<string>();
    const key = (...command: readonly unknown[]) => JSON.stringify(command);
    return {
      known,
      isDefaultProtocolClient: (...command: readonly unknown[]) => known.has(key(...command)),
      setAsDefaultProtocolClient: (...command: readonly unknown[]) => Boolean(known.add(key(...command))),
      removeAsDefaultProtocolClient: (...command: readonly unknown[]) => known.delete(key(...command)),
    };
  };

  test('a copy that an installer has registered changes nothing', () => {
    for (const kind of ['installed', 'source'] as const) expect(linkHandler(clients(), { kind, program: '/x' })).toBeUndefined();
  });

  test('a portable program registers its own file, behind two dashes, and takes that back', async () => {
    const app = clients();
    const links = linkHandler(app, { kind: 'portable', program: 'D:\\T.exe' });
    expect(links?.registered).toBe(false);
    expect(await links?.register(true)).toBe(true);
    expect(links?.registered).toBe(true);
    expect([...app.known]).toEqual([JSON.stringify(['trickhouse', 'D:\\T.exe', ['--']])]);
    expect(await links?.register(false)).toBe(true);
    expect(app.known.size).toBe(0);
  });

  test.skipIf(process.platform === 'win32')('an AppImage writes an entry of its own for the desktop, and removes it again', async () => {
    const dir = ownFolder();
    mkdirSync(join(dir, 'bin'));
    writeFileSync(join(dir, 'bin', 'xdg-mime'), `#!/bin/sh\necho "$*" >> "${join(dir, 'asked')}"\n`, { mode: 0o755 });
    const env = { XDG_DATA_HOME: join(dir, 'data'), PATH: join(dir, 'bin') };
    const links = linkHandler(clients(), { kind: 'appimage', program: '/people/ada/100% "my" $apps/T.AppImage' }, env);
    expect(links?.registered).toBe(false);
    expect(await links?.register(true)).toBe(true);
    expect(links?.registered).toBe(true);
    const file = join(dir, 'data', 'applications', 'trickhouse-links.desktop');
    expect(readFileSync(file, 'utf8')).toContain('Exec="/people/ada/100%% \\\\"my\\\\" \\\\$apps/T.AppImage" -- %u\n');
    expect(readFileSync(join(dir, 'asked'), 'utf8')).toBe('default trickhouse-links.desktop x-scheme-handler/trickhouse\n');
    expect(linkHandler(clients(), { kind: 'appimage', program: '/elsewhere/T.AppImage' }, env)?.registered, 'one that was moved').toBe(
      false,
    );
    expect(await links?.register(false)).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('where the desktop has no such thing, nothing is left behind', async () => {
    const dir = ownFolder();
    const links = linkHandler(
      clients(),
      { kind: 'loose', program: '/people/ada/trickhouse' },
      { XDG_DATA_HOME: dir, PATH: join(dir, 'none') },
    );
    expect(await links?.register(true)).toBe(false);
    expect(links?.registered).toBe(false);
  });
});

test('Windows knows the app by the name that its installer gives the shortcut', () => {
  const [, id] = /^appId: (\S+)$/m.exec(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) ?? [];
  expect(readFileSync(join(root, 'electron/desktop/shell.ts'), 'utf8')).toContain(`app.setAppUserModelId('${id}')`);
});
