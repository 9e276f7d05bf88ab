import { availableParallelism } from 'node:os';
import { JUDGING_STOPPED, runJudge, type JudgeJob, type JudgeRequest, type WireJudgement } from './judgeJob.ts';
import { runPar, type ParJob, type ParRequest } from './parJob.ts';
import { ThreadEnded, WorkerThread } from './thread.ts';
import type { Workload } from './workload.ts';

/** Judges decisions in the background, one at a time, in the order of the requests. */
export interface JudgeRunner {
  /** Judges a decision. Resolves to `null` where nothing was decided, to `undefined` once `signal` is aborted; rejects if the work itself fails. */
  run(job: JudgeJob, signal: AbortSignal): Promise<WireJudgement | null | undefined>;
  /** Plays a deal once more. Resolves to the margin of the seat, to `undefined` once `signal` is aborted; rejects if the work itself fails. */
  par(job: ParJob, signal: AbortSignal): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Judging on the table's own thread: for tests, and where there is no worker. */
export function localJudges(depth?: JudgeJob['depth']): JudgeRunner {
  return {
    run: async (job, signal) => {
      // The table answers what has come in meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) return undefined;
      const judged = runJudge({ judge: depth === undefined ? job : { ...job, depth } });
      return judged === JUDGING_STOPPED ? undefined : judged;
    },
    par: async (job, signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      return signal.aborted ? undefined : runPar(job);
    },
    close: () => Promise.resolve(),
  };
}

/** Cores up to which judging rests while bots think and people wait for an analysis. */
const FEW_CORES = 2;

/**
 * Judging on a thread of its own. On a machine with few cores it stops while people wait for other work, and begins the decision again afterwards.
 * @param path the bundle of worker.ts
 * @param workload the work that people wait for
 */
export function workerJudges(path: string, workload: Workload, cores = availableParallelism()): JudgeRunner {
  const thread = new WorkerThread<JudgeRequest | ParRequest, WireJudgement | number | null | typeof JUDGING_STOPPED>(path);
  const yields = cores <= FEW_CORES;
  let tail: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function judged(job: JudgeJob, signal: AbortSignal): Promise<WireJudgement | null | undefined> {
    for (;;) {
      if (yields) await workload.idle();
      if (signal.aborted || closed) return undefined;
      const stop = new SharedArrayBuffer(4);
      const raise = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
      const listening = yields ? workload.onBusy(raise) : undefined;
      signal.addEventListener('abort', raise);
      try {
        const reply = await thread.request({ judge: job, stop });
        if (reply !== JUDGING_STOPPED && typeof reply !== 'number') return reply;
      } catch (error) {
        if (closed && error instanceof ThreadEnded) return undefined;
        throw error;
      } finally {
        listening?.();
        signal.removeEventListener('abort', raise);
      }
    }
  }

  /** A replay takes a fraction of a second: it is not stopped on its way. */
  async function replayed(job: ParJob, signal: AbortSignal): Promise<number | undefined> {
    if (yields) await workload.idle();
    if (signal.aborted || closed) return undefined;
    const reply = await thread.request({ par: job }).catch((error: unknown) => {
      if (closed && error instanceof ThreadEnded) return undefined;
      throw error;
    });
    return typeof reply === 'number' && !signal.aborted ? reply : undefined;
  }

  return {
    par(job, signal) {
      const mine = tail.then(() => replayed(job, signal));
      tail = mine.catch(() => undefined);
      return mine;
    },
    run(job, signal) {
      const mine = tail.then(() => judged(job, signal));
      tail = mine.catch(() => undefined);
      return mine;
    },
    close() {
      closed = true;
      return thread.terminate();
    },
  };
}
