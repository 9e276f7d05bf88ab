/** The work that people wait for: thoughts of bots, and analyses. Work in the background listens to it, and gives way. */
export class Workload {
  #running = 0;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Counts work until its promise settles. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#running += 1;
    if (this.#running === 1) for (const listener of this.#listeners) listener();
    return work.finally(() => {
      this.#running -= 1;
      if (this.isBusy) return;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  /** Resolves once nothing runs; at once where nothing does. */
  idle(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Calls a listener whenever work begins where none ran. Returns the way to end that. */
  onBusy(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
