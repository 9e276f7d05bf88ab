import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { Hall } from '../../../electron/hall/hall.ts';
import { HALL_CROWD } from '../../../electron/host/limits/limits.ts';
import type { Network } from '../../../electron/host/ports/network.ts';
import type { ConnectionHandler, Peer, TableHost } from '../../../electron/host/ports/peer.ts';
import { Lan } from '../../../electron/lan/network.ts';
import { ownerKeyIn } from '../../../electron/lan/ownerKey.ts';
import { HALL_PAGE } from '../../../electron/lan/server/pages.ts';
import { serveTable } from '../../../electron/lan/server/server.ts';

/** The size of the load. */
interface HallLoad {
  readonly tables: number;
  readonly projectors: number;
  readonly rounds: number;
  readonly pages: number;
  readonly seconds: number;
}

/** A hall whose answers to players are timed: from a message with lines until its `done`, before which everybody was sent what it changed. */
class TimedHall implements TableHost {
  readonly samples: number[] = [];
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  connect(peer: Peer): ConnectionHandler {
    const began = new Map<string, number>();
    const connection = this.#hall.connect({
      ...peer,
      close: (reason) => peer.close(reason),
      send: (text) => {
        peer.send(text);
        const [, ref = ''] = /^\{"type":"done","ref":(\d+)\}$/.exec(text) ?? [];
        const since = began.get(ref);
        if (since !== undefined) this.samples.push(performance.now() - since);
      },
    });
    return {
      closed: () => connection.closed(),
      receive: (text) => {
        const [, ref] = /^\{"type":"lines".*"ref":(\d+)\}$/s.exec(text) ?? [];
        if (ref !== undefined) began.set(ref, performance.now());
        connection.receive(text);
      },
    };
  }

  close(): Promise<void> {
    return this.#hall.close();
  }
}

/** Runs an evening of one hall with all its devices in another process; returns what it came to, times in milliseconds. @param dist the built renderer */
export async function hallLoad({ tables, projectors, rounds, pages, seconds }: HallLoad, dist: string): Promise<object> {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-hall-load-'));
  const lan = new Lan({ pages: dist, announce: false, port: 0, entry: HALL_PAGE, crowd: HALL_CROWD });
  let timed: TimedHall | undefined;
  const network: Network = {
    code: null,
    open: (host, moved, visited) => {
      timed = new TimedHall(host as Hall);
      return lan.open(timed, moved, visited);
    },
    show: () => undefined,
    keepCode: () => undefined,
    close: () => lan.close(),
    browse: () => () => undefined,
  };
  const hall = await Hall.open({ dataDir: dir, network });
  const ownerKey = ownerKeyIn(dir);
  const server = await serveTable({ host: hall, pages: dist, port: 0, ownerKey, entry: HALL_PAGE });
  const opened = await hall.openDoor();
  if (!opened.ok) throw new Error(opened.error.code);
  const cpu = process.cpuUsage();
  const began = performance.now();
  const crowd = spawn(
    process.execPath,
    [
      'build/run.mjs',
      'build/bench/hall/hallCrowd.ts',
      `http://127.0.0.1:${server.port}/?key=${ownerKey}`,
      ...[tables, projectors, rounds, pages, seconds].map(String),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  crowd.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  const [status] = (await once(crowd, 'exit')) as [number | null];
  if (status !== 0) throw new Error('the crowd did not come to its end');
  const used = process.cpuUsage(cpu);
  const ran = (performance.now() - began) / 1000;
  await hall.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
  const samples = [...(timed?.samples ?? [])].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(itemAt(samples, Math.floor((samples.length - 1) * share)) * 100) / 100;
  return {
    tables,
    guests: 4 * tables,
    projectors,
    actions: samples.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: at(1),
    ...(JSON.parse(printed) as object),
    cores: Math.round(((used.user + used.system) / 1e6 / ran) * 100) / 100,
    seconds: Math.round(ran),
  };
}
