import { runAnalysis, type AnalysisResult, type AnalysisJob } from './analysisJob.ts';
import { WorkerThread } from './thread.ts';

/** Those who work questions about positions out, one at a time: a new one takes the place of the one under way. */
export interface AnalysisRunner {
  /** Runs a job. Resolves to `null` for no result, to `undefined` if stopped; rejects if the work itself fails. */
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

/**
 * Analysis on a thread of its own, which ends where its work is no longer wanted.
 * @param path the bundle of worker.ts
 */
export function workerAnalysis(path: string): AnalysisRunner {
  const thread = new WorkerThread<AnalysisJob, AnalysisResult | null>(path);
  /** Settles the job under way as stopped. */
  let settleStopped: (() => void) | undefined;

  const stop = (): void => {
    const settle = settleStopped;
    if (settle === undefined) return;
    settleStopped = undefined;
    settle();
    // Nothing else ends a search that is under way.
    void thread.terminate();
  };
  return {
    run(job) {
      stop();
      return new Promise((resolve, reject) => {
        const settle = (): void => resolve(undefined);
        settleStopped = settle;
        void thread
          .request(job)
          .then(resolve, reject)
          .finally(() => {
            if (settleStopped === settle) settleStopped = undefined;
          });
      });
    },
    stop,
    close() {
      stop();
      return thread.terminate();
    },
  };
}
