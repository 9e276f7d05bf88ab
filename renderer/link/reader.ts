import { parseServer, type ServerMessage } from '../../engine/protocol/messages.ts';
import type { LinkState } from './link.ts';

/** Parses a message of a table; any other text becomes a refusal. */
function tableMessage(text: string): ServerMessage {
  const parsed = parseServer(text);
  return parsed.ok ? parsed.value : { type: 'refusal', code: parsed.error.code, message: parsed.error.message };
}

/** The reader of a table's messages. */
export const tableReader = (): MessageReader<ServerMessage> => new MessageReader(tableMessage);

/** Holds a link's two readers, and parses what comes in for them. Messages that arrive before there is a reader wait for it. */
export class MessageReader<In> {
  readonly #parse: (text: string) => In;
  #message: ((message: In) => void) | undefined;
  #state: ((state: LinkState) => void) | undefined;
  #waiting: In[] = [];
  #current: LinkState | undefined;

  constructor(parse: (text: string) => In) {
    this.#parse = parse;
  }

  /** Takes a message in; a text that is no message of the protocol reaches the reader as a refusal with what is wrong with it. */
  take(text: string): void {
    const message = this.#parse(text);
    if (this.#message === undefined) this.#waiting.push(message);
    else this.#message(message);
  }

  turn(state: LinkState): void {
    this.#current = state;
    this.#state?.(state);
  }

  readMessages(handler: (message: In) => void): void {
    this.#message = handler;
    for (const message of this.#waiting.splice(0)) handler(message);
  }

  readState(handler: (state: LinkState) => void): void {
    this.#state = handler;
    if (this.#current !== undefined) handler(this.#current);
  }
}
