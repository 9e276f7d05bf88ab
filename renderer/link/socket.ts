import type { ServerMessage } from '../../engine/protocol/messages.ts';
import type { Link } from './link.ts';
import { MessageReader } from './reader.ts';
import { isTableThere, type HostAddress } from './hostAddress.ts';
import { greetingTo, wireOver, type Greeting, type Wire } from './wire.ts';

/** First and longest wait before a lost connection is tried again, in milliseconds. */
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
/** Time between two looks at whether the table is still there, in milliseconds; also what it has to answer a new connection. */
const PULSE = 5000;

/** The platform of a socket link; tests give their own. */
export interface SocketPlatform {
  open(url: string): WebSocket;
  /** Calls back after a while, in milliseconds. */
  after(wait: number, then: () => void): void;
  /** Calls back again and again; the result ends it. */
  every(wait: number, then: () => void): () => void;
  /** Whether the server of the table answers at all. */
  isThere(): Promise<boolean>;
}

const BROWSER: SocketPlatform = {
  open: (url) => new WebSocket(url),
  after: (wait, then) => void setTimeout(then, wait),
  every: (wait, then) => {
    const timer = setInterval(then, wait);
    return () => clearInterval(timer);
  },
  isThere: isTableThere,
};

/**
 * The link of a browser: a WebSocket that is taken up again, each time after twice the wait, for as long as the page stands. A host that fell asleep, or has
 * left the network, says nothing of it: where nothing has been heard for a while, it is asked whether it is there.
 */
export function socketLink({ url, key }: HostAddress, platform: SocketPlatform = BROWSER): Link {
  const reader = new MessageReader();
  let wire: Wire | undefined;
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
    if (key === undefined) lay(undefined);
    else greetingTo(key).then(lay, again);
  };
  const lay = (greeting: Greeting | undefined): void => {
    if (closed) return;
    let ready = false;
    let heard = true;
    const gone = (): void => {
      stop();
      if (wire !== own) return;
      wire = undefined;
      again();
    };
    // A socket whose other end is not there takes its time to close; whatever it still has to say comes too late.
    const drop = (): void => {
      gone();
      own.close();
    };
    const stop = platform.every(PULSE, () => {
      if (!ready) return drop();
      if (!heard)
        void platform.isThere().then((there) => {
          if (!there && !heard && wire === own) drop();
        });
      heard = false;
    });
    const own = wireOver(platform.open(url), greeting, {
      ready: () => {
        ready = true;
        wait = FIRST_WAIT;
        reader.turn('open');
      },
      text: (text) => {
        heard = true;
        if (wire === own) reader.take(text);
      },
      stranger: () => {
        // Another host is there: trying again would not help.
        reader.take(
          JSON.stringify({ type: 'refusal', code: 'channel/not-the-host', message: 'the table has another key' } satisfies ServerMessage),
        );
        end();
      },
      closed: gone,
    });
    wire = own;
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
