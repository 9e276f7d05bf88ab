import type { PageMessage, ServerMessage } from '../../engine/protocol/messages.ts';

/** How a connection stands. `lost`: it is being taken up again; `closed`: it will not come back. */
export type LinkState = 'open' | 'lost' | 'closed';

/** The one way to the table, whatever carries it. Messages from the table have been parsed when they arrive. */
export interface Link<Out = PageMessage, In = ServerMessage> {
  /** Sends a message; of a code in it the link only proves knowledge. While the connection is lost, messages are dropped: the table sends everything again when it is back. */
  send(message: Out): void;
  /** The one reader of messages. */
  onMessage(handler: (message: In) => void): void;
  /** The one reader of the connection's state; receives `open` each time the connection is made, before any message. */
  onState(handler: (state: LinkState) => void): void;
  close(): void;
}
