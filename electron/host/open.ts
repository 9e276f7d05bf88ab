import { dirname, join } from 'node:path';
import { ok, type Result } from '../../engine/result.ts';
import { Store } from '../store/store.ts';
import { workerBots } from './workers/bots.ts';
import { Host } from './host.ts';
import type { HostSettings } from './hostSettings.ts';
import { workerAnalysis } from './workers/analysisRunner.ts';

export interface OpenSettings extends Omit<HostSettings, 'store' | 'bots' | 'studies'> {
  /** Where matches are kept. */
  readonly dataDir: string;
  /** The bundle of botWorker.ts; that of analysisWorker.ts lies beside it. */
  readonly botWorker: string;
}

/** Opens a host on a data folder, with its bots on a thread of their own. */
export async function openHost({ dataDir, botWorker, ...settings }: OpenSettings): Promise<Result<Host, 'store/in-use'>> {
  const store = await Store.open(dataDir);
  if (!store.ok) return store;
  const analysis = workerAnalysis(join(dirname(botWorker), 'analysisWorker.cjs'));
  return ok(new Host({ ...settings, store: store.value, bots: workerBots(botWorker), analysis }));
}
