import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, type IpcMainInvokeEvent } from 'electron';
import { mkdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TEXT_BYTES } from './desktop.ts';
import { openHost } from './host/open.ts';
import { serveDesktop, serveTables, type DesktopAnswers } from './ipc.ts';
import { Lan } from './lan/network.ts';
import { relay } from './lan/relay.ts';
import { confineContents, hardenSession, openWindow, registerScheme, serveRenderer } from './windows.ts';

/** The desktop app: this machine's table, and windows to it. `--data=DIR` keeps everything in a folder of its own. */

const data = app.commandLine.getSwitchValue('data');
if (data !== '') {
  mkdirSync(data, { recursive: true });
  app.setPath('userData', data);
}
app.enableSandbox();
registerScheme(protocol);
confineContents(app);

const windowOf = ({ sender }: IpcMainInvokeEvent): BrowserWindow | null => BrowserWindow.fromWebContents(sender);

const answers: DesktopAnswers<IpcMainInvokeEvent> = {
  async attention(event, wanted) {
    const window = windowOf(event);
    window?.flashFrame(wanted && !window.isFocused());
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
    if (file === undefined || (await stat(file)).size > MAX_TEXT_BYTES) return null;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    } catch {
      return null;
    }
  },
};

async function start(): Promise<void> {
  await app.whenReady();
  const rendererDir = join(__dirname, '..', 'renderer');
  const preload = join(__dirname, 'preload.cjs');
  hardenSession(session.defaultSession);
  serveRenderer(protocol, rendererDir);
  // Roles alone: their labels and shortcuts are the system's own.
  const own = process.platform === 'darwin' ? 'appMenu' : 'fileMenu';
  Menu.setApplicationMenu(Menu.buildFromTemplate([{ role: own }, { role: 'editMenu' }, { role: 'viewMenu' }, { role: 'windowMenu' }]));

  const opened = await openHost({
    botWorker: join(__dirname, 'botWorker.cjs'),
    network: new Lan({ pages: rendererDir }),
    ...(data === '' ? {} : { dataDir: join(data, 'table') }),
  });
  if (!opened.ok) {
    dialog.showErrorBox(app.getName(), `${opened.error.message} (${opened.error.code})`);
    return app.exit(1);
  }
  const host = opened.value;
  serveTables(ipcMain, (address, peer) => (address === '' ? host.connect(peer) : relay(address, peer)));
  serveDesktop(ipcMain, answers);

  const open = (): void => void openWindow(preload, !app.isPackaged);
  open();
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) return open();
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  let saved = false;
  app.on('will-quit', (event) => {
    if (saved) return;
    event.preventDefault();
    void host.close().finally(() => {
      saved = true;
      app.quit();
    });
  });
}

// One table a machine and person: a second start shows the first one's window.
if (app.requestSingleInstanceLock()) void start();
else app.quit();
