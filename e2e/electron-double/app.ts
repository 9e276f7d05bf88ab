import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { BrowserContext } from 'playwright';
import { EVENTS, type ElectronApp, type CommandLine, type Own } from './api.ts';
import { startChromium } from './chromium.ts';
import { recorded, recordedCalls, Emitter, strict } from './strict.ts';
import { switches } from './switches.ts';

/** The value of `--name=value`, or of a bare `--name`: empty. */
function flag(name: string): string | undefined {
  // Before the app's own program, where Node would not have it (`electron`).
  if (switches.before.includes(`--${name}`)) return '';
  // As in Chromium, what comes after a bare `--` is no switch.
  const end = process.argv.indexOf('--');
  const given = end < 0 ? process.argv : process.argv.slice(0, end);
  if (given.includes(`--${name}`)) return '';
  return given.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** A closable thing: the app's windows, which end with it. */
interface Closable {
  close(): void;
  isDestroyed(): boolean;
}

/** Electron's `app`: starts a Chromium in place of Electron's own. */
export class StandInApp extends Emitter implements Own<Omit<ElectronApp, 'dock'>> {
  /** Whether the packaged app's own executable runs: its environment marks it. */
  readonly isPackaged = process.env['ELECTRON_DOUBLE_RESOURCES'] !== undefined;
  readonly commandLine: CommandLine = strict('app.commandLine', {
    getSwitchValue: (name: string) => flag(name) ?? '',
    hasSwitch: (name: string) => flag(name) !== undefined,
  });
  /** As on every system but a Mac. */
  readonly dock = undefined;
  /** Open windows, in the order in which they were opened. */
  readonly windows = new Set<Closable>();
  readonly #paths = new Map<string, string>();
  readonly #chromium: Promise<BrowserContext>;
  #ready = false;
  #relaunches = false;
  #unlock: () => void = () => undefined;

  /** `prepare` readies Chromium's context before the app hears of it. */
  constructor(prepare: (context: BrowserContext) => Promise<void>) {
    super('app', EVENTS.app);
    // Node loads this ahead of the app's workers, too, and Electron has no app there.
    this.#chromium = isMainThread ? this.#start(prepare) : new Promise(() => undefined);
    this.#chromium.catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    });
  }

  async #start(prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    const context = await startChromium();
    await prepare(context);
    // As a Mac hands over what the app was started with: before it is ready.
    if (switches.link !== undefined) this.open('open-url', switches.link);
    this.#ready = true;
    this.emit('ready', {}, {});
    return context;
  }

  /** Chromium's one context; its pages are windows. */
  context(): Promise<BrowserContext> {
    return this.#chromium;
  }

  isReady(): boolean {
    return this.#ready;
  }

  async whenReady(): Promise<void> {
    await this.#chromium;
  }

  /** Hands a link or file over, as a Mac does. An app that lets it pass would leave it to the system. */
  open(event: 'open-url' | 'open-file', what: string): void {
    let taken = false;
    this.emit(event, { preventDefault: () => (taken = true) }, what);
    if (!taken) throw new Error(`the app does not take what came with ${event}`);
  }

  /** Throws, as Electron does, if the app is not ready yet. */
  needsReady(what: string): void {
    if (!this.#ready) throw new Error(`${what} can only be used after app is ready`);
  }

  /** Every window of the stand-in is sandboxed: one that asks not to be is refused. */
  enableSandbox(): void {
    // Electron takes the switch back, and its windows then wait for a sandbox that nothing has prepared.
    if (flag('no-sandbox') !== undefined) throw new Error('app.enableSandbox() in a process that was started with --no-sandbox');
    if (this.#ready) throw new Error('app.enableSandbox() must be called before the app is ready');
  }

  getVersion(): string {
    // The app's folder is two above its main bundle.
    const file = join(dirname(process.argv[1] ?? ''), '..', '..', 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }

  getPreferredSystemLanguages(): string[] {
    return [flag('lang') ?? 'en-US'];
  }

  getGPUFeatureStatus(): Electron.GPUFeatureStatus {
    return { gpu_compositing: 'disabled_software' } as Electron.GPUFeatureStatus;
  }

  setBadgeCount(count: number): boolean {
    recordedCalls.push({ name: 'app.setBadgeCount', args: [count] });
    return true;
  }

  /** Starts the app again, by the same command, when this process ends. Written down, too. */
  relaunch(): void {
    recordedCalls.push({ name: 'app.relaunch', args: [] });
    if (this.#relaunches) return;
    this.#relaunches = true;
    process.on('exit', () => {
      const flags = process.execArgv.filter((arg) => !arg.startsWith('--inspect'));
      spawn(process.execPath, [...flags, ...process.argv.slice(1)], { detached: true, stdio: 'ignore' }).unref();
    });
  }

  releaseSingleInstanceLock(): void {
    recordedCalls.push({ name: 'app.releaseSingleInstanceLock', args: [] });
    this.#unlock();
  }

  setAppUserModelId = recorded<[string]>('app.setAppUserModelId');
  /** The protocols and commands that the app has registered. */
  readonly #clients = new Set<string>();

  isDefaultProtocolClient(...command: readonly unknown[]): boolean {
    return this.#clients.has(JSON.stringify(command));
  }

  setAsDefaultProtocolClient(...command: readonly unknown[]): boolean {
    this.#clients.add(JSON.stringify(command));
    return true;
  }

  removeAsDefaultProtocolClient(...command: readonly unknown[]): boolean {
    return this.#clients.delete(JSON.stringify(command));
  }

  getName(): string {
    return 'Trickhouse';
  }

  getPath(name: string): string {
    const known = this.#paths.get(name);
    if (known !== undefined) return known;
    if (name !== 'userData') throw new Error(`the stand-in for Electron has no app.getPath('${name}')`);
    return flag('user-data-dir') ?? join(homedir(), '.config', 'Trickhouse');
  }

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`app.setPath: there is no ${path}`);
    this.#paths.set(name, path);
  }

  /** A later instance leaves a note in the folder of the first one, which watches it. */
  requestSingleInstanceLock(): boolean {
    const dir = this.getPath('userData');
    mkdirSync(dir, { recursive: true });
    const lock = join(dir, 'SingletonLock');
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : process.pid;
    if (holder !== process.pid && isAlive(holder)) {
      const draft = join(dir, `.${process.pid}`);
      writeFileSync(draft, JSON.stringify({ argv: process.argv, cwd: process.cwd() }));
      renameSync(draft, join(dir, `second-instance-${process.pid}`));
      return false;
    }
    writeFileSync(lock, String(process.pid));
    const watcher = watch(dir, { persistent: false }, (_change, name) => {
      const note = join(dir, name ?? '');
      if (name?.startsWith('second-instance-') !== true || !existsSync(note)) return;
      const { argv, cwd } = JSON.parse(readFileSync(note, 'utf8')) as { argv: string[]; cwd: string };
      rmSync(note);
      this.emit('second-instance', {}, argv, cwd);
    });
    this.#unlock = () => {
      this.#unlock = () => undefined;
      watcher.close();
      rmSync(lock, { force: true });
    };
    process.on('exit', () => this.#unlock());
    return true;
  }

  /** In a turn of its own: when the inspector requests it, work that Node defers to the end of a turn would wait for the next one. */
  quit(): void {
    setImmediate(() => this.#end());
  }

  #end(): void {
    if (!this.allowed('before-quit')) return;
    for (const window of [...this.windows]) {
      window.close();
      if (!window.isDestroyed()) return;
    }
    if (!this.allowed('will-quit')) return;
    process.exit(0);
  }

  exit(code: number): void {
    process.exit(code);
  }

  /** A window has gone. Without a listener the app ends with its last one, as Electron does. */
  gone(window: Closable): void {
    this.windows.delete(window);
    if (this.windows.size === 0 && !this.emit('window-all-closed')) this.quit();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
