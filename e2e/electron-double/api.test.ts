import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { DESKTOP } from '../../build/lint/layers.mjs';
import { root } from '../../build/targets.mjs';

/**
 * That Electron's own types fit the stand-in's is a matter of the compiler (`Part` in api.ts). Here the other half: the app's main process compiles
 * against the stand-in's types alone, so that it calls nothing which the specs could not have run.
 */

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
);
const host = ts.createCompilerHost(options);
const SHIM = join(root, 'e2e/electron-double/shim.ts');

/** Complaints about a main process whose `electron` is the stand-in's. */
function complaints(files: readonly string[], virtual: ReadonlyMap<string, string> = new Map()): string[] {
  const standIn: ts.CompilerHost = {
    ...host,
    fileExists: (path) => virtual.has(path) || host.fileExists(path),
    getSourceFile(path, target) {
      const text = virtual.get(path) ?? ts.sys.readFile(path);
      if (text === undefined) return undefined;
      const own = path.endsWith('electron.d.ts') ? text : text.replaceAll("from 'electron'", `from '${SHIM}'`);
      return ts.createSourceFile(path, own, target);
    },
  };
  const declarations = join(root, 'node_modules/electron/electron.d.ts');
  const rootNames = [declarations, ...files.map((file) => join(root, file))];
  const program = ts.createProgram({ rootNames, options: { ...options, incremental: false, types: ['node'] }, host: standIn });
  return files.flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(join(root, file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

const shim = new Map([
  [
    SHIM,
    `import type * as api from './api.ts';
     export type { ElectronApp as App, IpcMainInvokeEvent, Protocol, ElectronSession as Session, WebContents } from './api.ts';
     export declare const app: api.ElectronApp;
     export type BrowserWindow = api.BrowserWindow;
     export declare const BrowserWindow: api.Windows;
     export declare const clipboard: api.Clipboard;
     export declare const dialog: api.Dialog;
     export declare const safeStorage: api.SafeStorage;
     export declare const screen: api.Screen;
     export declare const shell: api.Shell;
     export type { MenuItemConstructorOptions } from 'electron';
     export declare const ipcMain: api.IpcMain;
     export declare const Menu: api.Menus;
     export declare const Notification: api.Notifications;
     export declare const powerSaveBlocker: api.PowerSaveBlocker;
     export declare const protocol: api.Protocol;
     export declare const session: { readonly defaultSession: api.ElectronSession };`,
  ],
]);

/** All of the main process that imports Electron: whatever the rule on imports lets. */
const MAIN = DESKTOP.filter((file) => file !== 'electron/desktop/bridge/preload.ts');

test('the main process calls nothing of Electron that the stand-in lacks', () => {
  expect(complaints(MAIN, shim)).toEqual([]);
});

test('a call that the stand-in lacks is found', () => {
  const file = 'electron/other.ts';
  const text = "import { app } from 'electron';\nvoid app.whenReady();\napp.hide();\n";
  expect(complaints([file], new Map([...shim, [join(root, file), text]]))).toEqual([
    expect.stringContaining("'hide' does not exist") as string,
  ]);
});
