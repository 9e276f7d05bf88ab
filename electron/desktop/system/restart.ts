import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { movesAtEveryStart, outerEnvironment, type ThisCopy } from './copyKind.ts';

/** The parts of Electron's app that starting again takes. */
interface RestartableApp {
  relaunch(): void;
  releaseSingleInstanceLock(): void;
}

/**
 * Starts the app again; this process is to end at once, with its table closed. Electron would start an AppImage or a portable program by a path inside the
 * folder that goes with this process, so that its file itself is started, on its own.
 * @param argv the arguments of this process: its switches go on, links and files do not
 */
export function restart(app: RestartableApp, copy: ThisCopy, argv: readonly string[] = process.argv, env = process.env): void {
  if (!movesAtEveryStart(copy) || !existsSync(copy.program)) return app.relaunch();
  // The next one would find this one's lock and leave.
  app.releaseSingleInstanceLock();
  const end = argv.indexOf('--');
  const switches = (end < 0 ? argv : argv.slice(0, end)).slice(1).filter((arg) => arg.startsWith('--') && arg !== '--no-sandbox');
  const child = spawn(copy.program, switches, { detached: true, stdio: 'ignore', env: outerEnvironment(env) });
  // A program that cannot be started is started by hand.
  child.on('error', () => undefined);
  child.unref();
}
