import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { studied, type Finding, type Job } from './study.ts';

/** Those who work questions about positions out, one at a time: a new one takes the place of the one under way. */
export interface Studies {
  /** What there is to say; `null`: nothing; `undefined`: it was stopped. Rejects where the work itself fails. */
  study(job: Job): Promise<Finding | null | undefined>;
  /** Leaves the work under way. */
  stop(): void;
  close(): Promise<void>;
}

/** Work on the table's own thread: for tests, and where there is no worker. */
export function studies(): Studies {
  return {
    // A promise even of what is thrown.
    study: (job) => new Promise((resolve) => resolve(studied(job))),
    stop: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** What the worker sends back. */
export type Studied = { readonly finding: Finding | null } | { readonly error: string };

/**
 * Work on a thread of its own, which is ended where the work is no longer wanted.
 * @param path the bundle of studyWorker.ts
 */
export function workerStudies(path: string): Studies {
  let worker: Worker | undefined;
  let leave: () => void = () => undefined;

  const stop = (): void => {
    leave();
    leave = () => undefined;
  };
  return {
    study(job) {
      stop();
      return new Promise((resolve, reject) => {
        // By its text, as the bots' (bots.ts).
        const own = (worker ??= new Worker(readFileSync(path, 'utf8'), { eval: true }));
        own.unref();
        const end = (): void => {
          own.removeAllListeners();
          leave = () => undefined;
        };
        leave = () => {
          end();
          if (worker === own) worker = undefined;
          void own.terminate();
          resolve(undefined);
        };
        const lost = (error: Error): void => {
          end();
          if (worker === own) worker = undefined;
          reject(error);
        };
        own.on('message', (told: Studied) => {
          end();
          if ('error' in told) reject(new Error(told.error));
          else resolve(told.finding);
        });
        own.on('error', lost);
        own.on('exit', () => lost(new Error('the thread has ended')));
        own.postMessage(job);
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
