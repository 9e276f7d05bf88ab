/** One end of a connection to a table, as the table sees it: a window over IPC, a browser or another machine over WebSocket. */
export interface Peer {
  /** Sends one message of the protocol, as JSON text. Never throws: what cannot be delivered any more is lost, as on a wire. */
  send(text: string): void;
  /** Ends the connection; `reason` is for logs. */
  close(reason: string): void;
  /** Whether this connection may start matches and arrange seats. The code that accepted it decides, never its messages. */
  readonly owner: boolean;
  /** Where the connection comes from, as far as locking out those who guess is concerned; left out: this very machine. */
  readonly address?: string;
  /** The holder of the seat that the connection plays in, where the hall that accepted it knows the person; omitted: the connection shows a token. */
  readonly holder?: string;
  /** The id of the encrypted channel, which no other connection has; omitted on an unencrypted connection. */
  readonly session?: Uint8Array;
}

/** The table's end of the same connection. */
export interface ConnectionHandler {
  /** One message from the peer, as it came: JSON text, not yet parsed. */
  receive(text: string): void;
  /** The connection is gone. Called once; nothing is received or sent after it. */
  closed(): void;
}

/** A table that people join. */
export interface TableHost {
  connect(peer: Peer): ConnectionHandler;
  /** Saves what there is to save, ends bots and connections. */
  close(): Promise<void>;
}
