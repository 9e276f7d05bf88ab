import { BrowserWindow, type App, type Protocol, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from './ipc.ts';
import { readPage, SECURITY_HEADERS } from './pages.ts';

/** The scheme of the app's own pages: `trickhouse://app/`. */
export const APP_SCHEME = 'trickhouse';

/** All that a window may ask for: the app's own pages, and the tools for looking into them, which the packaged app has not. */
const WITHIN_REACH = [`${APP_ORIGIN}/`, 'devtools://'];

/** Has to be called before the app is ready. */
export function registerScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built renderer, and nothing else, under the app's own scheme. */
export function serveRenderer(protocol: Protocol, rendererDir: string): void {
  protocol.handle(APP_SCHEME, async ({ method, url }) => {
    const { host, pathname } = new URL(url);
    const page = method === 'GET' && `${APP_SCHEME}://${host}` === APP_ORIGIN ? await readPage(rendererDir, pathname) : undefined;
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
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !WITHIN_REACH.some((start) => url.startsWith(start)) }));
}

/** Keeps all contents, whoever makes them, on the app's own pages and within their window. */
export function confineContents(app: App): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
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

/** Opens a table's window. `preload` is the path of the bundled preload script; `devTools` is for the unpackaged app. */
export function openWindow(preload: string, devTools: boolean): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 480,
    minHeight: 480,
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
    },
  });
  window.once('ready-to-show', () => window.show());
  window.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => {
    // A window may be closed before its page is there.
    if (!window.isDestroyed()) throw error;
  });
  return window;
}
