import { ADDRESSES, type RateLimit } from './limits.ts';

/** A token bucket: allows a burst at once, and a number a second in the long run. */
export class Rate {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  #left: number;
  #last: number;

  /** @param now milliseconds since some fixed moment */
  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
    this.#left = limit.burst;
    this.#last = now();
  }

  /** Takes one more, or `amount` more, if that is allowed now; whether it is. */
  take(amount = 1): boolean {
    this.#refill();
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** Milliseconds until `amount` more are allowed; 0 if they are now. `amount` is at most the burst. */
  wait(amount = 1): number {
    this.#refill();
    return Math.max(0, Math.ceil(((amount - this.#left) / this.#limit.perSecond) * 1000));
  }

  #refill(): void {
    const now = this.#now();
    const { burst, perSecond } = this.#limit;
    // A clock that is set back takes nothing away.
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#last) / 1000) * perSecond);
    this.#last = now;
  }
}

/** One {@link Rate} for each key, such as an address. */
export class Rates {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #most: number;
  readonly #rates = new Map<string, Rate>();

  /**
   * @param now milliseconds since some fixed moment
   * @param most keys remembered; beyond it the one not used for longest is forgotten
   */
  constructor(limit: RateLimit, now: () => number, most = ADDRESSES) {
    this.#limit = limit;
    this.#now = now;
    this.#most = most;
  }

  /** Takes one more of a key, or `amount` more, if that is allowed now; whether it is. */
  take(key: string, amount = 1): boolean {
    return this.#of(key).take(amount);
  }

  /** Milliseconds until one more of a key is allowed; 0 if it is now. */
  wait(key: string): number {
    const rate = this.#rates.get(key);
    return rate === undefined ? 0 : rate.wait();
  }

  #of(key: string): Rate {
    const rate = this.#rates.get(key) ?? new Rate(this.#limit, this.#now);
    this.#rates.delete(key);
    this.#rates.set(key, rate);
    const [oldest] = this.#rates.keys();
    if (this.#rates.size > this.#most && oldest !== undefined) this.#rates.delete(oldest);
    return rate;
  }
}
