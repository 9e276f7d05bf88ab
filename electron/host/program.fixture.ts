import { build } from 'esbuild';
import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import process from 'node:process';

const root = join(import.meta.dirname, '..', '..');

/** The program without a window, built for itself in a folder beside the repository's packages. */
export class Program {
  private readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  static async build(): Promise<Program> {
    mkdirSync(join(root, 'dist'), { recursive: true });
    const dir = mkdtempSync(join(root, 'dist', 'host-'));
    const common = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' } as const;
    await build({
      ...common,
      entryPoints: [join(root, 'electron/host/main.ts')],
      outfile: join(dir, 'electron/host/main.mjs'),
      format: 'esm',
      packages: 'external',
    });
    await build({
      ...common,
      entryPoints: [join(root, 'electron/host/botWorker.ts')],
      outfile: join(dir, 'dist/electron/botWorker.cjs'),
      format: 'cjs',
    });
    mkdirSync(join(dir, 'dist/renderer'));
    writeFileSync(join(dir, 'dist/renderer/index.html'), '<!doctype html><title>Trickhouse</title>');
    return new Program(dir);
  }

  /** The program, to be run by Node. */
  get main(): string {
    return join(this.dir, 'electron/host/main.mjs');
  }

  /** Puts a file of so many bytes, which no compression makes much smaller, among the pages; its path there. */
  addAsset(name: string, bytes: number): string {
    mkdirSync(join(this.dir, 'dist/renderer/assets'), { recursive: true });
    writeFileSync(join(this.dir, 'dist/renderer/assets', name), randomBytes(bytes / 2).toString('hex'));
    return `/assets/${name}`;
  }

  /** Starts it; resolves with what it printed. */
  async start(...args: readonly string[]): Promise<Running> {
    const child = spawn(process.execPath, [this.main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    return await Running.of(child);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** A running program. */
export class Running {
  readonly lines: string[] = [];
  errors = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    child.stderr?.on('data', (data: Buffer) => (this.errors += data.toString()));
  }

  static async of(child: ChildProcess): Promise<Running> {
    const running = new Running(child);
    const { stdout } = child;
    if (stdout === null) throw new Error('nobody hears the program');
    const first = new Promise<void>((resolve) => {
      createInterface(stdout).on('line', (line) => {
        running.lines.push(line);
        resolve();
      });
    });
    await Promise.race([first, running.ended]);
    return running;
  }

  /** Where it says it is; throws where it has said nothing. */
  get url(): URL {
    const address = /^Trickhouse at (http:\S+)/.exec(this.lines[0] ?? '')?.[1];
    if (address === undefined) throw new Error(`the host says: ${this.lines.join('\n')}${this.errors}`);
    return new URL(address);
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}
