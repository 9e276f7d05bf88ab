import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';

/** A packaged app, as a system starts it: its program, and arguments that the package itself needs. */
export interface App {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How long the first window of an app may take, in milliseconds: macOS verifies a package at its first start, Windows scans it. */
const START_LIMIT = 120_000;
/** How long an app may take to end, in milliseconds. */
const END_LIMIT = 20_000;

/** A packaged app that runs, reached through its debugging port: the inspector of its main process is closed by a fuse. */
export class RunningApp {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #child: ChildProcess;

  private constructor(page: Page, browser: Browser, child: ChildProcess) {
    this.page = page;
    this.#browser = browser;
    this.#child = child;
  }

  /** Starts an app on a folder of its own, and waits for its window. Rejects with what the app wrote if none comes. */
  static async start({ command, args, env = {} }: App, dataDir: string): Promise<RunningApp> {
    const port = await freePort();
    const switches = [...args, `--data=${dataDir}`, `--remote-debugging-port=${port}`];
    const child = spawn(command, switches, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (written += data.toString()));
    let ended: string | null = null;
    child.once('error', (error) => (ended = error.message));
    child.once('exit', (code, signal) => (ended = `it ended with ${code ?? signal ?? 'nothing'}`));
    try {
      const browser = await until(async () => {
        if (ended !== null) throw new Error(ended);
        const endpoint = (await endpointAt(port)) ?? /^DevTools listening on (ws:\/\/\S+)/m.exec(written)?.[1];
        // Electron has one browser context, and refuses to manage contexts: no defaults.
        return endpoint === undefined ? undefined : chromium.connectOverCDP(endpoint, { noDefaults: true });
      }, 'no debugging port');
      const page = await until(
        () =>
          Promise.resolve(
            browser
              .contexts()
              .flatMap((context) => context.pages())
              .find((one) => isOwn(one.url())),
          ),
        'no window',
      );
      return new RunningApp(page, browser, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`${command} did not start: ${error instanceof Error ? error.message : String(error)}\n${written}`, { cause: error });
    }
  }

  /** The process of the app. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Closes the window, with which the app ends on Windows and Linux; ends the app where it stays, as on macOS. */
  async close(): Promise<void> {
    const gone = this.#child.exitCode === null && this.#child.signalCode === null ? once(this.#child, 'exit') : Promise.resolve();
    await this.page.close().catch(() => undefined);
    await this.#browser.close().catch(() => undefined);
    if (process.platform === 'darwin') this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), END_LIMIT);
    await gone;
    clearTimeout(timer);
  }
}

/** Starts an app again while it runs, with a link or a file as the system hands it over; returns the code with which that second start ended. */
export async function hand({ command, args, env = {} }: App, dataDir: string, given: string): Promise<number | null> {
  const child = spawn(command, [...args, `--data=${dataDir}`, '--', given], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code;
}

/** The address of the app's own page; under the stand-in for Electron its scheme is part of a host. */
const isOwn = (url: string): boolean => /^trickhouse:|^https:\/\/app\.trickhouse\./.test(url);

/** Whether a debugging port answers, and where its browser is. */
async function endpointAt(port: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { readonly webSocketDebuggerUrl?: string }).webSocketDebuggerUrl;
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new RangeError('a server on a port has no port');
  return address.port;
}

/** Looks for something until it is there; rejects with its name after {@link START_LIMIT}. */
async function until<T>(look: () => Promise<T | undefined>, missing: string): Promise<T> {
  const end = performance.now() + START_LIMIT;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(missing);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
