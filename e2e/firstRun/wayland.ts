import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Weston without a screen: a compositor of Wayland for a machine without one, which reports what it would show. */
export class Compositor {
  /** The variables by which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly #dir: string;
  readonly #end: () => Promise<void>;

  private constructor(dir: string, end: () => Promise<void>) {
    this.#dir = dir;
    this.#end = end;
    this.env = { XDG_RUNTIME_DIR: dir, WAYLAND_DISPLAY: SOCKET, XDG_SESSION_TYPE: 'wayland', DISPLAY: '' };
  }

  /** Starts Weston; rejects with its log if no socket comes. */
  static async start(): Promise<Compositor> {
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-weston-'));
    const size = ['--width=1600', '--height=1000'];
    const child = spawn(
      'weston',
      ['--backend=headless-backend.so', '--use-pixman', ...size, `--socket=${SOCKET}`, '--idle-time=0', '--debug'],
      {
        env: { ...process.env, XDG_RUNTIME_DIR: dir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
    const gone = once(child, 'exit');
    let ended = false;
    void gone.then(() => (ended = true));
    child.once('error', (error) => (log += error.message));
    while (!existsSync(join(dir, SOCKET))) {
      if (ended || child.pid === undefined) throw new Error(`weston did not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new Compositor(dir, async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    });
  }

  /** Waits until a window whose title ends like this is on the screen; rejects with the scene after `limit` milliseconds. */
  async shows(title: string, limit = 30_000): Promise<void> {
    const end = performance.now() + limit;
    for (;;) {
      const scene = this.#run('timeout', '5', 'weston-debug', 'scene-graph');
      if (windowsIn(scene).some((window) => window.endsWith(title))) return;
      if (performance.now() > end) throw new Error(`no window “${title}” is on the screen:\n${scene}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Writes a picture of the screen. */
  capture(file: string): void {
    this.#run('timeout', '10', 'weston-screenshooter');
    const [picture] = readdirSync(this.#dir).filter((name) => name.endsWith('.png'));
    if (picture === undefined) throw new Error('weston made no picture');
    renameSync(join(this.#dir, picture), file);
  }

  close(): Promise<void> {
    return this.#end();
  }

  #run(command: string, ...args: readonly string[]): string {
    try {
      return execFileSync(command, args, { cwd: this.#dir, env: { ...process.env, ...this.env }, encoding: 'utf8' });
    } catch (error) {
      // The scene is written at once; the stream of it never ends.
      return String((error as { readonly stdout?: unknown }).stdout ?? '');
    }
  }
}

const SOCKET = 'wayland-trickhouse';

/** The titles of windows that are on an output, in a scene as Weston describes it. */
export function windowsIn(scene: string): string[] {
  const views = scene.split(/^\tView /m).slice(1);
  return views.flatMap((view) => {
    const title = /\(role xdg_toplevel, .*top-level window '(.*)' of /.exec(view)?.[1];
    return title !== undefined && /^\t\toutputs: \d/m.test(view) ? [title] : [];
  });
}
