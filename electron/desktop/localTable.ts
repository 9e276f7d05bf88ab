import { join } from 'node:path';
import { openHost } from '../host/host.ts';
import type { Vault } from '../lan/identity.ts';
import { IDENTITY, Lan } from '../lan/network.ts';
import { dataFolder } from '../store/disk/folder.ts';
import { relay } from '../lan/relay.ts';
import type { Connect } from './bridge/ipc.ts';
import { ok, type Result } from '../../engine/contract/result.ts';

/** This machine's table as the app has it: everything that is loaded only after the window has been painted, in a bundle of its own. */
export interface LocalTable {
  /** Connects a window with this table, or for an address with one elsewhere. */
  readonly connect: Connect;
  close(): Promise<void>;
}

export interface LocalTablePaths {
  /** The bundle of electron/host/workers/botWorker.ts. */
  readonly botWorker: string;
  /** The folder of the built renderer, for browsers on the network. */
  readonly pages: string;
  /** Where matches are kept; left out: the system's own place for such data. */
  readonly dataDir?: string;
  /** The app's own folder, where the key of the table is kept: it does not go with the matches. */
  readonly home: string;
  /** The vault that protects the key on the disk, if the system has one. */
  readonly vault?: Vault;
}

/** Opens the table. */
export async function openTable({
  botWorker,
  pages,
  dataDir = dataFolder(),
  home,
  vault,
}: LocalTablePaths): Promise<Result<LocalTable, 'store/in-use'>> {
  const network = new Lan({
    pages,
    identity: { file: join(home, IDENTITY), before: join(dataDir, IDENTITY), ...(vault === undefined ? {} : { vault }) },
  });
  const opened = await openHost({ botWorker, network, dataDir });
  if (!opened.ok) return opened;
  const host = opened.value;
  return ok({
    connect: (address, peer) =>
      address === '' ? host.connect(peer) : relay(address, peer, { seek: (key, changed) => network.seek(key, changed) }),
    close: () => host.close(),
  });
}
