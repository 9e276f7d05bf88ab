import { NEWS_INTERVAL } from '../host/limits/limits.ts';

/** The longest that a part of a broadcast keeps a request waiting, in milliseconds. */
const PART = 3;

/** The hall, as far as a broadcast needs it. */
interface Broadcasting<Client> {
  /** Everybody who has a view. */
  readonly clients: () => Iterable<Client>;
  /** Sends a client its view, if it is another than the last. */
  readonly send: (client: Client) => void;
  /** Does something between two requests. */
  readonly between: (task: () => void | Promise<void>) => void;
}

/**
 * The views that follow a change: the device that made it has its own at once, all others theirs a little later. Changes close to each other are sent together, and requests go before the next
 * part, so that no table waits for a hundred phones when it enters a result.
 */
export class Broadcast<Client> {
  readonly #hall: Broadcasting<Client>;
  /** Those whose view may be another by now. */
  readonly #waiting = new Set<Client>();
  #timer: NodeJS.Timeout | undefined;
  #running = false;

  constructor(hall: Broadcasting<Client>) {
    this.#hall = hall;
  }

  /** Notes that something has changed for everybody. */
  due(): void {
    for (const client of this.#hall.clients()) this.#waiting.add(client);
    if (this.#running || this.#timer !== undefined || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = true;
      this.#hall.between(() => this.#part());
    }, NEWS_INTERVAL);
  }

  /** Sends the news to each client that waits for it, without the pause between. */
  finish(): void {
    this.#end();
    for (const client of this.#waiting) this.#hall.send(client);
    this.#waiting.clear();
  }

  /** Sends nothing more. */
  close(): void {
    this.#end();
    this.#waiting.clear();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Sends views for a moment, lets sockets have theirs, and goes on behind the requests that have come meanwhile. */
  async #part(): Promise<void> {
    const until = performance.now() + PART;
    for (const client of this.#waiting) {
      this.#waiting.delete(client);
      this.#hall.send(client);
      if (performance.now() >= until) break;
    }
    if (this.#waiting.size === 0) {
      this.#running = false;
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
    this.#hall.between(() => this.#part());
  }
}
