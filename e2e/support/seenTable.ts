import type { TableMessage, UpdateMessage } from '../../engine/protocol/messages.ts';

/**
 * The last messages of a table that belong together. When a deal begins, the table's message comes first and its cards come after it: in between, the
 * cards of the deal before are not this deal's.
 */
export class SeenTable {
  #update: UpdateMessage | undefined;
  #table: TableMessage | undefined;

  /** Takes a message in. */
  take(message: TableMessage | UpdateMessage): void {
    if (message.type === 'update') {
      this.#update = message;
      return;
    }
    const before = this.#table;
    if (before?.match !== message.match || before.deal !== message.deal) this.#update = undefined;
    this.#table = message;
  }

  /** Forgets the cards, before another match. */
  forget(): void {
    this.#update = undefined;
  }

  /** The deal as it is now; `undefined` until its cards have come. */
  get now(): { readonly update: UpdateMessage; readonly table: TableMessage } | undefined {
    return this.#update === undefined || this.#table === undefined ? undefined : { update: this.#update, table: this.#table };
  }
}
