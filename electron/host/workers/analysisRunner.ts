import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { runAnalysis, type AnalysisResult, type AnalysisJob } from './analysisJob.ts';

/** Those who work questions about positions out, one at a time: a new one takes the place of the one under way. */
export interface AnalysisRunner {
  /** What there is to say; `null`: nothing; `undefined`: it was stopped. Rejects where the work itself fails. */
  run(job: AnalysisJob): Promise<AnalysisResult | null | undefined>;
  /** Leaves the work under way. */
  stop(): void;
  close(): Promise<void>;
}

/** Work on the table's own thread: for tests, and where there is no worker. */
export function localAnalysis(): AnalysisRunner {
  return {
    // A promise even of what is thrown.
    run: (job) => new Promise((resolve) => resolve(runAnalysis(job))),
    stop: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** What the worker sends back. */
export type Studied = { readonly finding: AnalysisResult | null } | { readonly error: string };

/**
 * Work on a thread of its own, which is ended where the work is no longer wanted.
 * @param path the bundle of analysisWorker.ts
 */
export function workerAnalysis(path: string): AnalysisRunner {
  /** The work under way, and who waits for it. */
  interface Asked {
    readonly resolve: (finding: AnalysisResult | null | undefined) => void;
    readonly reject: (error: Error) => void;
  }
  let worker: Worker | undefined;
  let asked: Asked | undefined;

  const settle = (): Asked | undefined => {
    const one = asked;
    asked = undefined;
    return one;
  };
  const start = (): Worker => {
    // By its text, as the bots' (bots.ts).
    const started = new Worker(readFileSync(path, 'utf8'), { eval: true });
    started.unref();
    started.on('message', (told: Studied) => {
      if (worker !== started) return;
      const one = settle();
      if ('error' in told) one?.reject(new Error(told.error));
      else one?.resolve(told.finding);
    });
    const lost = (error: Error): void => {
      if (worker !== started) return;
      worker = undefined;
      settle()?.reject(error);
    };
    started.on('error', lost);
    started.on('exit', () => lost(new Error('the thread has ended')));
    return started;
  };
  const stop = (): void => {
    const one = settle();
    if (one === undefined) return;
    // Nothing else ends a search that is under way.
    const ending = worker;
    worker = undefined;
    void ending?.terminate();
    one.resolve(undefined);
  };
  return {
    run(job) {
      stop();
      return new Promise((resolve, reject) => {
        asked = { resolve, reject };
        worker ??= start();
        worker.postMessage(job);
      });
    },
    stop,
    async close() {
      stop();
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
