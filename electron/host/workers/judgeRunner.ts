import { availableParallelism } from 'node:os';
import { JUDGING_STOPPED, runJudge, type JudgeJob, type JudgeRequest, type WireJudgement } from './judgeJob.ts';
import { runPar, type ParJob, type ParRequest } from './parJob.ts';
import { runReasons, type ReasonsJob, type ReasonsRequest, type WireReasons } from './reasonsJob.ts';
import { ThreadEnded, WorkerThread } from './thread.ts';
import type { Workload } from './workload.ts';

/** Judges decisions in the background, one at a time, in the order of the requests. */
export interface JudgeRunner {
  /** Judges a decision. Resolves to `null` where nothing was decided, to `undefined` once `signal` is aborted; rejects if the work itself fails. */
  run(job: JudgeJob, signal: AbortSignal): Promise<WireJudgement | null | undefined>;
  /** Plays a deal once more. Resolves to the margin of the seat, to `undefined` once `signal` is aborted; rejects if the work itself fails. */
  par(job: ParJob, signal: AbortSignal): Promise<number | undefined>;
  /** Finds why an action is better than another. Resolves to `undefined` once `signal` is aborted; rejects if the work itself fails. */
  reasons(job: ReasonsJob, signal: AbortSignal): Promise<WireReasons | undefined>;
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
    reasons: async (job, signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      const found = signal.aborted ? undefined : runReasons({ reasonsFor: job });
      return found === JUDGING_STOPPED ? undefined : found;
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
  const thread = new WorkerThread<JudgeRequest | ParRequest | ReasonsRequest, JudgeReply>(path);
  const yields = cores <= FEW_CORES;
  let tail: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Has work done that can be stopped on its way; where it gives way to other work it begins again. */
  async function finished<Reply extends JudgeReply>(
    work: JudgeRequest | ReasonsRequest,
    isOf: (reply: JudgeReply) => reply is Reply,
    signal: AbortSignal,
  ): Promise<Reply | undefined> {
    for (;;) {
      if (yields) await workload.idle();
      if (signal.aborted || closed) return undefined;
      const stop = new SharedArrayBuffer(4);
      const raise = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
      const listening = yields ? workload.onBusy(raise) : undefined;
      signal.addEventListener('abort', raise);
      try {
        const reply = await thread.request({ ...work, stop });
        if (isOf(reply)) return reply;
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

  /** One piece of work after the other, in the order of the requests. */
  function inTurn<Reply>(work: () => Promise<Reply>): Promise<Reply> {
    const mine = tail.then(work);
    tail = mine.catch(() => undefined);
    return mine;
  }

  return {
    par: (job, signal) => inTurn(() => replayed(job, signal)),
    run: (job, signal) => inTurn(() => finished({ judge: job }, isJudgement, signal)),
    reasons: (job, signal) => inTurn(() => finished({ reasonsFor: job }, isReasons, signal)),
    close() {
      closed = true;
      return thread.terminate();
    },
  };
}

/** A reply of the thread of judgements. */
type JudgeReply = WireJudgement | WireReasons | number | null | typeof JUDGING_STOPPED;

/** `null`: nothing was decided. */
function isJudgement(reply: JudgeReply): reply is WireJudgement | null {
  return reply === null || (typeof reply === 'object' && 'mark' in reply);
}

function isReasons(reply: JudgeReply): reply is WireReasons {
  return typeof reply === 'object' && reply !== null && !('mark' in reply);
}
