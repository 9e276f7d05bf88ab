/**
 * The stand-in's part of Electron: exactly the part that the app calls. Each interface is a piece of Electron's own type, or is shown to be one
 * by {@link Part}; the app's main process compiles against these alone (`api.test.ts`).
 */

/** `Own`, which does not compile where the real thing could not take its place. */
type Part<Real extends Own, Own> = Own & (Real extends Own ? unknown : never);

type Events = 'on' | 'once';

/** As a class has to implement it: listeners are typed by the real thing, and every emitter has them. */
export type Own<T> = Omit<T, Events>;

export type CommandLine = Pick<Electron.CommandLine, 'getSwitchValue' | 'hasSwitch'>;

interface AppPart extends Pick<
  Electron.App,
  | Events
  | 'enableSandbox'
  | 'exit'
  | 'getGPUFeatureStatus'
  | 'getName'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'isDefaultProtocolClient'
  | 'isPackaged'
  | 'isReady'
  | 'quit'
  | 'relaunch'
  | 'releaseSingleInstanceLock'
  | 'removeAsDefaultProtocolClient'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'setBadgeCount'
  | 'setPath'
  | 'whenReady'
> {
  readonly commandLine: CommandLine;
  /** There on a Mac alone. */
  readonly dock?: Pick<Electron.Dock, 'bounce'> | undefined;
}
export type ElectronApp = Part<Electron.App, AppPart>;

export type IpcMain = Pick<Electron.IpcMain, 'on' | 'handle'>;
export type Protocol = Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>;

interface SessionPart extends Pick<
  Electron.Session,
  Events | 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'setSpellCheckerEnabled'
> {
  readonly webRequest: Pick<Electron.WebRequest, 'onBeforeRequest'>;
}
export type ElectronSession = Part<Electron.Session, SessionPart>;

export type WebContents = Pick<
  Electron.WebContents,
  | Events
  | 'forcefullyCrashRenderer'
  | 'getZoomLevel'
  | 'id'
  | 'isDestroyed'
  | 'reload'
  | 'send'
  | 'setWebRTCIPHandlingPolicy'
  | 'setWindowOpenHandler'
  | 'setZoomLevel'
>;

interface BrowserWindowPart extends Pick<
  Electron.BrowserWindow,
  | Events
  | 'flashFrame'
  | 'focus'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isFocused'
  | 'isFullScreen'
  | 'isMaximized'
  | 'isMinimized'
  | 'loadURL'
  | 'maximize'
  | 'restore'
  | 'show'
> {
  readonly webContents: WebContents;
}
export type BrowserWindow = Part<Electron.BrowserWindow, BrowserWindowPart>;

interface WindowsPart {
  new (options?: Electron.BrowserWindowConstructorOptions): BrowserWindow;
  fromWebContents(contents: WebContents): BrowserWindow | null;
  getAllWindows(): BrowserWindow[];
  getFocusedWindow(): BrowserWindow | null;
}
/** The compiler holds these calls to Electron's own. @public */
export type Windows = Part<typeof Electron.CrossProcessExports.BrowserWindow, WindowsPart>;

interface DialogPart extends Pick<Electron.Dialog, 'showErrorBox'> {
  showSaveDialog(window: BrowserWindow | Electron.BaseWindow, options: Electron.SaveDialogOptions): Promise<Electron.SaveDialogReturnValue>;
  showMessageBox(window: BrowserWindow | Electron.BaseWindow, options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue>;
  showOpenDialog(window: BrowserWindow | Electron.BaseWindow, options: Electron.OpenDialogOptions): Promise<Electron.OpenDialogReturnValue>;
}
export type Dialog = Part<Electron.Dialog, DialogPart>;

export type Clipboard = Pick<Electron.Clipboard, 'writeText'>;
export type PowerSaveBlocker = Pick<Electron.PowerSaveBlocker, 'start' | 'stop'>;

interface NotificationsPart {
  new (options?: Electron.NotificationConstructorOptions): Pick<Electron.Notification, 'on' | 'show' | 'close'>;
  isSupported(): boolean;
}
/** The compiler holds these calls to Electron's own. @public */
export type Notifications = Part<typeof Electron.CrossProcessExports.Notification, NotificationsPart>;

export type Shell = Pick<Electron.Shell, 'openPath'>;
export type SafeStorage = Pick<
  Electron.SafeStorage,
  'decryptString' | 'encryptString' | 'getSelectedStorageBackend' | 'isEncryptionAvailable'
>;
/** A screen, as far as it is looked at. */
export type Display = Pick<Electron.Display, 'id' | 'scaleFactor' | 'size' | 'workArea'>;
interface ScreenPart {
  getAllDisplays(): Display[];
  getPrimaryDisplay(): Display;
}
export type Screen = Part<Electron.Screen, ScreenPart>;

/** The result of `buildFromTemplate`, to hand on to `setApplicationMenu`. */
type Menu = Pick<Electron.Menu, 'items'>;
interface MenusPart {
  buildFromTemplate(template: Electron.MenuItemConstructorOptions[]): Menu;
  setApplicationMenu(menu: Menu | null): void;
}
export type Menus = Part<typeof Electron.CrossProcessExports.Menu, MenusPart>;

/** The events that the app listens to, by their emitter; one that is not here is refused. */
export const EVENTS = {
  app: [
    'activate',
    'before-quit',
    'browser-window-created',
    'browser-window-focus',
    'child-process-gone',
    'open-file',
    'open-url',
    'ready',
    'render-process-gone',
    'second-instance',
    'web-contents-created',
    'will-quit',
    'window-all-closed',
  ],
  window: ['close', 'closed', 'ready-to-show', 'responsive', 'show', 'unresponsive'],
  session: ['will-download'],
  notification: ['click', 'close'],
  contents: ['destroyed', 'did-finish-load', 'will-attach-webview', 'will-frame-navigate', 'will-navigate', 'will-redirect'],
} as const;
