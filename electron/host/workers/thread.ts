import { readFileSync } from 'node:fs';
import { parentPort, Worker } from 'node:worker_threads';

/** To a thread: a numbered request. */
interface RequestMessage<Request> {
  readonly id: number;
  readonly request: Request;
}

/** From a thread: the reply to a request, or the text of the error that its work threw. */
type ReplyMessage<Reply> = { readonly id: number; readonly reply: Reply } | { readonly id: number; readonly error: string };

interface Pending<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** The thread ended before it replied: it died, or its owner terminated it. */
export class ThreadEnded extends Error {}

/** A worker thread that replies to typed requests. It starts with the first request, and again with the next one after its end. */
export class WorkerThread<Request, Reply> {
  readonly #path: string;
  readonly #pending = new Map<number, Pending<Reply>>();
  #worker: Worker | undefined;
  #last = 0;

  /** @param path the bundle of the thread's program, which calls {@link serveRequests} */
  constructor(path: string) {
    this.#path = path;
  }

  /** Sends a request. Rejects with {@link ThreadEnded}, or with the error of the work itself. */
  request(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#start());
      this.#last += 1;
      this.#pending.set(this.#last, { resolve, reject });
      worker.postMessage({ id: this.#last, request } satisfies RequestMessage<Request>);
    });
  }

  /** Ends the thread and all work on it. */
  async terminate(): Promise<void> {
    const ending = this.#worker;
    if (ending === undefined) return;
    this.#ended(ending);
    await ending.terminate();
  }

  #start(): Worker {
    // By its text: in the installed app the bundle lies in an archive that other threads may not be able to read.
    const worker = new Worker(readFileSync(this.#path, 'utf8'), { eval: true });
    worker.unref();
    worker.on('message', (message: ReplyMessage<Reply>) => {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if ('reply' in message) pending?.resolve(message.reply);
      else pending?.reject(new Error(message.error));
    });
    worker.on('error', () => this.#ended(worker));
    worker.on('exit', () => this.#ended(worker));
    return worker;
  }

  #ended(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const left = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of left) reject(new ThreadEnded('the thread ended before it replied'));
  }
}

/** Replies to every request of the thread's owner. The program of a thread calls it once. */
export function serveRequests<Request, Reply>(reply: (request: Request) => Reply): void {
  if (parentPort === null) throw new Error('requests are served on a thread of their own');
  const owner = parentPort;
  owner.on('message', ({ id, request }: RequestMessage<Request>) => {
    let message: ReplyMessage<Reply>;
    try {
      message = { id, reply: reply(request) };
    } catch (error) {
      message = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    owner.postMessage(message);
  });
}
