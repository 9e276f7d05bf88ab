import { itemAt } from '../../../engine/cards/indexed.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { parseLink, formatLink } from '../../../engine/protocol/link.ts';
import type { HostileTally } from './hostileAttacks.ts';
import { programModule, removeModule } from '../../bundled.mjs';
import { makeMachines, type Machine, type Machines } from './hostileNetwork.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * The attacks of each attacker's address. Those who guess codes have an address of their own, and those of insiders are spread, for the host lets in no more than a
 * few from one. On one machine without networks of its own only those are run that can choose the address they come from.
 */
const ATTACKERS: readonly (readonly string[])[] = [
  ['malformed', 'fuzz'],
  ['handshakes', 'chat'],
  ['assets', 'pipelining'],
  ['hellos', 'halfOpen'],
  ['pongs', 'slowloris'],
  ['wrongCodes'],
];
const FROM_ANYWHERE = ['malformed', 'handshakes', 'assets', 'pipelining', 'halfOpen', 'pongs', 'slowloris'];
/** How much lower than the host the attackers' priority is: they would be other machines. */
const NICE = '10';

/** Seconds for which people play before the attack begins, which is what the machine itself comes to. */
const CALM = 5;

/** The programs of the people and of the attackers. */
const ROLES = ['hostileHonest', 'hostileAttacker'] as const;
const fileOf = (role: (typeof ROLES)[number]): string => `build/bench/hostile/${role}.ts`;

/** The findings of a run. Milliseconds and megabytes. */
export interface Report {
  readonly seconds: number;
  readonly cores: number;
  readonly processor: string;
  readonly separateNetworks: boolean;
  readonly actions: number;
  /** The same people before the attack. */
  readonly calm: { readonly p50: number; readonly p99: number };
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** Actions that had not reached every player after five seconds, and players' connections that were cut. */
  readonly late: number;
  readonly lost: number;
  /** Votes on take-backs that ended, and those to which everybody agreed. */
  readonly votes: number;
  readonly agreed: number;
  /** Seats that a latecomer took over in mid-deal, and the longest time from their first message to their cards. */
  readonly takenOver: number;
  readonly slowestTakeover: number;
  /** The host's peak; 0 where the system does not report it. */
  readonly megabytes: number;
  readonly hostSeconds: number;
  readonly newcomers: { readonly came: number; readonly longest: number; readonly failures: readonly string[] };
  readonly attacks: Readonly<Record<string, HostileTally>>;
  /** Whether the host was still there. */
  readonly stood: boolean;
}

