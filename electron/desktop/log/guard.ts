import { BrowserWindow, dialog, type App } from 'electron';
import { factsOf, type Log } from './log.ts';
import { restart } from '../system/restart.ts';
import { thisCopy } from '../system/copyKind.ts';
import type { Say } from '../../words.ts';

/**
 * Handling of fatal failures. Matches are on the disk card by card, so that a window, or the whole app, can simply be opened again;
 * nothing is sent anywhere, and no memory is dumped, for hands and keys are in it.
 */

/** An app that failed sooner after its start would fail again, in milliseconds. */
const WORTH_ANOTHER = 30_000;

/** From here on, logs and shows an uncaught error and ends the app; an app that ran for a while starts again. */
export function guardProcess(app: App, log: Log, say: () => Say): void {
  let failing = false;
  const fail = (error: unknown): void => {
    log.write('error', 'main/uncaught', factsOf(error));
    if (failing) return;
    failing = true;
    dialog.showErrorBox(say()('desktop.failed'), say()('desktop.failedText'));
    if (process.uptime() * 1000 > WORTH_ANOTHER) restart(app, thisCopy(app));
    app.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** Offers to open a window again whose page has died or does not answer. The table lives in this process and has lost nothing. */
export function guardWindows(app: App, log: Log, say: () => Say): void {
  /** Windows whose unresponsive page was ended: the app does not ask twice. */
  const ended = new Set<number>();

  app.on('render-process-gone', (_event, contents, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.write('error', 'window/gone', { reason, exitCode });
    const window = BrowserWindow.fromWebContents(contents);
    if (window === null || window.isDestroyed()) return;
    if (ended.delete(contents.id)) return contents.reload();
    const words = say();
    const buttons = [words('desktop.again'), words('desktop.quit')];
    const text = { message: words('desktop.gone'), detail: words('desktop.goneText') };
    void dialog
      .showMessageBox(window, { type: 'error', ...text, buttons, defaultId: 0, cancelId: 0, noLink: true })
      .then(({ response }) => {
        if (response === 1) app.quit();
        else if (!window.isDestroyed()) contents.reload();
      });
  });

  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.write('warn', 'app/helper-gone', { type, reason, exitCode });
  });

  app.on('browser-window-created', (_event, window) => {
    const { id } = window.webContents;
    let answered: AbortController | undefined;
    window.on('unresponsive', () => {
      log.write('warn', 'window/stuck');
      answered?.abort();
      answered = new AbortController();
      const { signal } = answered;
      const words = say();
      const buttons = [words('desktop.wait'), words('desktop.again')];
      const text = { message: words('desktop.stuck'), detail: words('desktop.goneText') };
      void dialog
        .showMessageBox(window, { type: 'warning', ...text, buttons, defaultId: 0, cancelId: 0, noLink: true, signal })
        .then(({ response }) => {
          if (response !== 1 || signal.aborted || window.isDestroyed()) return;
          ended.add(id);
          window.webContents.forcefullyCrashRenderer();
        });
    });
    // It answers after all: the question goes away.
    window.on('responsive', () => answered?.abort());
  });
}
