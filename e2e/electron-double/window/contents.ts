import { readFileSync } from 'node:fs';
import type { Frame, Page, Route } from 'playwright';
import { EVENTS, type Own, type WebContents } from '../api.ts';
import type { StandInApp } from '../app.ts';
import { dispatch, type Sent } from '../ipcMain.ts';
import { fromChromium, toChromium } from '../protocol.ts';
import { sandbox, type Downward, type Upward } from '../sandbox.ts';
import { recordedCalls, Emitter } from '../strict.ts';
import { switches } from '../switches.ts';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** The part of a window that its contents use. */
export interface OwnWindow {
  readonly preload: string | undefined;
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: number;
  /** The page has its first frame. */
  framed(): void;
  gone(): void;
  close(): void;
}

let latest = 0;

/** Electron's `webContents`: a page of Chromium, with its preload script inside. */
export class StandInContents extends Emitter implements Own<WebContents> {
  readonly id = ++latest;
  /** Chromium's name of the page, by which Playwright finds the window. */
  targetId: string | null = null;
  #page: Promise<Page>;
  readonly #app: StandInApp;
  #zoom: number;
  #crashed = false;
  #framed = false;
  #open: WindowOpenHandler = () => ({ action: 'allow' });
  /** Messages on their way down, to the document that listens now. */
  #queue: Sent[] = [];
  #wake: ((answer: Downward) => void) | null = null;
  #document: string | null = null;
  #destroyed = false;
  /** Where the app itself is going: not for `will-navigate` to decide. */
  #ownTarget: string | null = null;

  readonly #window: OwnWindow;

  constructor(app: StandInApp, window: OwnWindow) {
    super('webContents', EVENTS.contents);
    this.#window = window;
    this.#app = app;
    this.#zoom = window.zoom;
    this.#page = this.#start();
    this.#page.catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    });
  }

  async #start(): Promise<Page> {
    const context = await this.#app.context();
    const page = await context.newPage();
    const debug = await context.newCDPSession(page);
    this.targetId = (await debug.send('Target.getTargetInfo')).targetInfo.targetId;
    const channel = `_${Math.random().toString(36).slice(2)}`;
    const info = { type: 'renderer', platform: process.platform, arch: process.arch, contextIsolated: true, sandboxed: true };
    const code = this.#window.preload === undefined ? 'null' : readFileSync(this.#window.preload, 'utf8');
    const preload = this.#window.preload === undefined ? code : `function (require, module, exports, process) {\n${code}\n}`;
    await page.exposeBinding(channel, ({ frame }, message: Upward) => this.#receive(frame, message));
    await page.addInitScript(`(${sandbox.toString()})(${preload}, ${JSON.stringify(channel)}, ${JSON.stringify(info)})`);
    await page.route('**', (route) => this.#passes(page, route));
    await page.setViewportSize(this.#window.size);
    page.on('close', () => {
      if (!this.#crashed) this.end();
    });
    page.on('crash', () => {
      this.#crashed = true;
      this.#document = null;
      this.#app.emit('render-process-gone', {}, this, { reason: 'crashed', exitCode: 139 });
    });
    page.on('load', () => this.#loaded());
    page.on('popup', (popup) => {
      const { action } = this.#open({
        url: fromChromium(popup.url()),
        frameName: '',
        features: '',
        disposition: 'new-window',
        referrer: { url: '', policy: 'default' },
      });
      if (action === 'deny') void popup.close();
    });
    return page;
  }

  /** Once a page is loaded, Electron reports that, and the window's first frame, of the first page alone. */
  #loaded(): void {
    if (switches.load) this.emit('did-finish-load');
    if (this.#framed || switches.frame === 'never') return;
    this.#framed = true;
    setTimeout(() => this.#window.framed(), switches.frame);
  }

  /** Lets requests of the page through, unless they lead a frame elsewhere and the app prevents it. */
  async #passes(page: Page, route: Route): Promise<void> {
    const request = route.request();
    const url = fromChromium(request.url());
    if (request.isNavigationRequest() && request.url() !== this.#ownTarget) {
      const isMainFrame = request.frame() === page.mainFrame();
      const details = { url, isMainFrame, isSameDocument: false };
      const free = this.allowed('will-frame-navigate', details) && (!isMainFrame || this.allowed('will-navigate', details));
      if (!free) return route.abort('aborted');
    }
    return route.fallback();
  }

  async #receive(frame: Frame, message: Upward): Promise<Downward> {
    switch (message.op) {
      case 'hello':
        this.#document = message.doc;
        this.#queue = [];
        this.#wake = null;
        return {};
      case 'poll':
        // A document that the page has left receives nothing more.
        if (message.doc !== this.#document) return new Promise(() => undefined);
        if (this.#queue.length > 0) return { messages: this.#queue.splice(0) };
        return new Promise((wake) => {
          this.#wake = wake;
        });
      case 'preload-error':
        throw new Error(`the preload script failed: ${message.message}`);
      case 'send':
      case 'invoke':
        return dispatch({ sender: this, senderFrame: { url: fromChromium(frame.url()), parent: frame.parentFrame() } }, message);
    }
  }

  send(name: string, ...args: readonly unknown[]): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed');
    // Throws, as Electron does, on what cannot be cloned.
    const sent = { name, args: structuredClone(args) };
    // No listener yet: the message is lost, as in Electron.
    if (this.#document === null) return;
    if (this.#wake) {
      this.#wake({ messages: [sent] });
      this.#wake = null;
    } else this.#queue.push(sent);
  }

  async load(url: string): Promise<void> {
    const page = await this.#page;
    this.#document = null;
    this.#ownTarget = toChromium(url);
    await page.goto(this.#ownTarget);
  }

  /** Opens a page that has died again: to Chromium it is another one. */
  reload(): void {
    void this.#page.then(async (page) => {
      if (!this.#crashed) return page.reload();
      await page.close();
      this.#crashed = false;
      this.#page = this.#start();
      return (await this.#page).goto(this.#ownTarget ?? 'about:blank');
    });
  }

  forcefullyCrashRenderer(): void {
    void this.#page.then(async (page) => (await page.context().newCDPSession(page)).send('Page.crash')).catch(() => undefined);
  }

  /** For specs that look at a page which the debugger has lost sight of. */
  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.#page).evaluate(code);
  }

  getZoomLevel(): number {
    return this.#zoom;
  }

  setZoomLevel(level: number): void {
    this.#zoom = level;
  }

  async focus(): Promise<void> {
    await (await this.#page).bringToFront();
  }

  setWebRTCIPHandlingPolicy(policy: Parameters<WebContents['setWebRTCIPHandlingPolicy']>[0]): void {
    recordedCalls.push({ name: 'webContents.setWebRTCIPHandlingPolicy', args: [policy] });
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#open = handler;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  /** Playwright closes windows by their contents. */
  close(): void {
    this.#window.close();
  }

  /** The page has gone, or has to go. */
  end(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    void this.#page.then((page) => page.close()).catch(() => undefined);
    this.emit('destroyed');
    this.#window.gone();
  }
}
