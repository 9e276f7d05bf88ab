import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
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
import type { Vault } from '../lan/identity.ts';
import type { LocalTable } from './localTable.ts';
import { Updating } from './updates/updating.ts';
import { confineContents, hardenSession, openWindow, registerScheme, serveRenderer, zoomWindow } from './windows/windows.ts';
import { speaking, type Say } from './words.ts';

/** The desktop app: windows to this machine's table, the menu, and whatever the system hands over. */

const home = app.getPath('userData');
const memory = new PreferencesFile(join(home, 'desktop.json'));
const log = new Log(join(home, 'logs'));
/** Where matches are, unless the player put them elsewhere: in the folder of `--data=DIR`, else the system's place for such data. */
const flag = app.commandLine.getSwitchValue('data');
const usual: DataPlaces = flag === '' ? dataPlaces() : { dir: join(home, 'table') };
let tableFolder = memory.all.data ?? usual.dir;
const rendererDir = join(__dirname, '..', 'renderer');

app.enableSandbox();
registerScheme(protocol);
confineContents(app);
const say = (): Say => speaking(memory.all.language ?? languageFor(app.getPreferredSystemLanguages()));
guardProcess(app, log, say);
guardWindows(app, log, say);

const tell = serveNews(ipcMain);
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
  tell(news, front().webContents);
}

/** A link or file that the system handed over: a window shows it as soon as one listens. */
async function receive(arrival: ExternalOpen): Promise<void> {
  if (arrival.kind === 'link') return inform({ kind: 'link', link: arrival.link });
  const text = await readText(arrival.path);
  if (text !== null) return inform({ kind: 'record', text });
  const words = say();
  await dialog.showMessageBox(front(), {
    type: 'warning',
    message: words('desktop.noRecord'),
    buttons: [words('desktop.ok')],
    noLink: true,
  });
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

async function moveData(window: BrowserWindow): Promise<void> {
  const [chosen] = (await dialog.showOpenDialog(window, { properties: ['openDirectory', 'createDirectory'] })).filePaths;
  if (chosen === undefined) return;
  const words = say();
  // Nothing may be written while it is copied. The app starts again in any case.
  await table?.close();
  table = undefined;
  const ready = await readyFolder(tableFolder, chosen);
  if (ready.ok) memory.keep({ data: chosen });
  else log.write('warn', ready.error.code, { message: ready.error.message });
  const [message, detail] = ready.ok
    ? [words('desktop.moved', { place: chosen }), words('desktop.movedText')]
    : [words('desktop.notMoved'), chosen];
  await dialog.showMessageBox(window, {
    type: ready.ok ? 'info' : 'warning',
    message,
    detail,
    buttons: [words('desktop.ok')],
    noLink: true,
  });
  app.relaunch();
  app.quit();
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
  const words = say();
  await dialog.showMessageBox(window, { type: 'info', message: words('desktop.copied'), buttons: [words('desktop.ok')], noLink: true });
}

const ACTIONS: { readonly [action in MenuAction]: (window: BrowserWindow) => unknown } = {
  about: () => inform({ kind: 'room', room: 'about' }),
  settings: () => inform({ kind: 'room', room: 'settings' }),
  network: () => inform({ kind: 'room', room: 'network' }),
  openRecord,
  showData: () => shell.openPath(tableFolder),
  moveData,
  actualSize: (window) => zoomWindow(window, 0, memory),
  zoomIn: (window) => zoomWindow(window, 1, memory),
  zoomOut: (window) => zoomWindow(window, -1, memory),
  updates: (window) => updating?.look(window, true),
  diagnostics: copyDiagnostics,
  logs: () => shell.openPath(log.dir),
};

function buildMenu(): void {
  const act = (action: MenuAction): void => void ACTIONS[action](front());
  const template = menuTemplate({ say: say(), app: app.getName(), platform: process.platform, tools: !app.isPackaged, act });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

const windowOf = ({ sender }: IpcMainInvokeEvent): BrowserWindow | null => BrowserWindow.fromWebContents(sender);

/** Shows in the dock, the task bar and its badge whether the player is wanted. */
function attention(window: BrowserWindow | null, wanted: boolean): void {
  const asked = wanted && window?.isFocused() === false;
  window?.flashFrame(asked);
  app.setBadgeCount(asked ? 1 : 0);
  if (asked) app.dock?.bounce('informational');
}

const answers: DesktopAnswers<IpcMainInvokeEvent> = {
  async attention(event, wanted) {
    attention(windowOf(event), wanted);
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
  async prefer(_event, { language, updates }) {
    const before = memory.all.language;
    const known = LANGUAGE_CODES.find((one) => one === language);
    memory.keep({ updates, ...(known === undefined ? {} : { language: known }) });
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

/** Secrets as the system keeps them. Where a Linux desktop has no keyring, Electron would only hide them: the file's mode protects as much. */
const isSafe = (): boolean =>
  safeStorage.isEncryptionAvailable() && (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text');
const vault: Vault = {
  protect(text) {
    try {
      return isSafe() ? safeStorage.encryptString(text).toString('base64') : undefined;
    } catch {
      return undefined;
    }
  },
  reveal(kept) {
    try {
      return safeStorage.decryptString(Buffer.from(kept, 'base64'));
    } catch {
      return undefined;
    }
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
    botWorker: join(__dirname, 'botWorker.cjs'),
    pages: rendererDir,
    places,
    shared: () => undefined,
    home,
    vault,
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

/** How long the table waits for the first window to be painted, in milliseconds: a page that never is must not keep it from guests. */
const PAINTED_BY = 3000;

const painted = (window: BrowserWindow): Promise<void> =>
  new Promise((resolve) => {
    window.once('ready-to-show', () => resolve());
    setTimeout(resolve, PAINTED_BY);
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
      painted(first)
        .then(openTable)
        .then(({ connect }) => connect),
    ),
  );
  serveDesktop(ipcMain, answers);
  buildMenu();
  if (early !== undefined) void receive(early);

  app.on('browser-window-focus', (_event, window) => attention(window, false));
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  // The app quits once, after its table has been put away and its service withdrawn from the network.
  let closing = false;
  app.on('will-quit', (event) => {
    if (table === undefined) return;
    event.preventDefault();
    if (closing) return;
    closing = true;
    void table.close().finally(() => {
      table = undefined;
      app.quit();
    });
  });

  await painted(first);
  const place = placeIn(await readFile(join(__dirname, '..', '..', 'package.json'), 'utf8').catch(() => ''));
  updating = new Updating(place, async (at) => (await import('./updates/updates.ts')).openUpdates(at), log, say);
  if (memory.all.updates === true && !first.isDestroyed()) await updating.look(first, false);
}

// One table a machine and person: a second start hands over what it brought, and shows the first one's window.
if (app.requestSingleInstanceLock()) void start();
else app.quit();
