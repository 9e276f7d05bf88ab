import { itemAt } from '../../../engine/cards/indexed.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { formatLink, parseLink } from '../../../engine/protocol/link.ts';
import { PROTOCOL, type TableMessage } from '../../../engine/protocol/messages.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { Host } from '../../../electron/host/host.ts';
import type { Network } from '../../../electron/host/ports/network.ts';
import type { ConnectionHandler, Peer, TableHost } from '../../../electron/host/ports/peer.ts';
import { Journal } from '../../../electron/store/disk/journal.ts';
import { Store } from '../../../electron/store/store.ts';
import { Lan } from '../../../electron/lan/network.ts';
import { toolArguments } from '../../toolArguments.ts';

/**
 * Measures tables under load: twenty of them in this process, each with its disk and four guests over encrypted sockets, who are in a process of their own
 * and think for a tenth of a second or so. For every action the time from its message coming in until the last of the four has the update, and
 * its parts: the table's own work, the wait until the action is on the disk, and the broadcast. Then the same disk without any client.
 * JSON on standard output, milliseconds. `npm run bench:host` runs it. Guests have machines of their own, so their process has the lowest priority here;
 * `taskset -c 0,1 npm run bench:host -- --guests-on 2,3` (Linux) leaves two cores to the host.
 */

const TABLES = 20;
const SEATS = 4;
const ACTIONS = 5000;
/** Lines written without any client, and the least and most time between two of one table, in milliseconds. */
const LINES_ALONE = 1000;
const PAUSE = [50, 150] as const;

const { 'guests-on': cores } = toolArguments({ options: { 'guests-on': { type: 'string' } } }).values;

/** The measurements of every action. */
const samples: { readonly [part in 'all' | 'work' | 'disk' | 'telling']: number[] } = { all: [], work: [], disk: [], telling: [] };
const alone: number[] = [];

/** A table whose answers are timed. */
class Timed implements TableHost {
  readonly host: Host;
  readonly #due = new Set<Peer>();
  readonly #peers = new Set<Peer>();
  #began = 0;
  #worked = 0;
  /** When the first update arrived. */
  #told = 0;

  constructor(host: Host) {
    this.host = host;
  }

  connect(peer: Peer): ConnectionHandler {
    const connection = this.host.connect({
      owner: peer.owner,
      ...(peer.address === undefined ? {} : { address: peer.address }),
      ...(peer.session === undefined ? {} : { session: peer.session }),
      close: (reason) => peer.close(reason),
      send: (text) => {
        if (this.#due.size === SEATS) this.#told = performance.now();
        peer.send(text);
        if (text.startsWith('{"type":"update"') && this.#due.delete(peer) && this.#due.size === 0) this.#note(performance.now());
      },
    });
    this.#peers.add(peer);
    return {
      closed: () => connection.closed(),
      receive: (text) => {
        const acts = text.startsWith('{"type":"act"');
        if (acts) {
          this.#began = performance.now();
          for (const one of this.#peers) this.#due.add(one);
        }
        connection.receive(text);
        if (acts) this.#worked = performance.now();
      },
    };
  }

  close(): Promise<void> {
    return this.host.close();
  }

  #note(now: number): void {
    samples.all.push(now - this.#began);
    samples.work.push(this.#worked - this.#began);
    samples.disk.push(this.#told - this.#worked);
    samples.telling.push(now - this.#told);
  }
}

/** A way to the network that times what goes over it. */
function timing(lan: Lan): Network {
  return {
    get code() {
      return lan.code;
    },
    open: (host, moved) => lan.open(new Timed(host as Host), moved),
    show: (sign) => lan.show(sign),
    keepCode: (code) => lan.keepCode(code),
    close: () => lan.close(),
    browse: () => () => undefined,
  };
}

const dir = mkdtempSync(join(tmpdir(), 'trickhouse-load-'));
const hosts: Host[] = [];
const links: string[] = [];
for (let i = 0; i < TABLES; i += 1) {
  const store = await Store.open(join(dir, String(i)));
  if (!store.ok) throw new Error(store.error.code);
  const network = timing(new Lan({ pages: dir, announce: false, port: 0 }));
  const host = new Host({ store: store.value, bots: localBots(), pace: 'instant', randomSeed: () => seedFrom(`load ${i}`), network });
  hosts.push(host);
  const opened = await host.openToNetwork();
  const link = parseLink(host.whereabouts.link ?? '');
  if (!opened.ok || !link.ok) throw new Error('this machine has no network');
  links.push(formatLink({ ...link.value, host: '127.0.0.1' }));
  let table: TableMessage | undefined;
  const owner = host.connect({
    owner: true,
    close: () => undefined,
    send: (text) => {
      // A window of the owner would read all of it, but in a process of its own.
      if (!text.startsWith('{"type":"table"')) return;
      const message = JSON.parse(text) as TableMessage;
      const before = table;
      table = message;
      if (message.deal === 0 && message.people.every(({ kind }) => kind === 'away')) owner.receive('{"type":"begin","ref":3,"bots":[]}');
      else if (message.over && before?.over === false) owner.receive('{"type":"again","ref":4}');
    },
  });
  owner.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  const people = Array.from({ length: SEATS }, () => ({ kind: 'open' }));
  owner.receive(JSON.stringify({ type: 'start', ref: 1, game: 'klaverjas', options: {}, people, seating: 'fixed' }));
}

const runner = ['build/run.mjs', 'build/bench/host/manyClients.ts', String(SEATS), ...links];
const [program, args] = cores === undefined ? [process.execPath, runner] : ['taskset', ['-c', cores, process.execPath, ...runner]];
const guests = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'] });
// Eighty phones have processors of their own: here they run behind the host.
if (cores === undefined && guests.pid !== undefined) setPriority(guests.pid, constants.priority.PRIORITY_LOW);
const cpu = process.cpuUsage();
const began = performance.now();
await new Promise<void>((resolve) => {
  const look = setInterval(() => {
    if (samples.all.length < ACTIONS) return;
    clearInterval(look);
    resolve();
  }, 50);
});
const seconds = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
guests.stdin.end();
await once(guests, 'exit');
const actions = samples.all.length;
await Promise.all(hosts.map((host) => host.close()));
const rng = rngOf(seedFrom('alone'));
await Promise.all(
  Array.from({ length: TABLES }, async (_, table) => {
    const journal = new Journal(join(dir, `alone-${table}`), 0);
    const [least, most] = PAUSE;
    while (alone.length < LINES_ALONE) {
      await wait(least + rng.below(most - least));
      const began = performance.now();
      await journal.append(JSON.stringify({ act: 'KH', at: Date.now() }));
      alone.push(performance.now() - began);
    }
    await journal.close();
  }),
);
process.stdout.write(
  `${JSON.stringify({
    tables: TABLES,
    seats: SEATS,
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    ...timesOf(samples.all),
    work: timesOf(samples.work),
    disk: timesOf(samples.disk),
    telling: timesOf(samples.telling),
    diskAlone: timesOf(alone),
    cores: Math.round(((used.user + used.system) / 1e6 / seconds) * 100) / 100,
    megabytes: Math.round(process.memoryUsage().rss / 1e6),
  })}\n`,
);
rmSync(dir, { recursive: true, force: true });
process.exit(0);

function timesOf(times: number[]): Record<string, number> {
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(itemAt(times, Math.floor(times.length * share)) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(0.9999) };
}
