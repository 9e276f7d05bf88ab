import type { ClientMessage, PageMessage, ServerMessage } from '../../engine/protocol/messages.ts';
import type { Link, LinkState } from './link.ts';

/** A link for tests: the test says what the table says, and sees what was sent. */
export class FakeLink implements Link {
  readonly sent: PageMessage[] = [];
  private message: ((message: ServerMessage) => void) | undefined;
  private state: ((state: LinkState) => void) | undefined;

  send(message: PageMessage): void {
    this.sent.push(message);
  }

  onMessage(handler: (message: ServerMessage) => void): void {
    this.message = handler;
  }

  onState(handler: (state: LinkState) => void): void {
    this.state = handler;
    handler('open');
  }

  close(): void {
    this.turn('closed');
  }

  /** Lets the table say something. */
  say(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.message?.(message);
  }

  turn(state: LinkState): void {
    this.state?.(state);
  }

  /** The last message sent, if it is of a type; throws otherwise. */
  last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
    const message = this.sent.at(-1);
    if (message?.type !== type) throw new Error(`last message sent: ${JSON.stringify(message)}, not ${type}`);
    return message as Extract<ClientMessage, { type: T }>;
  }
}
