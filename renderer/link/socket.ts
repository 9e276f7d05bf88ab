import type { Link } from './link.ts';
import { Reader } from './reader.ts';

/** First and longest wait before a lost connection is tried again, in milliseconds. */
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;

/** What a socket link needs of the platform; tests give their own. */
export interface SocketPlatform {
  open(url: string): WebSocket;
  /** Calls back after a while, in milliseconds. */
  after(wait: number, then: () => void): void;
}

const BROWSER: SocketPlatform = {
  open: (url) => new WebSocket(url),
  after: (wait, then) => void setTimeout(then, wait),
};

/** The link of a browser: a WebSocket that is taken up again, each time after twice the wait, for as long as the page stands. */
export function socketLink(url: string, platform: SocketPlatform = BROWSER): Link {
  const reader = new Reader();
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let closed = false;

  const open = (): void => {
    if (closed) return;
    const opened = platform.open(url);
    socket = opened;
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT;
      reader.turn('open');
    });
    opened.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') reader.take(data);
    });
    opened.addEventListener('close', () => {
      if (closed) return;
      reader.turn('lost');
      platform.after(wait, open);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };

  return {
    send: (message) => {
      if (socket?.readyState === 1) socket.send(JSON.stringify(message));
    },
    onMessage: (handler) => reader.readMessages(handler),
    onState: (handler) => {
      reader.readState(handler);
      if (socket === undefined) open();
    },
    close: () => {
      closed = true;
      socket?.close();
      reader.turn('closed');
    },
  };
}
