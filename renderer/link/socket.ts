import type { Link } from './link.ts';
import { Reader } from './reader.ts';
import type { Way } from './way.ts';
import { greetingTo, wireOver, type Greeting, type Wire } from './wire.ts';

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
export function socketLink(to: Way | (() => Promise<Way>), platform: SocketPlatform = BROWSER): Link {
  const reader = new Reader();
  let wire: Wire | undefined;
  let way = to;
  let begun = false;
  let wait = FIRST_WAIT;
  let closed = false;

  const again = (): void => {
    if (closed) return;
    reader.turn('lost');
    platform.after(wait, open);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const end = (): void => {
    closed = true;
    wire?.close();
    reader.turn('closed');
  };
  const open = (): void => {
    if (typeof way !== 'function') return connect(way);
    way().then((found) => {
      way = found;
      connect(found);
    }, again);
  };
  const connect = ({ url, key }: Way): void => {
    if (key === undefined) lay(url, undefined);
    else greetingTo(key).then((greeting) => lay(url, greeting), again);
  };
  const lay = (url: string, greeting: Greeting | undefined): void => {
    if (closed) return;
    wire = wireOver(platform.open(url), greeting, {
      ready: () => {
        wait = FIRST_WAIT;
        reader.turn('open');
      },
      text: (text) => reader.take(text),
      stranger: () => {
        // Somebody else is there: trying again would not help.
        reader.take(JSON.stringify({ type: 'refusal', code: 'channel/not-the-host', message: 'the table has another key' }));
        end();
      },
      closed: again,
    });
  };

  return {
    send: (message) => wire?.send(JSON.stringify(message)),
    onMessage: (handler) => reader.readMessages(handler),
    onState: (handler) => {
      reader.readState(handler);
      if (!begun) open();
      begun = true;
    },
    close: end,
  };
}
