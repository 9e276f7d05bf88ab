import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  type IpcMainInvokeEvent,
} from 'electron';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { release } from 'node:os';
import { join } from 'node:path';
import { externalOpenIn, fileIn, linkIn, readText, type ExternalOpen } from './externalOpen.ts';
import { MAX_TEXT_BYTES, type DesktopNews } from './bridge/api.ts';
import { diagnosticsText } from './log/diagnostics.ts';
import { placeIn } from './updates/feed.ts';
import { guardProcess, guardWindows } from './log/guard.ts';
import { connectLater, serveDesktop, serveNews, serveTables, type DesktopAnswers } from './bridge/ipc.ts';
import { Log } from './log/log.ts';
import { PreferencesFile } from './preferences.ts';
import { menuTemplate, type MenuAction } from './windows/menu.ts';
import { LANGUAGE_CODES, languageFor } from '../../renderer/words/languages.ts';
import { readyFolder } from './copyMatches.ts';
import { dataPlaces, type DataPlaces } from '../store/disk/folder.ts';
import type { LocalTable } from './localTable.ts';
import type { Updating } from './updates/updating.ts';
import { Attention } from './system/attention.ts';
import { Awake } from './system/awake.ts';
import { thisCopy } from './system/copyKind.ts';
import { linkHandler } from './system/linkHandler.ts';
import { restart } from './system/restart.ts';
import { systemVault } from './system/vault.ts';
import { confineContents, hardenSession, openWindow, registerScheme, serveRenderer, zoomWindow } from './windows/windows.ts';
import { speaking, type Say } from '../words.ts';

/** The desktop app: windows to this machine's table, the menu, and whatever the system hands over. */

const home = app.getPath('userData');
const memory = new PreferencesFile(join(home, 'desktop.json'));
const log = new Log(join(home, 'logs'));
/** Where matches are, unless the player put them elsewhere: in the folder of `--data=DIR`, else the system's place for such data. */
const flag = app.commandLine.getSwitchValue('data');
const usual: DataPlaces = flag === '' ? dataPlaces() : { dir: join(home, 'table') };
let tableFolder = memory.all.data ?? usual.dir;
const rendererDir = join(__dirname, '..', 'renderer');

const copy = thisCopy(app);

// A process that was started without the sandbox cannot give it to its windows: to enable it would leave them blank.
if (app.commandLine.hasSwitch('no-sandbox')) log.write('warn', 'app/no-sandbox');
else app.enableSandbox();
// The name by which Windows groups windows and lets an app notify: that of the installer's shortcut (electron-builder.yml).
if (process.platform === 'win32') app.setAppUserModelId('org.trickhouse.table');
registerScheme(protocol);
confineContents(app);
const say = (): Say => speaking(memory.all.language ?? languageFor(app.getPreferredSystemLanguages()));
guardProcess(app, log, say);
guardWindows(app, log, say);

const sendNews = serveNews(ipcMain);
let table: LocalTable | undefined;
let updating: Updating | undefined;

function open(): BrowserWindow {
  return openWindow({ preload: join(__dirname, 'preload.cjs'), devTools: !app.isPackaged, memory, log });
}

/** Brings the window in use to the front; opens one if there is no window. */
function front(): BrowserWindow {
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
  if (window === undefined) return open();
  if (window.isMinimized()) window.restore();
  window.focus();
  return window;
}

function inform(news: DesktopNews): void {
  sendNews(news, front().webContents);
}

/** A link or file that the system handed over: a window shows it as soon as one listens. */
async function receive(arrival: ExternalOpen): Promise<void> {
  if (arrival.kind === 'link') return inform({ kind: 'link', link: arrival.link });
  const text = await readText(arrival.path);
  if (text !== null) return inform({ kind: 'record', text });
  await tell(front(), 'warning', say()('desktop.noRecord'));
}

/** The link or file handed over before there are windows, which waits for them. */
let early: ExternalOpen | undefined = externalOpenIn(process.argv.slice(1), process.cwd());
const arrive = (arrival: ExternalOpen | undefined): void => {
  if (arrival === undefined) return;
  if (app.isReady()) void receive(arrival);
  else early = arrival;
};

async function openRecord(window: BrowserWindow): Promise<void> {
  const filters = [{ name: say()('desktop.records'), extensions: ['trick.json', 'json'] }];
  const [path] = (await dialog.showOpenDialog(window, { properties: ['openFile'], filters })).filePaths;
  if (path !== undefined) await receive({ kind: 'file', path });
}

/** Puts the table away, so that nothing is written any more. */
async function closeTable(): Promise<void> {
  const open = table;
  table = undefined;
  await open?.close();
}

