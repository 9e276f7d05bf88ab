import { parentPort } from 'node:worker_threads';
import { adviseAction, chooseAction, type BotQuestion, type Stop } from './botAnswer.ts';

/** The thread on which bots think, so that the table never waits for them. */

if (parentPort === null) throw new Error('bots think on a thread of their own');
const table = parentPort;
table.on('message', ({ id, question, stop }: { readonly id: number; readonly question: BotQuestion; readonly stop?: Stop }) => {
  try {
    table.postMessage({ id, answer: stop === undefined ? chooseAction(question) : adviseAction(question, stop) });
  } catch (error) {
    table.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
