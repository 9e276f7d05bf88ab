import { ok, type Result } from '../../engine/result.ts';
import { dataFolder } from '../store/folder.ts';
import { Store } from '../store/store.ts';
import { workerBots } from './bots.ts';
import { Host, type HostSettings } from './host.ts';

export interface OpenSettings extends Omit<HostSettings, 'store' | 'bots'> {
  /** Where matches are kept; the platform's own place for such data where left out. */
  readonly dataDir?: string;
  /** The bundle of botWorker.ts. */
  readonly botWorker: string;
}

/** Opens a host on a data folder, with its bots on a thread of their own. Codes: `store/in-use`. */
export async function openHost({ dataDir = dataFolder(), botWorker, ...settings }: OpenSettings): Promise<Result<Host>> {
  const store = await Store.open(dataDir);
  return store.ok ? ok(new Host({ ...settings, store: store.value, bots: workerBots(botWorker) })) : store;
}
