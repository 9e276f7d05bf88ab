/** Runs a job on request, but at most once per interval: requests meanwhile lead to one run at its end. */
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

  /** Cancels a pending run. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
