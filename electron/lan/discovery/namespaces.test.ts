import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programModule, removeModule } from '../../../build/bundled.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');

interface Networks {
  readonly names: readonly [string, string];
  /** Puts the wire between them in. */
  join(): Promise<void>;
  /** Gives the first one another address. */
  move(): Promise<void>;
}

/** Two networks of this machine's own, with a wire between them that is not in yet; `undefined` where they cannot be made. */
async function twoNetworks(): Promise<Networks | undefined> {
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
      await ip('-n', name, 'link', 'set', 'lo', 'up');
    }
  } catch {
    return undefined;
  }
  const join = async (): Promise<void> => {
    await ip('-n', a, 'link', 'set', wireA, 'up');
    await ip('-n', b, 'link', 'set', wireB, 'up');
  };
  const move = async (): Promise<void> => {
    await ip('-n', a, 'addr', 'del', '10.99.7.1/24', 'dev', wireA);
    await ip('-n', a, 'addr', 'add', '10.99.7.3/24', 'dev', wireA);
  };
  return { names, join, move };
}

/** The program of a machine. */
const PROGRAM = 'electron/lan/fixtures/machine.fixture.ts';

/** How long any piece of news may take, in milliseconds. */
const PATIENCE = 40_000;

interface News {
  /** `alone`: the table is open, on a machine without a network. `cut`: the way to a table is lost. `after`: milliseconds from looking to finding. */
  readonly what: 'alone' | 'open' | 'found' | 'lost' | 'joined' | 'cut' | 'refused';
  readonly after?: number;
  readonly code?: string;
  readonly name?: string;
}

/** A machine on one of the networks: hosts a table, looks around, joins what it finds. */
class Machine {
  readonly #child: ChildProcess;
  readonly #news: News[] = [];
  #look: () => void = () => undefined;
  readonly #name: string;
  #errors = '';

  /** @param module the program of a machine */
  constructor(module: string, network: string, name: string, dir: string) {
    this.#name = name;
    const program = ['netns', 'exec', network, process.execPath, module, name, dir];
    this.#child = spawn('ip', program, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
    onTestFinished(() => void this.#child.kill('SIGKILL'));
    const { stdout, stderr } = this.#child;
    stderr?.on('data', (data: Buffer) => (this.#errors += data.toString()));
    if (stdout !== null)
      createInterface(stdout).on('line', (line) => {
        this.#news.push(JSON.parse(line) as News);
        this.#look();
      });
    this.#child.on('exit', () => this.#look());
  }

  say(command: string): void {
    this.#child.stdin?.write(`${command}\n`);
  }

  /** Ends as a machine that loses its power does. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Some piece of news, and later than another one where it is given; rejects with all that was heard where it does not come. */
  until(what: News['what'], before?: News): Promise<News> {
    return new Promise((resolve, reject) => {
      const heard = (): string => `no “${what}” from ${this.#name}: ${JSON.stringify(this.#news)} ${this.#errors}`;
      const timer = setTimeout(() => reject(new Error(heard())), PATIENCE);
      this.#look = () => {
        const from = before === undefined ? 0 : this.#news.indexOf(before) + 1;
        const found = this.#news.slice(from).find((one) => one.what === what);
        const ended = this.#child.exitCode !== null || this.#child.signalCode !== null;
        if (found === undefined && !ended) return;
        clearTimeout(timer);
        if (found !== undefined) resolve(found);
        else reject(new Error(heard()));
      };
      this.#look();
    });
  }
}

describe('two machines on one network', () => {
  it('find each other by multicast DNS, however late the network, join each other’s tables, and go on when one has moved; one that dies is dropped', async ({
    skip,
  }) => {
    const networks = await twoNetworks();
    if (networks === undefined) return skip('no network namespaces can be made here');
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-networks-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const module = await programModule(PROGRAM);
    onTestFinished(() => removeModule(PROGRAM));
    const ada = new Machine(module, networks.names[0], 'Ada', join(dir, 'a'));
    const ben = new Machine(module, networks.names[1], 'Ben', join(dir, 'b'));
    const both = [ada, ben];
    const until = (what: News['what']): Promise<News[]> => Promise.all(both.map((one) => one.until(what)));
    await until('alone');
    // Ada looks around already, Ben when there is something to see.
    ada.say('look');
    await networks.join();
    await until('open');
    ben.say('look');
    expect((await until('found')).map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    for (const one of both) one.say('join');
    await until('joined');
    await networks.move();
    for (const one of both) await one.until('joined', await one.until('cut'));
    ben.kill();
    await ada.until('lost');
  }, 240_000);
});
