import { join } from 'node:path';
import { openHost } from '../host/host.ts';
import type { Vault } from '../lan/identity.ts';
import { IDENTITY, Lan } from '../lan/network.ts';
import type { DataPlaces } from '../store/disk/folder.ts';
import { openAt, type OpenedAt } from '../store/relocation/openAt.ts';
import { relay } from '../lan/relay.ts';
import { HALL_PAGE } from '../lan/server/pages.ts';
import type { TableHost } from '../host/ports/peer.ts';
import { connectLater, type Connect } from './bridge/ipc.ts';
import { HALL_ADDRESS } from './bridge/api.ts';
import { ok, type Result } from '../../engine/contract/result.ts';

/** This machine's table as the app has it: everything that is loaded only after the window has been painted, in a bundle of its own. */
export interface LocalTable {
  /** Connects a window with this table, or for an address with one elsewhere. */
  readonly connect: Connect;
  close(): Promise<void>;
  /** The folder that its matches are in, and whether they could not be brought to the one where they belong. */
  readonly data: Pick<OpenedAt<unknown>, 'dir' | 'problem'>;
}

export interface LocalTablePaths {
  /** The bundle of electron/host/workers/worker.ts. */
  readonly worker: string;
  /** The folder of the built renderer, for browsers on the network. */
  readonly pages: string;
  /** Where matches are kept, and where they were. */
  readonly places: DataPlaces;
  /** Called when the table is opened to the network, and when it is closed to it. */
  readonly shared: (open: boolean) => void;
  /** The app's own folder, where the key of the table is kept: it does not go with the matches. */
  readonly home: string;
  /** The vault that protects the key on the disk, if the system has one. */
  readonly vault?: Vault;
  /** Called where the key cannot be read, and another takes its place. */
  readonly keyUnreadable: () => void;
}

/** Opens the table. */
export async function openTable({
  worker,
  pages,
  places,
  shared,
  home,
  vault,
  keyUnreadable,
}: LocalTablePaths): Promise<Result<LocalTable, 'store/in-use'>> {
  const atPlaces = await openAt(places, async (dataDir) => {
    const key = { file: join(home, IDENTITY), before: join(dataDir, IDENTITY), ...(vault === undefined ? {} : { vault }) };
    const network = new WatchedLan(shared, { pages, identity: { ...key, unreadable: keyUnreadable } });
    const host = await openHost({ worker, network, dataDir });
    return host.ok ? ok({ host: host.value, network }) : host;
  });
  if (!atPlaces.ok) return atPlaces;
  const { opened, ...data } = atPlaces.value;
  const { host, network } = opened;
  let hall: Promise<TableHost> | undefined;
  /** Opens the hall when a window first goes there. */
  const openHall = async (): Promise<TableHost> => {
    const [{ Hall }, { HALL_CROWD }] = await Promise.all([import('../hall/hall.ts'), import('../host/limits/limits.ts')]);
    const key = { file: join(home, IDENTITY), ...(vault === undefined ? {} : { vault }) };
    const door = new WatchedLan(shared, { pages, identity: key, announce: false, entry: HALL_PAGE, crowd: HALL_CROWD });
    return Hall.open({ dataDir: data.dir, network: door, worker });
  };
  const connectHall: Connect = (_address, peer) => {
    hall ??= openHall();
    // The windows of this app are the organiser's.
    return connectLater(hall.then((opened) => (_, each) => opened.connect(each)))('', { ...peer, owner: true });
  };
  return ok({
    connect: (address, peer) => {
      if (address === HALL_ADDRESS) return connectHall(address, peer);
      return address === '' ? host.connect(peer) : relay(address, peer, { seek: (key, changed) => network.seek(key, changed) });
    },
    close: async () => {
      await (await hall)?.close();
      await host.close();
    },
    data,
  });
}

/** The way to the network, which reports when it is opened and closed. */
class WatchedLan extends Lan {
  readonly #shared: (open: boolean) => void;

  constructor(shared: (open: boolean) => void, settings: ConstructorParameters<typeof Lan>[0]) {
    super(settings);
    this.#shared = shared;
  }

  override async open(...args: Parameters<Lan['open']>): ReturnType<Lan['open']> {
    const opened = await super.open(...args);
    if (opened.ok) this.#shared(true);
    return opened;
  }

  override async close(): Promise<void> {
    await super.close();
    this.#shared(false);
  }
}
