import { join } from 'node:path';
import { openHost } from './host/open.ts';
import { IDENTITY, Lan } from './lan/network.ts';
import { dataFolder } from './store/folder.ts';
import { relay } from './lan/relay.ts';
import type { Connect } from './ipc.ts';
import { ok, type Result } from '../engine/result.ts';

/** This machine's table as the app has it: everything that is loaded only after the window has been painted, in a bundle of its own. */
export interface OwnTable {
  /** Connects a window with this table, or for an address with one elsewhere. */
  readonly connect: Connect;
  close(): Promise<void>;
}

export interface TablePlaces {
  /** The bundle of host/botWorker.ts. */
  readonly botWorker: string;
  /** The folder of the built renderer, for browsers on the network. */
  readonly pages: string;
  /** Where matches are kept; left out: the system's own place for such data. */
  readonly dataDir?: string;
}

/** Opens the table. Codes: `store/in-use`. */
export async function openTable({ botWorker, pages, dataDir = dataFolder() }: TablePlaces): Promise<Result<OwnTable>> {
  const network = new Lan({ pages, identity: join(dataDir, IDENTITY) });
  const opened = await openHost({ botWorker, network, dataDir });
  if (!opened.ok) return opened;
  const host = opened.value;
  return ok({
    connect: (address, peer) =>
      address === '' ? host.connect(peer) : relay(address, peer, { seek: (key, changed) => network.seek(key, changed) }),
    close: () => host.close(),
  });
}
