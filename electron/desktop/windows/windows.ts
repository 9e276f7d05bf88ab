import { BrowserWindow, screen, type App, type Protocol, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from '../bridge/ipc.ts';
import { factsOf, type Log } from '../log/log.ts';
import type { PreferencesFile } from '../preferences.ts';
import { Pages, SECURITY_HEADERS } from '../../lan/server/pages.ts';
import { LEAST_SIZE, placeWindow, type Area } from './placement.ts';

/** The scheme of the app's own pages: `trickhouse://app/`. */
const APP_SCHEME = 'trickhouse';

/** The URLs that a window may request: the app's own pages, and the developer tools, which the packaged app lacks. */
const WITHIN_REACH = [`${APP_ORIGIN}/`, 'devtools://'];

/** Has to be called before the app is ready. */
export function registerScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built renderer, and nothing else, under the app's own scheme. */
export function serveRenderer(protocol: Protocol, rendererDir: string): void {
  const pages = new Pages(rendererDir);
  protocol.handle(APP_SCHEME, async ({ method, url }) => {
    const { host, pathname } = new URL(url);
    const page = method === 'GET' && `${APP_SCHEME}://${host}` === APP_ORIGIN ? await pages.answer(pathname) : undefined;
    return page === undefined
      ? new Response('Not found', { status: 404, headers: SECURITY_HEADERS })
      : new Response(page.body, { headers: page.headers });
  });
}

/** Takes every permission from pages, and every way out to the network: what a window needs comes by its own scheme and over IPC. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  // Saving goes through a dialog of the app (ipc.ts).
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !WITHIN_REACH.some((start) => url.startsWith(start)) }));
}

/** Keeps all contents on the app's own pages and within their window. */
export function confineContents(app: App): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // Electron has no switch that removes WebRTC. With this it reveals no address of this machine, and sends nothing by UDP past a proxy.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-navigate', (event) => {
      if (!event.url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault();
    });
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !event.url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
  });
}

/** The parts of all screens that windows may cover, the first one's first. */
function screens(): Area[] {
  const first = screen.getPrimaryDisplay();
  return [first, ...screen.getAllDisplays().filter(({ id }) => id !== first.id)].map(({ workArea }) => workArea);
}

/** How much each step of the zoom makes everything larger: Chromium's own. */
const ZOOM_STEP = 1.2;

export interface WindowParts {
  /** The path of the bundled preload script. */
  readonly preload: string;
  /** Whether pages can be looked into: in the unpackaged app. */
  readonly devTools: boolean;
  /** Where the window was, and how large everything in it. */
  readonly memory: PreferencesFile;
  readonly log: Log;
}

/** Opens a table's window where the last one was, and remembers where it is closed. */
export function openWindow({ preload, devTools, memory, log }: WindowParts): BrowserWindow {
  const { place: was, zoom = 0 } = memory.all;
  const window = new BrowserWindow({
    ...placeWindow(was, screens()),
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    ...(was?.fullScreen === true ? { fullscreen: true } : {}),
    show: false,
    autoHideMenuBar: true,
    // The cloth, until the page has painted.
    backgroundColor: '#20483a',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
      devTools,
      zoomFactor: ZOOM_STEP ** zoom,
    },
  });
  showOnce(window, () => {
    if (was?.maximized === true) window.maximize();
    window.show();
  });
  window.on('close', () => {
    const place = { ...window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() };
    memory.keep({ place });
  });
  // A window may be closed, or reloaded, before its page is there.
  window.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => {
    if (!window.isDestroyed()) log.write('warn', 'window/not-loaded', factsOf(error));
  });
  return window;
}

/** How long a window waits to be shown for a page that never reports a first frame, in milliseconds. */
const SHOWN_BY = 2000;

/** Shows a window once it can be seen without a flash, and in any case: under some Wayland compositors Electron never reports the first frame of a hidden window. */
function showOnce(window: BrowserWindow, show: () => void): void {
  let shown = false;
  const reveal = (): void => {
    clearTimeout(timer);
    if (!shown && !window.isDestroyed()) show();
    shown = true;
  };
  const timer = setTimeout(reveal, SHOWN_BY);
  window.once('ready-to-show', reveal);
  window.webContents.once('did-finish-load', reveal);
}

/** The least and the largest zoom: from a half to twice the size and a half. */
const ZOOMS = { least: -4, most: 5 } as const;

/** Makes everything in a window larger or smaller by a step, or (0) its actual size, from now on. */
export function zoomWindow(window: BrowserWindow, step: -1 | 0 | 1, memory: PreferencesFile): void {
  const { webContents } = window;
  const level = step === 0 ? 0 : Math.min(ZOOMS.most, Math.max(ZOOMS.least, Math.round(webContents.getZoomLevel()) + step));
  webContents.setZoomLevel(level);
  memory.keep({ zoom: level });
}
