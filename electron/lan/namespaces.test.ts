import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** Two networks of this machine's own, joined by a wire; `undefined` where they cannot be made. */
async function twoNetworks(): Promise<readonly [string, string] | undefined> {
  const names = ['a', 'b'].map((end) => `th-${process.pid}-${end}`) as [string, string];
  const [a, b] = names;
  const [wireA, wireB] = [`tha${process.pid}`, `thb${process.pid}`];
  const ip = (...args: string[]): Promise<unknown> => run('ip', args);
  onTestFinished(async () => {
    for (const name of names) await ip('netns', 'del', name).catch(() => undefined);
  });
  try {
    for (const name of names) await ip('netns', 'add', name);
    await ip('link', 'add', wireA, 'netns', a, 'type', 'veth', 'peer', 'name', wireB, 'netns', b);
    for (const [name, wire, address] of [
      [a, wireA, '10.99.7.1/24'],
      [b, wireB, '10.99.7.2/24'],
    ] as const) {
      await ip('-n', name, 'addr', 'add', address, 'dev', wire);
      await ip('-n', name, 'link', 'set', wire, 'up');
      await ip('-n', name, 'link', 'set', 'lo', 'up');
    }
  } catch {
    return undefined;
  }
  return names;
}

interface News {
  readonly what: 'open' | 'found' | 'lost' | 'joined';
  readonly link?: string;
  readonly after?: number;
  readonly name?: string;
}

/** A machine on one of the networks: hosts a table, looks around, joins what it finds. */
class Machine {
  private readonly child: ChildProcess;
  private readonly news: News[] = [];
  private look: () => void = () => undefined;
  private errors = '';

  constructor(network: string, name: string, dir: string) {
    const program = ['netns', 'exec', network, process.execPath, 'build/run.mjs', 'electron/lan/machine.fixture.ts', name, dir];
    this.child = spawn('ip', program, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
    onTestFinished(() => void this.child.kill('SIGKILL'));
    const { stdout, stderr } = this.child;
    stderr?.on('data', (data: Buffer) => (this.errors += data.toString()));
    if (stdout !== null)
      createInterface(stdout).on('line', (line) => {
        this.news.push(JSON.parse(line) as News);
        this.look();
      });
    this.child.on('exit', () => this.look());
  }

  say(command: string): void {
    this.child.stdin?.write(`${command}\n`);
  }

  /** Ends as a machine that loses its power does. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  until(what: News['what']): Promise<News> {
    return new Promise((resolve, reject) => {
      this.look = () => {
        const found = this.news.find((one) => one.what === what);
        if (found !== undefined) resolve(found);
        else if (this.child.exitCode !== null) reject(new Error(this.errors));
      };
      this.look();
    });
  }
}

describe('two machines on one network', () => {
  it('find each other by multicast DNS within a second and join each other’s tables; one that dies is dropped', async ({ skip }) => {
    const networks = await twoNetworks();
    if (networks === undefined) return skip('no network namespaces can be made here');
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-networks-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const ada = new Machine(networks[0], 'Ada', join(dir, 'a'));
    const ben = new Machine(networks[1], 'Ben', join(dir, 'b'));
    await Promise.all([ada.until('open'), ben.until('open')]);
    for (const one of [ada, ben]) one.say('look');
    const found = await Promise.all([ada.until('found'), ben.until('found')]);
    expect(found.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    // A second where the machine has time for it; here it may be busy with other tests.
    for (const { after } of found) expect(after).toBeLessThan(5000);
    for (const one of [ada, ben]) one.say('join');
    await Promise.all([ada.until('joined'), ben.until('joined')]);
    ben.kill();
    await ada.until('lost');
  }, 60_000);
});
