import { Rate } from '../../host/limits/rate.ts';
import type { RateLimit } from '../../host/limits/limits.ts';

/** Work that waits for its turn. */
interface Waiting {
  readonly work: () => void;
  readonly drop: () => void;
}

/** Does costly work for strangers at a limited rate. Addresses take turns: one that requests much waits behind itself and delays no other. */
export class Turns {
  readonly #rate: Rate;
  readonly #most: number;
  readonly #queues = new Map<string, Waiting[]>();
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param limit the rate of work for all addresses together
   * @param most the largest number of waiting requests
   * @param now milliseconds since some fixed moment
   */
  constructor(limit: RateLimit, most: number, now: () => number) {
    this.#rate = new Rate(limit, now);
    this.#most = most;
  }

  /**
   * Does the work at once, or when it is the address's turn.
   * @param drop called in place of the work where too much waits already
   */
  take(address: string, work: () => void, drop: () => void): void {
    if (this.#waiting === 0 && this.#rate.take()) return work();
    const queue = this.#queues.get(address) ?? [];
    // With the queue full, an address with less waiting than its share takes the place of the longest queue's last.
    if (this.#waiting >= this.#most && !this.#shorten(queue.length)) return drop();
    queue.push({ work, drop });
    this.#queues.set(address, queue);
    this.#waiting += 1;
    this.#wake();
  }

  /** Forgets all that waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queues.clear();
    this.#waiting = 0;
  }

  #shorten(length: number): boolean {
    const longest = [...this.#queues.values()].reduce<Waiting[]>((most, one) => (one.length > most.length ? one : most), []);
    if (longest.length <= length + 1) return false;
    this.#waiting -= 1;
    longest.pop()?.drop();
    return true;
  }

  #wake(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, this.#rate.wait());
  }

  #next(): void {
    if (!this.#rate.take()) return this.#wake();
    const [first] = this.#queues;
    if (first === undefined) return;
    const [address, queue] = first;
    const one = queue.shift();
    this.#queues.delete(address);
    if (queue.length > 0) this.#queues.set(address, queue);
    if (one === undefined) return;
    this.#waiting -= 1;
    if (this.#waiting > 0) this.#wake();
    one.work();
  }
}
