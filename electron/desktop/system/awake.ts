/** The part of Electron's `powerSaveBlocker` that this takes. */
interface Blocker {
  start(type: 'prevent-app-suspension'): number;
  stop(id: number): unknown;
}

/** Keeps the machine from falling asleep while people elsewhere play at its table. The screen may go dark. */
export class Awake {
  readonly #blocker: Blocker;
  #id: number | undefined;

  constructor(blocker: Blocker) {
    this.#blocker = blocker;
  }

  /** @param shared whether the table is open to the network from now on */
  follow(shared: boolean): void {
    if (shared === (this.#id !== undefined)) return;
    if (this.#id === undefined) this.#id = this.#blocker.start('prevent-app-suspension');
    else {
      this.#blocker.stop(this.#id);
      this.#id = undefined;
    }
  }
}
