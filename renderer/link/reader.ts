import { parseServer, type ServerMessage } from '../../engine/protocol/messages.ts';
import type { LinkState } from './link.ts';

/** Holds a link's two readers, and parses what comes in for them. Messages that arrive before there is a reader wait for it. */
export class Reader {
  private message: ((message: ServerMessage) => void) | undefined;
  private state: ((state: LinkState) => void) | undefined;
  private waiting: ServerMessage[] = [];
  private current: LinkState | undefined;

  /** Takes a message in; a text that is no message of the protocol is reported on the console and dropped. */
  take(text: string): void {
    const parsed = parseServer(text);
    if (!parsed.ok) console.error(`message from the table refused: ${parsed.error.code}: ${parsed.error.message}`);
    else if (this.message === undefined) this.waiting.push(parsed.value);
    else this.message(parsed.value);
  }

  turn(state: LinkState): void {
    this.current = state;
    this.state?.(state);
  }

  readMessages(handler: (message: ServerMessage) => void): void {
    this.message = handler;
    for (const message of this.waiting.splice(0)) handler(message);
  }

  readState(handler: (state: LinkState) => void): void {
    this.state = handler;
    if (this.current !== undefined) handler(this.current);
  }
}
