import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Action } from '../../engine/games/game.ts';
import { answer, type Question } from './botAnswer.ts';

/** Those who think for the bots of a table. */
export interface Bots {
  /** A bot's choice; rejects only after {@link Bots.close}, or where the bot itself fails. */
  choose(question: Question): Promise<Action>;
  close(): Promise<void>;
}

/** Bots that think on the table's own thread: for tests, and where there is no worker. */
export function bots(): Bots {
  return {
    // A promise even of what is thrown.
    choose: (question) => new Promise((resolve) => resolve(answer(question))),
    close: () => Promise.resolve(),
  };
}

interface Asked {
  readonly question: Question;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

/** What a worker sends back. */
type Answer = { readonly id: number; readonly action: Action } | { readonly id: number; readonly error: string };

/**
 * Bots on a thread of their own. Should the thread die, what was asked of it is answered on this one, and the next question starts another.
 * @param path the bundle of botWorker.ts
 */
export function workerBots(path: string): Bots {
  const asked = new Map<number, Asked>();
  let worker: Worker | undefined;
  let last = 0;

  const lost = (dead: Worker): void => {
    if (worker !== dead) return;
    worker = undefined;
    const left = [...asked.values()];
    asked.clear();
    for (const { question, resolve, reject } of left) bots().choose(question).then(resolve, reject);
  };

  const start = (): Worker => {
    // By its text: in the installed app the bundle lies in an archive that other threads may not be able to read.
    const started = new Worker(readFileSync(path, 'utf8'), { eval: true });
    started.unref();
    started.on('message', (told: Answer) => {
      const one = asked.get(told.id);
      asked.delete(told.id);
      if ('action' in told) one?.resolve(told.action);
      else one?.reject(new Error(told.error));
    });
    started.on('error', () => lost(started));
    started.on('exit', () => lost(started));
    return started;
  };

  return {
    choose(question) {
      return new Promise((resolve, reject) => {
        last += 1;
        asked.set(last, { question, resolve, reject });
        worker ??= start();
        worker.postMessage({ id: last, question });
      });
    },
    async close() {
      const ending = worker;
      worker = undefined;
      for (const { reject } of asked.values()) reject(new Error('the bots have left'));
      asked.clear();
      await ending?.terminate();
    },
  };
}