async function moveData(window: BrowserWindow): Promise<void> {
  const [chosen] = (await dialog.showOpenDialog(window, { properties: ['openDirectory', 'createDirectory'] })).filePaths;
  if (chosen === undefined) return;
  const words = say();
  // Nothing may be written while it is copied. The app starts again in any case.
  await closeTable();
  const ready = await readyFolder(tableFolder, chosen);
  const moved = ready.ok && memory.keep({ data: chosen });
  if (!ready.ok) log.write('warn', ready.error.code, { message: ready.error.message });
  const [message, detail] = moved
    ? [words('desktop.moved', { place: chosen }), words('desktop.movedText')]
    : [words('desktop.notMoved'), chosen];
  await tell(window, moved ? 'info' : 'warning', message, detail);
  restart(app, copy);
  app.quit();
}

async function tell(window: BrowserWindow, type: 'info' | 'warning', message: string, detail = ''): Promise<void> {
  await dialog.showMessageBox(window, { type, message, detail, buttons: [say()('desktop.ok')], noLink: true });
}

const links = linkHandler(app, copy);
async function registerLinks(window: BrowserWindow): Promise<void> {
  if (links !== undefined && !(await links.register(!links.registered))) await tell(window, 'warning', say()('desktop.linksFailed'));
  buildMenu();
}

const parts = (): (readonly [string, string])[] => [
  ['Electron', process.versions.electron],
  ['Chromium', process.versions['chrome'] ?? '?'],
  ['Node', process.versions.node],
];

async function copyDiagnostics(window: BrowserWindow): Promise<void> {
  const text = diagnosticsText({
    version: app.getVersion(),
    parts: parts(),
    system: `${process.platform} ${release()} ${process.arch}`,
    language: `${app.getPreferredSystemLanguages().join(' ')}, app ${memory.all.language ?? '-'}`,
    screens: screen.getAllDisplays().map(({ size, scaleFactor }) => ({ ...size, scale: scaleFactor })),
    graphics: { ...app.getGPUFeatureStatus() },
    packaged: app.isPackaged,
    up: process.uptime(),
    log: log.tail(200),
  });
  await clipboard.writeText(text);
  await tell(window, 'info', say()('desktop.copied'));
}

const ACTIONS: { readonly [action in MenuAction]: (window: BrowserWindow) => unknown } = {
  about: () => inform({ kind: 'room', room: 'about' }),
  settings: () => inform({ kind: 'room', room: 'settings' }),
  network: () => inform({ kind: 'room', room: 'network' }),
  openRecord,
  showData: () => shell.openPath(tableFolder),
  moveData,
  links: registerLinks,
  actualSize: (window) => zoomWindow(window, 0, memory),
  zoomIn: (window) => zoomWindow(window, 1, memory),
  zoomOut: (window) => zoomWindow(window, -1, memory),
  updates: (window) => updating?.look(window, true),
  diagnostics: copyDiagnostics,
  logs: () => shell.openPath(log.dir),
};

function buildMenu(): void {
  const act = (action: MenuAction): void => void ACTIONS[action](front());
  const { platform } = process;
  const template = menuTemplate({ say: say(), app: app.getName(), platform, tools: !app.isPackaged, links: links?.registered, act });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

const windowOf = ({ sender }: IpcMainInvokeEvent): BrowserWindow | null => BrowserWindow.fromWebContents(sender);

const attention = new Attention({
  badge: (count) => app.setBadgeCount(count),
  bounce: () => app.dock?.bounce('informational'),
  // The page itself makes a sound.
  notice: () =>
    memory.all.notices !== false && Notification.isSupported()
      ? new Notification({ title: app.getName(), body: say()('desktop.turn'), silent: true })
      : undefined,
  front,
});
const awake = new Awake(powerSaveBlocker);

const answers: DesktopAnswers<IpcMainInvokeEvent> = {
  async attention(event, wanted) {
    attention.call(windowOf(event), wanted);
  },
  async saveText(event, name, text) {
    const window = windowOf(event);
    if (window === null) return false;
    const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: name });
    if (canceled) return false;
    await writeFile(filePath, text, 'utf8');
    return true;
  },
  async openText(event) {
    const window = windowOf(event);
    if (window === null) return null;
    const [file] = (await dialog.showOpenDialog(window, { properties: ['openFile'] })).filePaths;
    return file === undefined ? null : readText(file, MAX_TEXT_BYTES);
  },
  async prefer(_event, { language, updates, notices }) {
    const before = memory.all.language;
    const known = LANGUAGE_CODES.find((one) => one === language);
    memory.keep({ updates, notices, ...(known === undefined ? {} : { language: known }) });
    if (memory.all.language !== before) buildMenu();
  },
  async about() {
    return { version: app.getVersion(), parts: parts(), updates: updating?.possible === true };
  },
  async licences() {
    const files = [join(__dirname, 'licences.txt'), join(rendererDir, 'licences.txt')];
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  },
  async copyDiagnostics(event) {
    const window = windowOf(event);
    if (window !== null) await copyDiagnostics(window);
  },
  async lookForUpdates(event) {
    const window = windowOf(event);
    if (window !== null) await updating?.look(window, true);
  },
};

