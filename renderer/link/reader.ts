import { parseServer, type ServerMessage } from '../../engine/protocol/messages.ts';
import type { LinkState } from './link.ts';

/** Holds a link's two readers, and parses what comes in for them. Messages that arrive before there is a reader wait for it. */
export class MessageReader {
  #message: ((message: ServerMessage) => void) | undefined;
  #state: ((state: LinkState) => void) | undefined;
  #waiting: ServerMessage[] = [];
  #current: LinkState | undefined;

  /** Takes a message in; a text that is no message of the protocol reaches the reader as a refusal with what is wrong with it. */
  take(text: string): void {
    const parsed = parseServer(text);
    const message: ServerMessage = parsed.ok ? parsed.value : { type: 'refusal', code: parsed.error.code, message: parsed.error.message };
    if (this.#message === undefined) this.#waiting.push(message);
    else this.#message(message);
  }

  turn(state: LinkState): void {
    this.#current = state;
    this.#state?.(state);
  }

  readMessages(handler: (message: ServerMessage) => void): void {
    this.#message = handler;
    for (const message of this.#waiting.splice(0)) handler(message);
  }

  readState(handler: (state: LinkState) => void): void {
    this.#state = handler;
    if (this.#current !== undefined) handler(this.#current);
  }
}
