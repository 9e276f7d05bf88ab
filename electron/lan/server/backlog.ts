import { countIn } from '../../../engine/protocol/messages.ts';
/** A connection to which bytes are sent. */
export interface Reader {
  /** Bytes that it has not taken yet. */
  readonly unread: number;
  /** Ends it at once. */
  cutOff(): void;
}

/** Keeps what all readers together have not taken yet within a bound: the one that leaves most unread is cut off. */
export class Backlog {
  readonly #most: number;
  readonly #waiting = new Map<Reader, number>();
  #total = 0;

  /** @param most bytes that may wait in all */
  constructor(most: number) {
    this.#most = most;
  }

  /** Notes what a reader has not taken by now. Said after every message that is sent, and when one has been taken. */
  note(reader: Reader): void {
    const { unread } = reader;
    this.#total += unread - countIn(this.#waiting, reader);
    if (unread === 0) this.#waiting.delete(reader);
    else this.#waiting.set(reader, unread);
    while (this.#total > this.#most) {
      const [slowest] = [...this.#waiting].sort(([, a], [, b]) => b - a);
      if (slowest === undefined) return;
      this.forget(slowest[0]);
      slowest[0].cutOff();
    }
  }

  /** A reader is gone. */
  forget(reader: Reader): void {
    this.#total -= countIn(this.#waiting, reader);
    this.#waiting.delete(reader);
  }
}
