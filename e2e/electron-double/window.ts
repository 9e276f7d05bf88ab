import { EVENTS, type BrowserWindow, type Own } from './api.ts';
import type { StandInApp } from './app.ts';
import { StandInContents } from './contents.ts';
import { calls, Emitter, strict } from './strict.ts';

type Options = Electron.BrowserWindowConstructorOptions;

/** Electron's `BrowserWindow`: sandboxed and isolated, or not at all. */
export class StandInWindow extends Emitter implements Own<Omit<BrowserWindow, 'webContents'>> {
  readonly webContents: StandInContents;
  private destroyed = false;

  private readonly app: StandInApp;
  /** What everybody else holds: the strict one. */
  private readonly self: StandInWindow;

  constructor(app: StandInApp, { webPreferences = {}, width = 800, height = 600 }: Options) {
    super('BrowserWindow', EVENTS.window);
    this.app = app;
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { sandbox, contextIsolation, nodeIntegration, webSecurity, preload } = webPreferences;
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false || webSecurity === false) {
      throw new Error('the stand-in for Electron opens sandboxed, isolated windows only');
    }
    this.webContents = strict(
      'webContents',
      new StandInContents(app, {
        preload,
        size: { width, height },
        shown: () => this.emit('ready-to-show'),
        gone: () => this.gone(),
        close: () => this.close(),
      }),
    );
    this.self = strict('BrowserWindow', this);
    app.windows.add(this.self);
    app.emit('web-contents-created', {}, this.webContents);
    return this.self;
  }

  private gone(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('closed');
    this.app.gone(this.self);
  }

  close(): void {
    this.webContents.end();
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.load(url);
  }

  show(): void {
    calls.push({ name: 'BrowserWindow.show', args: [] });
  }

  focus(): void {
    calls.push({ name: 'BrowserWindow.focus', args: [] });
    void this.webContents.focus();
  }

  isFocused(): boolean {
    return [...this.app.windows].at(-1) === this.self;
  }

  flashFrame(flag: boolean): void {
    calls.push({ name: 'BrowserWindow.flashFrame', args: [flag] });
  }

  isMinimized(): boolean {
    return false;
  }

  restore(): void {
    calls.push({ name: 'BrowserWindow.restore', args: [] });
  }
}
