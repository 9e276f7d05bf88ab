import {
  adviseAction,
  answerBot,
  chooseAction,
  costOf,
  type BotAdvice,
  type BotQuestion,
  type BotRequest,
  type CostQuestion,
  type CostRequest,
  type Stop,
} from './botAnswer.ts';
import { ThreadEnded, WorkerThread } from './thread.ts';

/** Those who think for the bots of a table. */
export interface Bots {
  /** A bot's choice, in notation; rejects only after {@link Bots.close}, or where the bot itself fails. */
  choose(question: BotQuestion): Promise<string>;
  /** The same with what was thought; cut short once `stop` is aborted, with the best so far. */
  advise(question: BotQuestion, stop: AbortSignal): Promise<BotAdvice>;
  /** The points that an action costs its seat, where it is a mistake for certain; else `null`. Rejects as {@link Bots.choose} does. */
  cost(question: CostQuestion): Promise<number | null>;
  close(): Promise<void>;
}

/** Bots that think on the table's own thread, and answer when they are ready: for tests, and where there is no worker. */
export function localBots(): Bots {
  return {
    // A promise even of what is thrown.
    choose: (question) => new Promise((resolve) => resolve(chooseAction(question))),
    advise: (question, stop) => new Promise((resolve) => resolve(adviseAction(question, flag(stop)))),
    cost: (question) => new Promise((resolve) => resolve(costOf(question))),
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

/**
 * Bots on a thread of their own. If the thread dies, this one answers what was asked of it, and the next question starts another.
 * @param path the bundle of worker.ts
 */
export function workerBots(path: string): Bots {
  const thread = new WorkerThread<BotRequest | CostRequest, string | BotAdvice | number | null>(path);
  let closed = false;

  /** An answer of the thread; once it has died, of this one. */
  const answered = <Answer>(answer: Promise<Answer>, here: () => Answer): Promise<Answer> =>
    answer.catch((error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error;
      if (closed) throw new Error('the bots have left', { cause: error });
      return here();
    });
  const ask = async (request: BotRequest): Promise<string | BotAdvice> => {
    const answer = await answered(thread.request(request), () => answerBot(request));
    if (answer === null || typeof answer === 'number') throw new Error('the bots have answered something else');
    return answer;
  };

  return {
    async choose(question) {
      const began = performance.now();
      const action = await ask({ question });
      await tickAfter(began, question.tick);
      return typeof action === 'string' ? action : action.action;
    },
    async advise(question, stop) {
      const thoughts = await ask({ question, stop: flag(stop) });
      if (typeof thoughts === 'string') throw new Error('the bots have kept their thoughts to themselves');
      return thoughts;
    },
    async cost(question) {
      const cost = await answered(thread.request({ cost: question }), () => costOf(question));
      return typeof cost === 'number' ? cost : null;
    },
    close() {
      closed = true;
      return thread.terminate();
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
