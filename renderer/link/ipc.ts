import type { Link } from './link.ts';
import { Reader } from './reader.ts';

/** What the preload script puts on the window of the desktop app. */
export interface TableBridge {
  /** Opens the connection; the result sends a message's text. */
  connect(onMessage: (text: string) => void, onClose: () => void): (text: string) => void;
}

/** The link of the desktop app's own windows. */
export function ipcLink(bridge: TableBridge): Link {
  const reader = new Reader();
  const post = bridge.connect(
    (text) => reader.take(text),
    () => reader.turn('closed'),
  );
  return {
    send: (message) => post(JSON.stringify(message)),
    onMessage: (handler) => reader.readMessages(handler),
    onState: (handler) => {
      reader.readState(handler);
      reader.turn('open');
    },
    close: () => reader.turn('closed'),
  };
}
