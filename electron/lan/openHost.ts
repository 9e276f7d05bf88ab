import { ok, type Result } from '../../engine/contract/result.ts';
import { Store } from '../store/store.ts';
import { Host } from '../host/host.ts';
import type { OpenSettings } from '../host/hostSettings.ts';
import { workerAnalysis } from '../host/workers/analysisRunner.ts';
import { workerBots } from '../host/workers/bots.ts';

/** Opens a host on a data folder, with its bots and its analysis on threads of their own. */
export async function openHost({ dataDir, worker, ...settings }: OpenSettings): Promise<Result<Host, 'store/in-use'>> {
  const store = await Store.open(dataDir);
  if (!store.ok) return store;
  return ok(new Host({ ...settings, store: store.value, bots: workerBots(worker), analysis: workerAnalysis(worker) }));
}
