import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { describe, expect, test, vi } from 'vitest';
import { root, sourceText as read } from '../../build/targets.mjs';

/** The list of security in README.md: the runners know every test that it names, and these run what no journey shows. */

const USER_DATA = resolve('player');

/** The rows of the README's tables: the file that meets an item, and the test that holds it. */
const rows = read('electron/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, item, where, file, title] = /^\| (.+?) +\| `([^`]+)` +\| `([^`]+\.(?:test|spec)\.ts)`: (.+?) *\|$/.exec(line) ?? [];
    return item === undefined || where === undefined || file === undefined || title === undefined ? [] : [{ item, where, file, title }];
  });

/** The output of one of the repository's own programs. */
const outputOf = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    // `npm test` has the report of its end-to-end tests written to a file: this one goes to the output.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });

/** The full titles of the tests that Vitest would run in some files, by file. */
function unitTests(files: readonly string[]): Map<string, string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'checklist-'));
  try {
    // By their syntax: to load the files takes six times as long.
    outputOf('vitest/vitest.mjs', 'list', '--static-parse', `--json=${join(dir, 'tests.json')}`, ...files);
    const listed = JSON.parse(readFileSync(join(dir, 'tests.json'), 'utf8')) as { readonly name: string; readonly file: string }[];
    return byFile(listed.map(({ name, file }) => [relative(root, file).replaceAll(sep, '/'), name]));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly file: string }[];
  readonly suites?: readonly Suite[];
}

/** The titles of the tests that Playwright would run in some files, by file. */
function journeys(files: readonly string[]): Map<string, string[]> {
  const all = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(all)];
  const { suites } = JSON.parse(outputOf('@playwright/test/cli.js', 'test', '--list', '--reporter=json', ...files)) as {
    readonly suites: readonly Suite[];
  };
  return byFile(suites.flatMap(all).map(({ title, file }) => [`e2e/specs/${file}`, title]));
}

function byFile(tests: readonly (readonly [file: string, title: string])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, title] of tests) found.set(file, [...(found.get(file) ?? []), title]);
  return found;
}

test('twenty items of the list and some of our own, each with a file and a test', () => {
  const numbered = rows.filter(({ item }) => /^\d+ /.test(item));
  expect(numbered.map(({ item }) => Number.parseInt(item, 10))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const tables = read('electron/README.md')
    .split('\n')
    .filter((line) => /^\| .*`: /.test(line));
  expect(rows, 'every row names a test').toHaveLength(tables.length);
  for (const { item, where } of rows) expect(existsSync(join(root, where)), `${item}: ${where}`).toBe(true);
});

test('the runners list every test that the table names', () => {
  const files = [...new Set(rows.map(({ file }) => file))];
  const listed = new Map([
    ...unitTests(files.filter((file) => file.endsWith('.test.ts'))),
    ...journeys(files.filter((file) => file.endsWith('.spec.ts'))),
  ]);
  const unknown = rows.filter(({ file, title }) => listed.get(file)?.some((name) => name.includes(title)) !== true);
  expect(unknown).toEqual([]);
}, 120_000);

test('the system opens folders of the app, and Chromium gets no switches', async () => {
  const file = join(root, 'electron/desktop/shell.ts');
  const { languageOptions, rules } = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as Linter.Config;
  // The one rule that reads syntax: the others have the types of the whole project read.
  const rule = 'no-restricted-syntax';
  const config = { files: ['**/*.ts'], languageOptions: { parser: languageOptions!.parser! }, rules: { [rule]: rules![rule]! } };
  const messages = (line: string): string[] =>
    new Linter({ cwd: root })
      .verify(`import { app, shell } from 'electron';\n${line}\n`, config, { filename: file })
      .map(({ ruleId, message }) => (ruleId === rule ? message : `not linted: ${message}`));
  expect(messages("void shell.openExternal('https://example.org/');")).toEqual(['The system opens folders of the app and nothing else.']);
  expect(messages("app.commandLine.appendSwitch('no-sandbox');")).toEqual(['The app adds no switches to Chromium.']);
  expect(messages('void shell.openPath(app.name);')).toEqual([]);
}, 120_000);

test('the package takes what was built, and nothing else', () => {
  const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
  const { files } = load(read('electron-builder.yml')) as { readonly files: readonly (string | { readonly from: string })[] };
  const taken = files.map((one) => (typeof one === 'string' ? one : one.from)).filter((pattern) => !pattern.startsWith('!'));
  expect(taken.filter((pattern) => !pattern.startsWith('dist/'))).toEqual(['package.json']);
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
