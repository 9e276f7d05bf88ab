import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LAN_PORT } from '../../engine/protocol/link.ts';
import { PACES, type Pace } from '../../engine/protocol/messages.ts';
import { IDENTITY, Lan } from '../lan/network.ts';
import { dataPlaces, type DataPlaces } from '../store/disk/folder.ts';
import { openAt } from '../store/relocation/openAt.ts';
import { serveTable } from '../lan/server/server.ts';
import { openHost } from '../host/host.ts';
import { ownerKeyIn } from '../lan/ownerKey.ts';

/** A table, or the hall of a club evening, without a window: `npm run host`, with {@link USAGE}. */

const USAGE = `usage: npm run host -- [--port N] [--data DIR] [--pace ${PACES.join('|')}] [--vote-time SECONDS] [--lan] [--lan-port N] [--hall]`;

function leave(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

interface Arguments {
  readonly port: number;
  readonly lanPort: number;
  readonly places: DataPlaces;
  readonly pace: Pace | undefined;
  /** Milliseconds. */
  readonly voteTime: number | undefined;
  readonly lan: boolean;
  readonly hall: boolean;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`no port ${text}`);
  return port;
}

/** The milliseconds of a number of seconds that people have for an answer. */
function voteTimeOf(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 5 || seconds > 120) throw new Error(`no time for a vote ${text}: 5 to 120 seconds`);
  return seconds * 1000;
}

function argumentsOf(args: string[]): Arguments {
  const {
    port,
    data,
    pace,
    lan,
    hall,
    'lan-port': lanPort,
    'vote-time': voteTime,
  } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '0' },
      'lan-port': { type: 'string', default: String(LAN_PORT) },
      data: { type: 'string' },
      pace: { type: 'string' },
      'vote-time': { type: 'string' },
      lan: { type: 'boolean', default: false },
      hall: { type: 'boolean', default: false },
    },
  }).values;
  const known = PACES.find((one) => one === pace);
  if (pace !== undefined && known === undefined) throw new Error(`no pace ${pace}`);
  return {
    port: portOf(port),
    lanPort: portOf(lanPort),
    places: data === undefined ? dataPlaces() : { dir: data },
    pace: known,
    voteTime: voteTime === undefined ? undefined : voteTimeOf(voteTime),
    lan,
    hall,
  };
}

function sayWhere(addresses: readonly string[]): void {
  if (addresses.length === 0) console.log('No network yet: addresses follow as soon as there is one');
  for (const address of addresses) console.log(`On the network at ${address}`);
}

async function main(): Promise<void> {
  let given: Arguments;
  try {
    given = argumentsOf(process.argv.slice(2));
  } catch (error) {
    return leave(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist');
  const worker = join(dist, 'electron', 'worker.cjs');
  if (!existsSync(worker)) return leave('not built: run npm run build first');
  const { port, lanPort, places, pace, voteTime, lan } = given;
  const pages = join(dist, 'renderer');
  if (given.hall) {
    const { hostHall } = await import('./hall.ts');
    const code = await hostHall({ port, lanPort, places, lan, pages, worker, pace, voteTime, sayWhere, say: (line) => console.log(line) });
    if (code !== undefined) leave(code);
    return;
  }
  const opened = await openAt(places, (dataDir) => {
    const before =
      places.before === undefined || dataDir === places.before ? {} : { before: join(places.before, IDENTITY), beforeStays: true };
    return openHost({
      worker,
      network: new Lan({
        pages,
        port: lanPort,
        identity: {
          file: join(dataDir, IDENTITY),
          ...before,
          unreadable: () => process.stderr.write(`network/key-unreadable: ${IDENTITY} was kept aside\n`),
        },
      }),
      dataDir,
      addressesChanged: sayWhere,
      voteTime,
      ...(pace === undefined ? {} : { pace }),
    });
  });
  if (!opened.ok) return leave(`${opened.error.code}: ${opened.error.message}`);
  const { opened: host, dir, problem } = opened.value;
  if (problem !== undefined) process.stderr.write(`${problem.code}: ${problem.message}\n`);
  if (lan) await host.matches.resumeShared();
  const ownerKey = ownerKeyIn(dir);
  const server = await serveTable({ host, pages, port, ownerKey }).catch((error: unknown) =>
    leave(`host/no-port: ${error instanceof Error ? error.message : String(error)}`),
  );
  console.log(`Trickhouse at http://127.0.0.1:${server.port}/?key=${ownerKey}`);
  if (lan) {
    const open = await host.openToNetwork();
    if (!open.ok) return leave(`${open.error.code}: ${open.error.message}`);
  }

  const end = (): void => {
    void host
      .close()
      .then(() => server.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

await main();
