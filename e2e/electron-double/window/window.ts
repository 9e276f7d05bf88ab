import { EVENTS, type BrowserWindow, type Own } from '../api.ts';
import type { StandInApp } from '../app.ts';
import { StandInContents } from './contents.ts';
import { primaryDisplay } from '../screen.ts';
import { recordedCalls, Emitter, strict } from '../strict.ts';

type Options = Electron.BrowserWindowConstructorOptions;

/** Electron's `BrowserWindow`: sandboxed and isolated, or not at all. */
export class StandInWindow extends Emitter implements Own<Omit<BrowserWindow, 'webContents'>> {
  readonly webContents: StandInContents;
  #destroyed = false;

  readonly #app: StandInApp;
  /** The strict proxy of this window, which all others hold. */
  readonly #self: StandInWindow;

  #bounds: Electron.Rectangle;
  #maximized = false;
  readonly #fullScreen: boolean;

  constructor(app: StandInApp, { webPreferences = {}, x, y, width = 800, height = 600, fullscreen = false }: Options) {
    super('BrowserWindow', EVENTS.window);
    this.#app = app;
    const { size } = primaryDisplay();
    this.#bounds = { x: x ?? (size.width - width) / 2, y: y ?? (size.height - height) / 2, width, height };
    this.#fullScreen = fullscreen;
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { sandbox, contextIsolation, nodeIntegration, webSecurity, preload, zoomFactor = 1 } = webPreferences;
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false || webSecurity === false) {
      throw new Error('the stand-in for Electron opens sandboxed, isolated windows only');
    }
    this.webContents = strict(
      'webContents',
      new StandInContents(app, {
        preload,
        size: { width, height },
        zoom: Math.log(zoomFactor) / Math.log(1.2),
        framed: () => this.emit('ready-to-show'),
        gone: () => this.#gone(),
        close: () => this.close(),
      }),
    );
    this.#self = strict('BrowserWindow', this);
    app.windows.add(this.#self);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this.#self);
    return this.#self;
  }

  #gone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.emit('closed');
    this.#app.gone(this.#self);
  }

  close(): void {
    if (this.#destroyed || !this.allowed('close')) return;
    this.webContents.end();
  }

  getNormalBounds(): Electron.Rectangle {
    return this.#bounds;
  }

  /** As a person moves and sizes the window. */
  setBounds(bounds: Electron.Rectangle): void {
    this.#bounds = bounds;
  }

  maximize(): void {
    recordedCalls.push({ name: 'BrowserWindow.maximize', args: [] });
    this.#maximized = true;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.load(url);
  }

  show(): void {
    recordedCalls.push({ name: 'BrowserWindow.show', args: [] });
    this.emit('show');
  }

  focus(): void {
    recordedCalls.push({ name: 'BrowserWindow.focus', args: [] });
    this.#app.emit('browser-window-focus', {}, this.#self);
    void this.webContents.focus();
  }

  isFocused(): boolean {
    return [...this.#app.windows].at(-1) === this.#self;
  }

  flashFrame(flag: boolean): void {
    recordedCalls.push({ name: 'BrowserWindow.flashFrame', args: [flag] });
  }

  isMinimized(): boolean {
    return false;
  }

  restore(): void {
    recordedCalls.push({ name: 'BrowserWindow.restore', args: [] });
  }
}
