/** Does something when it is needed, but not more often than an interval: what is asked for meanwhile is done once, at the end of it. */
export class Throttle {
  readonly #interval: number;
  readonly #work: () => void;
  #timer: NodeJS.Timeout | undefined;
  #last = -Infinity;

  /** @param interval milliseconds */
  constructor(interval: number, work: () => void) {
    this.#interval = interval;
    this.#work = work;
  }

  /** Does it now, or at the end of the interval that has begun. */
  soon(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#last + this.#interval - performance.now();
    if (wait <= 0) return this.now();
    this.#timer = setTimeout(() => this.now(), wait);
  }

  /** Does it at once. */
  now(): void {
    this.stop();
    this.#last = performance.now();
    this.#work();
  }

  /** What has been asked for is no longer needed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
