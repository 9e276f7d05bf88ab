import Module from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sourceText as read } from '../../build/targets.mjs';

/** The list of security in README.md, held to the lines and tests that it names; and what those lines do, as far as no journey shows it. */

/** The cells of the README's tables that are references: a file, and a text in it. */
const USER_DATA = resolve('player');
const references = read('electron/README.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => line.split(' | ').map((cell) => cell.replace(/^\|? *| *\|?$/g, '')))
  .flatMap((cell) => {
    const [, file, code] = /^`([^`]+\.\w+)`: (.+)$/.exec(cell) ?? [];
    return file === undefined || code === undefined ? [] : [{ file, text: code.replace(/^`|`$/g, '') }];
  });

test('twenty items of the list and some of our own, each with a line and a test', () => {
  const rows = read('electron/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && /`[^`]+\.\w+`:/.test(line));
  expect(rows.filter((row) => /^\| \d+ /.test(row))).toHaveLength(20);
  expect(references).toHaveLength(2 * rows.length);
});

test.each(references)('$file has: $text', ({ file, text }) => {
  expect(read(file)).toContain(text);
});

const made = vi.hoisted(() => ({ options: [] as Electron.BrowserWindowConstructorOptions[] }));
vi.mock('electron', () => {
  class BrowserWindow {
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      made.options.push(options);
    }
    once = (): void => undefined;
    on = (): void => undefined;
    isDestroyed = (): boolean => true;
    webContents = { once: (): void => undefined };
    loadURL = (): Promise<void> => Promise.resolve();
  }
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1600, height: 960 } };
  const app = { getPath: (name: string) => (name === 'userData' ? USER_DATA : resolve('elsewhere')) };
  return { app, BrowserWindow, screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] } };
});

describe('what no journey shows', async () => {
  const { confineContents, hardenSession, openWindow } = await import('./windows/windows.ts');

  test('windows request nothing that the sandbox denies', () => {
    openWindow({ preload: '/preload.cjs', devTools: false, memory: { all: {} } as never, log: {} as never });
    const preferences = made.options.at(-1)?.webPreferences ?? {};
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      devTools: false,
    });
    for (const key of ['experimentalFeatures', 'enableBlinkFeatures', 'plugins', 'additionalArguments'])
      expect(preferences).not.toHaveProperty(key);
  });

  test('every permission is denied, nothing but the own pages is loaded, and nothing is downloaded', () => {
    const set = new Map<string, (...args: unknown[]) => unknown>();
    const note = (name: string) => (handler: (...args: unknown[]) => unknown) => void set.set(name, handler);
    hardenSession({
      setPermissionRequestHandler: note('request'),
      setPermissionCheckHandler: note('check'),
      setDevicePermissionHandler: note('device'),
      setSpellCheckerEnabled: note('spelling'),
      on: (name: string, handler: (...args: unknown[]) => unknown) => void set.set(name, handler),
      webRequest: { onBeforeRequest: note('load') },
    } as never);
    for (const permission of ['media', 'geolocation', 'notifications', 'midi', 'clipboard-read', 'openExternal', 'hid', 'unknown']) {
      const answers: unknown[] = [];
      set.get('request')?.({}, permission, (answer: unknown) => answers.push(answer));
      expect(answers).toEqual([false]);
      expect(set.get('check')?.({}, permission)).toBe(false);
    }
    expect(set.get('device')?.({})).toBe(false);
    let downloads = true;
    set.get('will-download')?.({ preventDefault: () => (downloads = false) });
    expect(downloads, 'a page downloads nothing').toBe(false);
    const loads = (url: string): boolean => {
      let cancel: boolean | undefined;
      set.get('load')?.({ url }, (answer: { cancel: boolean }) => (cancel = answer.cancel));
      return cancel === false;
    };
    expect(loads('trickhouse://app/assets/x.js')).toBe(true);
    for (const url of [
      'https://example.org/',
      'http://127.0.0.1/',
      'file:///etc/passwd',
      'trickhouse://app.evil/',
      'ws://10.0.0.1/',
      'data:text/html,x',
    ])
      expect(loads(url), url).toBe(false);
  });

  test('contents stay on their page', () => {
    const listeners = new Map<string, (event: Record<string, unknown>) => void>();
    let opened: unknown;
    let webRtc: unknown;
    const contents = {
      setWebRTCIPHandlingPolicy: (policy: unknown) => (webRtc = policy),
      on: (name: string, listener: (event: Record<string, unknown>) => void) => listeners.set(name, listener),
      setWindowOpenHandler: (handler: (details: object) => unknown) => (opened = handler({ url: 'https://example.org/' })),
    };
    confineContents({ on: (_name: string, listener: (event: object, contents: object) => void) => listener({}, contents) } as never);
    const prevented = (name: string, event: Record<string, unknown> = {}): boolean => {
      let stopped = false;
      listeners.get(name)?.({ ...event, preventDefault: () => (stopped = true) });
      return stopped;
    };
    expect(opened).toEqual({ action: 'deny' });
    expect(webRtc).toBe('disable_non_proxied_udp');
    expect(prevented('will-attach-webview')).toBe(true);
    expect(prevented('will-redirect')).toBe(true);
    for (const url of ['https://example.org/', 'trickhouse://app.evil/', 'file:///etc/passwd', 'javascript:alert(1)']) {
      expect(prevented('will-navigate', { url })).toBe(true);
      expect(prevented('will-frame-navigate', { url, isMainFrame: true })).toBe(true);
    }
    expect(prevented('will-frame-navigate', { url: 'trickhouse://app/', isMainFrame: false })).toBe(true);
    expect(prevented('will-navigate', { url: 'trickhouse://app/index.html' })).toBe(false);
  });

  test('compiled code lies in the player’s own folder, and is kept where the next start finds it', async () => {
    const enable = vi.fn();
    const before = Object.getOwnPropertyDescriptor(Module, 'enableCompileCache');
    Object.defineProperty(Module, 'enableCompileCache', { value: enable, configurable: true });
    await import('./compileCache.ts');
    // A portable program lies in another folder at every start: its code would be kept again each time, and never found.
    vi.resetModules();
    const { app } = await import('electron');
    Object.assign(app, { isPackaged: true });
    vi.stubEnv('PORTABLE_EXECUTABLE_FILE', 'D:\\Trickhouse.exe');
    vi.stubEnv('PORTABLE_EXECUTABLE_APP_FILENAME', 'Trickhouse');
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    await import('./compileCache.ts');
    Object.defineProperty(process, 'platform', { value: platform });
    vi.unstubAllEnvs();
    Object.assign(app, { isPackaged: false });
    if (before === undefined) Reflect.deleteProperty(Module, 'enableCompileCache');
    else Object.defineProperty(Module, 'enableCompileCache', before);
    expect(enable.mock.calls).toEqual([[join(USER_DATA, 'compiled')]]);
  });
});
