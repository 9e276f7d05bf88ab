import { parentPort } from 'node:worker_threads';
import { answer, type Question } from './botAnswer.ts';

/** The thread on which bots think, so that the table never waits for them. */

if (parentPort === null) throw new Error('bots think on a thread of their own');
const table = parentPort;
table.on('message', ({ id, question }: { readonly id: number; readonly question: Question }) => {
  try {
    table.postMessage({ id, action: answer(question) });
  } catch (error) {
    table.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
