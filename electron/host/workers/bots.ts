import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { adviseAction, chooseAction, type BotAdvice, type BotQuestion, type Stop } from './botAnswer.ts';

/** Those who think for the bots of a table. */
export interface Bots {
  /** A bot's choice, in notation; rejects only after {@link Bots.close}, or where the bot itself fails. */
  choose(question: BotQuestion): Promise<string>;
  /** The same with what was thought; cut short once `stop` is aborted, with the best so far. */
  advise(question: BotQuestion, stop: AbortSignal): Promise<BotAdvice>;
  close(): Promise<void>;
}

/** Bots that think on the table's own thread, and answer when they are ready: for tests, and where there is no worker. */
export function localBots(): Bots {
  return {
    // A promise even of what is thrown.
    choose: (question) => new Promise((resolve) => resolve(chooseAction(question))),
    advise: (question, stop) => new Promise((resolve) => resolve(adviseAction(question, flag(stop)))),
    close: () => Promise.resolve(),
  };
}

/** A signal as threads share it. */
function flag(signal: AbortSignal): Stop {
  const stop = new SharedArrayBuffer(4);
  const raise = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
  if (signal.aborted) raise();
  else signal.addEventListener('abort', raise, { once: true });
  return stop;
}

/** A question on its way; with `stop`, thoughts are wanted and not just the action. */
interface Asked {
  readonly question: BotQuestion;
  readonly stop?: Stop;
  readonly resolve: (answer: string | BotAdvice) => void;
  readonly reject: (error: Error) => void;
}

/** What a worker sends back. */
type Answer = { readonly id: number; readonly answer: string | BotAdvice } | { readonly id: number; readonly error: string };

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
    for (const { question, stop, resolve, reject } of left)
      new Promise<string | BotAdvice>((done) => done(stop === undefined ? chooseAction(question) : adviseAction(question, stop))).then(
        resolve,
        reject,
      );
  };

  const start = (): Worker => {
    // By its text: in the installed app the bundle lies in an archive that other threads may not be able to read.
    const started = new Worker(readFileSync(path, 'utf8'), { eval: true });
    started.unref();
    started.on('message', (told: Answer) => {
      const one = asked.get(told.id);
      asked.delete(told.id);
      if ('answer' in told) one?.resolve(told.answer);
      else one?.reject(new Error(told.error));
    });
    started.on('error', () => lost(started));
    started.on('exit', () => lost(started));
    return started;
  };

  const ask = (question: BotQuestion, stop?: Stop): Promise<string | BotAdvice> =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, { question, resolve, reject, ...(stop === undefined ? {} : { stop }) });
      worker ??= start();
      worker.postMessage({ id: last, question, stop });
    });

  return {
    async choose(question) {
      const began = performance.now();
      const action = await ask(question);
      await tickAfter(began, question.tick);
      return typeof action === 'string' ? action : action.action;
    },
    async advise(question, stop) {
      const thoughts = await ask(question, flag(stop));
      if (typeof thoughts === 'string') throw new Error('the bots have kept their thoughts to themselves');
      return thoughts;
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

/** Resolves a whole number of ticks after a moment, the next that is to come; at once if there are none. In milliseconds. */
function tickAfter(began: number, tick: number | undefined): Promise<void> | undefined {
  if (tick === undefined) return undefined;
  const passed = performance.now() - began;
  const wait = Math.max(1, Math.ceil(passed / tick)) * tick - passed;
  return new Promise((resolve) => setTimeout(resolve, wait));
}
