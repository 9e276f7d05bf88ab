import type * as api from './api.ts';
import { StandInApp } from './app.ts';
import { ipcMain } from './ipcMain.ts';
import { protocol, routeSchemes } from './protocol.ts';
import { calls, recorded, strict } from './strict.ts';
import { StandInWindow } from './window.ts';

/** The module `electron` as the main process sees it under the stand-in. What is not here is refused by name. */

const own = new StandInApp(routeSchemes);
const windows = (): StandInWindow[] => [...own.windows].filter((window) => window instanceof StandInWindow);

/** `new` gives the object that a constructor returns. */
function BrowserWindow(options: Electron.BrowserWindowConstructorOptions = {}): StandInWindow {
  return new StandInWindow(own, options);
}
const windowClass = Object.assign(BrowserWindow, {
  getAllWindows: windows,
  fromWebContents: ({ id }: api.Own<api.WebContents>) => windows().find((window) => window.webContents.id === id) ?? null,
});

/** For Playwright, which finds and closes windows by it. */
const webContents = strict('webContents', {
  fromDevToolsTargetId: (id: string) => windows().find((window) => window.webContents.targetId === id)?.webContents ?? null,
});

const defaultSession = strict('session', {
  setPermissionRequestHandler: recorded('session.setPermissionRequestHandler'),
  setPermissionCheckHandler: recorded('session.setPermissionCheckHandler'),
  setDevicePermissionHandler: recorded('session.setDevicePermissionHandler'),
  setSpellCheckerEnabled: recorded('session.setSpellCheckerEnabled'),
  webRequest: strict('webRequest', { onBeforeRequest: recorded('webRequest.onBeforeRequest') }),
});

/** Nobody is there to answer: every dialog is cancelled, unless a spec puts its own answer in place. */
const dialog: api.Dialog = strict('dialog', {
  showErrorBox: (title: string, content: string) => process.stderr.write(`${title}: ${content}\n`),
  showOpenDialog: recorded('dialog.showOpenDialog', () => Promise.resolve({ canceled: true, filePaths: [] })),
  showSaveDialog: recorded('dialog.showSaveDialog', () => Promise.resolve({ canceled: true, filePath: '' })),
});

const Menu = strict('Menu', {
  buildFromTemplate: recorded('Menu.buildFromTemplate', (items: readonly object[]) => ({ items })),
  setApplicationMenu: recorded('Menu.setApplicationMenu'),
});

/** Held to the types of the real one; listeners and `new` are typed by the app's side alone. */
export const electron = strict('electron', {
  app: strict('app', own),
  BrowserWindow: strict('BrowserWindow', windowClass),
  dialog,
  ipcMain,
  Menu,
  protocol: strict('protocol', protocol),
  session: strict('session', { defaultSession }),
  webContents,
  double: { calls },
} satisfies {
  readonly app: api.Own<api.App>;
  readonly BrowserWindow: Record<'getAllWindows' | 'fromWebContents', unknown>;
  readonly dialog: api.Dialog;
  readonly ipcMain: Record<keyof api.IpcMain, unknown>;
  readonly Menu: Record<keyof api.Menus, unknown>;
  readonly protocol: api.Protocol;
  readonly session: { readonly defaultSession: Record<keyof api.Session, unknown> };
  readonly webContents: unknown;
  readonly double: unknown;
});
