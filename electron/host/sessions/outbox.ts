/** Sends in order, each message only after the lines behind it are on the disk. With nothing to wait for it sends at once. */
export class Outbox {
  #tail: Promise<void> | undefined;

  /** Whatever is posted from now on waits for this, which must not reject. */
  waitFor(written: Promise<void>): void {
    this.#chain(() => written);
  }

  post(deliver: () => void): void {
    if (this.#tail === undefined) deliver();
    else this.#chain(deliver);
  }

  /** Resolves when everything posted so far has been sent. */
  async flushed(): Promise<void> {
    await this.#tail;
  }

  #chain(then: () => void | Promise<void>): void {
    const tail = (this.#tail ?? Promise.resolve()).then(then).then(() => {
      if (this.#tail === tail) this.#tail = undefined;
    });
    this.#tail = tail;
  }
}
