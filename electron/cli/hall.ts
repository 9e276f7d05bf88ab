import { join } from 'node:path';
import process from 'node:process';
import type { Pace } from '../../engine/protocol/messages.ts';
import { Hall } from '../hall/hall.ts';
import { HALL_CROWD } from '../host/limits/limits.ts';
import { IDENTITY, Lan } from '../lan/network.ts';
import { ownerKeyIn } from '../lan/ownerKey.ts';
import { HALL_PAGE } from '../lan/server/pages.ts';
import { serveTable } from '../lan/server/server.ts';
import { lockFolder } from '../store/disk/lock.ts';
import type { DataPlaces } from '../store/disk/folder.ts';
import { mkdirSync } from 'node:fs';

/** The settings of a hall without a window. */
interface HallProgram {
  /** The port of the organiser's page on this machine; 0: any that is free. */
  readonly port: number;
  /** The port on the network. */
  readonly lanPort: number;
  readonly places: DataPlaces;
  /** Whether the hall is open to the network from the start. */
  readonly lan: boolean;
  /** The folder of the built renderer. */
  readonly pages: string;
  /** The bundle of the bots' thread. */
  readonly worker: string;
  readonly pace: Pace | undefined;
  /** How long people have for their answers to a take-back or a claim, in milliseconds. */
  readonly voteTime: number | undefined;
  /** Prints the addresses of the open hall. */
  readonly sayWhere: (addresses: readonly string[]) => void;
  /** Prints a line. */
  readonly say: (line: string) => void;
}

/** Serves the hall of a club evening until the program is ended. Returns the reason why it cannot, or nothing. */
export async function hostHall({
  port,
  lanPort,
  places,
  lan,
  pages,
  worker,
  pace,
  voteTime,
  sayWhere,
  say,
}: HallProgram): Promise<string | undefined> {
  const { dir } = places;
  mkdirSync(dir, { recursive: true });
  const lock = await lockFolder(dir);
  if (!lock.ok) return `${lock.error.code}: ${lock.error.message}`;
  const network = new Lan({
    pages,
    port: lanPort,
    identity: { file: join(dir, IDENTITY) },
    announce: false,
    entry: HALL_PAGE,
    crowd: HALL_CROWD,
  });
  const hall = await Hall.open({
    dataDir: dir,
    network,
    worker,
    addressesChanged: sayWhere,
    voteTime,
    ...(pace === undefined ? {} : { pace }),
  });
  const ownerKey = ownerKeyIn(dir);
  const server = await serveTable({ host: hall, pages, port, ownerKey, entry: HALL_PAGE }).catch((error: unknown) => String(error));
  if (typeof server === 'string') return `host/no-port: ${server}`;
  say(`Trickhouse at http://127.0.0.1:${server.port}/?key=${ownerKey}`);
  if (lan) {
    const open = await hall.openDoor();
    if (!open.ok) return `${open.error.code}: ${open.error.message}`;
  }
  const end = (): void => {
    void hall
      .close()
      .then(() => server.close())
      .then(() => {
        lock.value.release();
        process.exit(0);
      });
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return undefined;
}