/** Opens this machine's table; if that fails, reports it and ends the app. */
async function openTable(): Promise<LocalTable> {
  const chosen = memory.all.data;
  if (chosen !== undefined && !existsSync(chosen)) {
    // A disk that is not there: an empty folder in its place would look as if everything was lost.
    log.write('warn', 'data/missing');
    dialog.showErrorBox(say()('desktop.notMoved'), chosen);
  }
  const places = chosen !== undefined && existsSync(chosen) ? { dir: chosen } : usual;
  const { openTable: openOwn } = await import('./localTable.ts');
  const opened = await openOwn({
    worker: join(__dirname, 'worker.cjs'),
    pages: rendererDir,
    places,
    shared: (open) => awake.follow(open),
    home,
    vault: systemVault(safeStorage),
    keyUnreadable: () => log.write('warn', 'network/key-unreadable'),
  });
  if (opened.ok) {
    table = opened.value;
    const { dir, problem } = table.data;
    tableFolder = dir;
    if (problem !== undefined) log.write('warn', problem.code, { message: problem.message });
    return table;
  }
  log.write('error', opened.error.code, { message: opened.error.message });
  const known = opened.error.code === 'store/in-use';
  dialog.showErrorBox(app.getName(), known ? say()('desktop.inUse') : `${opened.error.message} (${opened.error.code})`);
  app.exit(1);
  return new Promise(() => undefined);
}

/** How long the table waits for the first window to be shown, in milliseconds: a window that never is must not keep it from guests. */
const SHOWN_BY = 3000;

const shown = (window: BrowserWindow): Promise<void> =>
  new Promise((resolve) => {
    window.once('show', () => resolve());
    setTimeout(resolve, SHOWN_BY);
  });

async function start(): Promise<void> {
  app.on('second-instance', (_event, argv, folder) => {
    const arrival = externalOpenIn(argv.slice(1), folder);
    if (arrival === undefined) front();
    else arrive(arrival);
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    arrive(linkIn(url));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    arrive(fileIn(path, '/'));
  });
  await app.whenReady();
  log.write('info', 'app/start', { version: app.getVersion(), system: `${process.platform} ${release()} ${process.arch}` });
  hardenSession(session.defaultSession);
  serveRenderer(protocol, rendererDir);
  const first = open();
  serveTables(
    ipcMain,
    connectLater(
      shown(first)
        .then(openTable)
        .then(({ connect }) => connect),
    ),
  );
  serveDesktop(ipcMain, answers);
  buildMenu();
  if (early !== undefined) void receive(early);
  if (memory.isLost) {
    log.write('warn', 'preferences/unreadable');
    void shown(first).then(() =>
      tell(front(), 'warning', say()('desktop.lostSettings'), say()('desktop.lostSettingsText', { item: say()('menu.moveData') })),
    );
  }

  app.on('browser-window-focus', (_event, window) => attention.call(window, false));
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  // The app quits once, after its table has been put away and its service withdrawn from the network.
  let closing = false;
  app.on('will-quit', (event) => {
    if (table === undefined && !closing) return;
    event.preventDefault();
    if (closing) return;
    closing = true;
    void closeTable().finally(() => {
      closing = false;
      app.quit();
    });
  });

  await shown(first);
  const place = placeIn(await readFile(join(__dirname, '..', '..', 'package.json'), 'utf8').catch(() => ''));
  const byHand = copy.kind === 'portable' || copy.kind === 'loose';
  const { Updating: Opened } = await import('./updates/updating.ts');
  updating = new Opened(place === undefined || !byHand ? place : { ...place, byHand }, {
    open: async (at) => (await import('./updates/updates.ts')).openUpdates(at),
    log,
    say,
    async release() {
      await closeTable();
      app.releaseSingleInstanceLock();
    },
    restart() {
      restart(app, copy);
      app.quit();
    },
  });
  if (memory.all.updates === true && !first.isDestroyed()) await updating.look(first, false);
}

// One table a machine and person: a second start hands over what it brought, and shows the first one's window.
if (app.requestSingleInstanceLock()) void start();
else app.quit();
