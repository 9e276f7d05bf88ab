import type { Timer } from './botTurns.ts';

/** Gives whoever is to act so much time, and no more. One turn is timed at once. */
export class TurnClock {
  readonly #after: Timer;
  readonly #now: () => number;
  #callOff: () => void = () => undefined;
  /** What is timed, and until when. */
  #turn: { readonly key: string; readonly until: number } | undefined;

  /** @param now milliseconds since some fixed moment */
  constructor(after: Timer, now: () => number) {
    this.#after = after;
    this.#now = now;
  }

  /** Milliseconds left of the turn that is timed; `undefined` where none is. */
  remaining(): number | undefined {
    return this.#turn === undefined ? undefined : Math.max(0, this.#turn.until - this.#now());
  }

  /** Times a turn, unless it is timed already: nobody gets more time by coming back. */
  start(key: string, length: number, late: () => void): void {
    if (this.#turn?.key === key) return;
    this.stop();
    this.#turn = { key, until: this.#now() + length };
    this.#callOff = this.#after(length, () => {
      this.#turn = undefined;
      late();
    });
  }

  stop(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#turn = undefined;
  }
}
