import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as api from './api.ts';
import { StandInApp } from './app.ts';
import { ipcMain } from './ipcMain.ts';
import { protocolOf, routeSchemes } from './protocol.ts';
import { screenOf } from './screen.ts';
import { recordedCalls, Emitter, recorded, strict } from './strict.ts';
import { StandInWindow } from './window/window.ts';

/** The module `electron` as the main process sees it under the stand-in. What is not here is refused by name. */

const own = new StandInApp(routeSchemes);
const windows = (): StandInWindow[] => [...own.windows].filter((window) => window instanceof StandInWindow);

/** `new` gives the object that a constructor returns. */
function BrowserWindow(options: Electron.BrowserWindowConstructorOptions = {}): StandInWindow {
  return new StandInWindow(own, options);
}
const windowClass = Object.assign(BrowserWindow, {
  getAllWindows: windows,
  getFocusedWindow: () => windows().find((window) => window.isFocused()) ?? null,
  fromWebContents: ({ id }: api.Own<api.WebContents>) => windows().find((window) => window.webContents.id === id) ?? null,
});

/** For Playwright, which finds and closes windows by it. */
const webContents = strict('webContents', {
  fromDevToolsTargetId: (id: string) => windows().find((window) => window.webContents.targetId === id)?.webContents ?? null,
});

const defaultSession = strict(
  'session',
  Object.assign(new Emitter('session', api.EVENTS.session), {
    setPermissionRequestHandler: recorded('session.setPermissionRequestHandler'),
    setPermissionCheckHandler: recorded('session.setPermissionCheckHandler'),
    setDevicePermissionHandler: recorded('session.setDevicePermissionHandler'),
    setSpellCheckerEnabled: recorded('session.setSpellCheckerEnabled'),
    webRequest: strict('webRequest', { onBeforeRequest: recorded('webRequest.onBeforeRequest') }),
  }),
);

/** No person answers: every dialog is cancelled, or keeps its default, unless a spec puts its own answer in place. */
const dialog: api.Dialog = strict('dialog', {
  showErrorBox: (title: string, content: string) => process.stderr.write(`${title}: ${content}\n`),
  showMessageBox: recorded('dialog.showMessageBox', (_window: unknown, { cancelId = 0 }: Electron.MessageBoxOptions) => {
    own.needsReady('dialog module');
    return Promise.resolve({ response: cancelId, checkboxChecked: false });
  }),
  showOpenDialog: recorded('dialog.showOpenDialog', () => {
    own.needsReady('dialog module');
    return Promise.resolve({ canceled: true, filePaths: [] });
  }),
  showSaveDialog: recorded('dialog.showSaveDialog', () => {
    own.needsReady('dialog module');
    return Promise.resolve({ canceled: true, filePath: '' });
  }),
});

/** Notifications that are shown now. */
const notices = new Set<StandInNotification>();
class StandInNotification extends Emitter {
  readonly #options: Electron.NotificationConstructorOptions;

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super('Notification', api.EVENTS.notification);
    own.needsReady('Notification');
    this.#options = options;
  }

  static isSupported(): boolean {
    return true;
  }

  get texts(): readonly (string | undefined)[] {
    return [this.#options.title, this.#options.body];
  }

  show(): void {
    notices.add(this);
  }

  close(): void {
    if (notices.delete(this)) this.emit('close', {});
  }
}

/** The work that keeps the machine awake now, by its number. */
const blockers = new Map<number, string>();
let lastBlocker = -1;
const powerSaveBlocker: api.PowerSaveBlocker = strict('powerSaveBlocker', {
  start(type: 'prevent-app-suspension' | 'prevent-display-sleep') {
    own.needsReady('powerSaveBlocker');
    blockers.set((lastBlocker += 1), type);
    return lastBlocker;
  },
  stop: (id: number) => blockers.delete(id),
});

let copied = '';
const clipboard = strict('clipboard', {
  writeText: async (text: string) => void (copied = text),
  readText: async () => copied,
});
const shell: api.Shell = strict('shell', { openPath: recorded('shell.openPath', () => Promise.resolve('')) });

/** As a keyring would keep them: with a key that is not in the app's folder. It fits every run, as a person's does. */
const KEYRING = createHash('sha256').update('the keyring of the stand-in').digest();
const safeStorage: api.SafeStorage = strict('safeStorage', {
  // Before the app is ready there is no keyring yet.
  isEncryptionAvailable: () => own.isReady(),
  getSelectedStorageBackend: () => 'gnome_libsecret' as const,
  encryptString: (text: string) => {
    own.needsReady('safeStorage');
    const nonce = randomBytes(12);
    const cipher = createCipheriv('chacha20-poly1305', KEYRING, nonce, { authTagLength: 16 });
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  },
  decryptString: (kept: Buffer) => {
    const cipher = createDecipheriv('chacha20-poly1305', KEYRING, kept.subarray(0, 12), { authTagLength: 16 });
    cipher.setAuthTag(kept.subarray(12, 28));
    return Buffer.concat([cipher.update(kept.subarray(28)), cipher.final()]).toString();
  },
});

type Item = Electron.MenuItemConstructorOptions;
function itemById(items: readonly Item[], id: string): Item | null {
  for (const item of items) {
    const found = item.id === id ? item : Array.isArray(item.submenu) ? itemById(item.submenu, id) : null;
    if (found !== null) return found;
  }
  return null;
}
let applicationMenu: { readonly items: readonly Item[] } | null = null;
const Menu = strict('Menu', {
  buildFromTemplate: (items: Item[]) => ({ items, getMenuItemById: (id: string) => itemById(items, id) }),
  setApplicationMenu: (menu: typeof applicationMenu) => void (applicationMenu = menu),
  getApplicationMenu: () => applicationMenu,
});

/** Held to the types of the real one; listeners and `new` are typed by the app's side alone. */
export const electron = strict('electron', {
  app: strict('app', own),
  BrowserWindow: strict('BrowserWindow', windowClass),
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification: strict('Notification', StandInNotification),
  powerSaveBlocker,
  protocol: strict('protocol', protocolOf(own)),
  safeStorage,
  screen: screenOf((what) => own.needsReady(what)),
  session: strict('session', {
    get defaultSession() {
      own.needsReady('Session');
      return defaultSession;
    },
  }),
  shell,
  webContents,
  /** For specs: the app's calls, what the system shows and keeps because of them, and what a Mac hands over. */
  double: {
    calls: recordedCalls,
    notices: () => [...notices].map(({ texts }) => texts),
    clickNotice: () => [...notices].at(-1)?.emit('click', {}),
    awake: () => [...blockers.values()],
    open: (event: 'open-url' | 'open-file', what: string) => own.open(event, what),
  },
} satisfies {
  readonly app: api.Own<Omit<api.ElectronApp, 'dock'>>;
  readonly BrowserWindow: Record<'getAllWindows' | 'getFocusedWindow' | 'fromWebContents', unknown>;
  readonly clipboard: api.Clipboard;
  readonly dialog: api.Dialog;
  readonly ipcMain: Record<keyof api.IpcMain, unknown>;
  readonly Menu: Record<keyof api.Menus, unknown>;
  readonly Notification: Record<'isSupported', unknown>;
  readonly powerSaveBlocker: api.PowerSaveBlocker;
  readonly protocol: api.Protocol;
  readonly safeStorage: api.SafeStorage;
  readonly screen: api.Screen;
  readonly shell: api.Shell;
  readonly session: { readonly defaultSession: Record<keyof api.ElectronSession, unknown> };
  readonly webContents: unknown;
  readonly double: unknown;
});