/** A program of the soak on one of its machines. */
class Runner {
  readonly lines: unknown[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #look: () => void = () => undefined;
  #errors = '';

  constructor(machine: Machine, program: readonly string[], nice = false) {
    const [command, ...args] = machine.command([...(nice ? ['nice', '-n', NICE] : []), process.execPath, ...program]);
    this.#child = spawn(command, args, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    const { stdout, stderr } = this.#child;
    stderr?.on('data', (data: Buffer) => (this.#errors = `${this.#errors}${data.toString()}`.slice(-2000)));
    if (stdout !== null)
      createInterface(stdout).on('line', (line) => {
        this.lines.push(line.startsWith('{') ? JSON.parse(line) : line);
        this.#look();
      });
    this.#child.once('exit', () => this.#look());
    this.#child.stdin?.on('error', () => undefined);
  }

  get isThere(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The first line in which something is found; rejects where the program ends before, or takes a minute. */
  until<T>(find: (line: unknown) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing for a minute: ${this.#errors}`)), 60_000);
      this.#look = () => {
        for (const line of this.lines) {
          const found = find(line);
          if (found === undefined) continue;
          clearTimeout(late);
          return resolve(found);
        }
        if (this.isThere) return;
        clearTimeout(late);
        reject(new Error(`it ended: ${this.#errors}`));
      };
      this.#look();
    });
  }

  /** Has it begin what it is there for. */
  go(): void {
    this.#child.stdin?.write('\n');
  }

  /** Has it end; its last line. */
  async finish(): Promise<unknown> {
    this.#child.stdin?.end();
    await Promise.race([this.#ended, wait(60_000)]);
    this.kill();
    return this.lines.at(-1);
  }

  kill(): void {
    if (this.isThere) this.#child.kill('SIGKILL');
  }
}

function field<T>(name: string): (line: unknown) => T | undefined {
  return (line) => (typeof line === 'object' && line !== null && name in line ? (line as Record<string, T>)[name] : undefined);
}

/** Runs all attacks at once against a host on which four people play, for a number of seconds, after a number of calm ones. */
export async function runHostile(seconds: number, calm = CALM): Promise<Report> {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-hostile-'));
  const program = await Program.build();
  const machines = await makeMachines(ATTACKERS.length);
  const running: Runner[] = [];
  try {
    return await run(seconds, calm, dir, program, machines, running);
  } finally {
    for (const one of running) one.kill();
    await machines.remove();
    for (const role of ROLES) await removeModule(fileOf(role));
    program.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function run(seconds: number, calm: number, dir: string, program: Program, machines: Machines, running: Runner[]): Promise<Report> {
  const start = (machine: Machine, args: readonly string[], nice = false): Runner => {
    const one = new Runner(machine, args, nice);
    running.push(one);
    return one;
  };
  const [honest, attacker] = await Promise.all(ROLES.map((role) => programModule(fileOf(role))));
  if (honest === undefined || attacker === undefined) throw new RangeError('a program for each role');
  const asset = program.addAsset('app.js', 500_000);
  const host = start(machines.host, [program.main, '--data', dir, '--pace', 'instant', '--lan', '--lan-port', '0']);
  const url = await host.until((line) => /^Trickhouse at (http:\S+)/.exec(String(line))?.[1]);
  const owner = start(machines.host, [honest, 'owner', url]);
  const link = linkTo(await owner.until(field<string>('link')), machines);
  const players = start(machines.players, [honest, 'players', link]);
  await players.until(field<boolean>('playing'));
  const newcomers = start(machines.newcomers, [honest, 'newcomers', link]);
  const attackers = ATTACKERS.map((names, at) => {
    const machine = machines.attackers[at] ?? machines.host;
    const chosen = names.filter((name) => machines.separate || FROM_ANYWHERE.includes(name));
    return start(machine, [attacker, link, machines.separate ? '' : machine.address, asset, ...chosen], true);
  });
  await Promise.all(attackers.map((one) => one.until(field<boolean>('ready'))));
  await wait(calm * 1000);
  for (const one of [players, ...attackers]) one.go();
  await wait(seconds * 1000);
  const stood = host.isThere;
  const { megabytes, hostSeconds } = usageOf(host.pid);
  const told = (await players.finish()) as {
    calm: number[];
    samples: number[];
    late: number;
    lost: number;
    votes: number;
    agreed: number;
    takenOver: number[];
  };
  const came = (await newcomers.finish()) as Report['newcomers'];
  const tallies = (await Promise.all(attackers.map((one) => one.finish()))) as Record<string, HostileTally>[];
  await owner.finish();
  const at = (share: number, samples = told.samples): number => {
    const sorted = [...samples].sort((a, b) => a - b);
    return Math.round(itemAt(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share))) * 10) / 10;
  };
  return {
    seconds,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? '',
    separateNetworks: machines.separate,
    actions: told.samples.length,
    calm: { p50: at(0.5, told.calm), p99: at(0.99, told.calm) },
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    late: told.late,
    lost: told.lost,
    votes: told.votes,
    agreed: told.agreed,
    takenOver: told.takenOver.length,
    slowestTakeover: Math.round(Math.max(0, ...told.takenOver)),
    megabytes,
    hostSeconds,
    newcomers: came,
    attacks: Object.assign({}, ...tallies) as Report['attacks'],
    stood,
  };
}

/** The link as it leads to the host from the other machines. */
function linkTo(link: string, { separate, host }: Machines): string {
  const parsed = parseLink(link);
  if (!parsed.ok) throw new Error(`no link: ${link}`);
  return separate ? link : formatLink({ ...parsed.value, host: host.address });
}

/** The peak memory of a process in megabytes, and the seconds of processor it has used, where the system reports them. */
function usageOf(pid: number | undefined): { megabytes: number; hostSeconds: number } {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(join('/proc', String(pid), 'status'), 'utf8'))?.[1];
    const [, , , , , , , , , , , user = '0', system = '0'] = readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return { megabytes: Math.round(Number(peak) / 1000), hostSeconds: (Number(user) + Number(system)) / 100 };
  } catch {
    return { megabytes: 0, hostSeconds: 0 };
  }
}
