import type { ServerMessage } from '../../engine/protocol/messages.ts';
import type { Link } from './link.ts';
import { tableReader, type MessageReader } from './reader.ts';
import type { HostAddress } from './hostAddress.ts';
import { onWaking } from './waking.ts';
import { greetingTo, wireOver, type Greeting, type Wire } from './wire.ts';

/** First and longest wait before a lost connection is tried again, in milliseconds. */
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
/** Time between two looks at whether the table is still there, in milliseconds; also how long a new connection may take to stand. */
export const PULSE = 5000;
/** How long the table may take to answer a probe, in milliseconds: a page that has just woken wants to know sooner than one that watches. */
export const PATIENCE = 4000;
export const WAKING_PATIENCE = 500;

/** The platform of a socket link; tests give their own. */
export interface SocketPlatform {
  open(url: string): WebSocket;
  /** Calls back after a while, in milliseconds. */
  after(wait: number, then: () => void): void;
  /** Calls back again and again; the result ends it. */
  every(wait: number, then: () => void): () => void;
  /** Calls back when the page wakes, or its network comes or goes; the result ends it. */
  onWaking(then: () => void): () => void;
}

const BROWSER: SocketPlatform = {
  open: (url) => new WebSocket(url),
  after: (wait, then) => void setTimeout(then, wait),
  every: (wait, then) => {
    const timer = setInterval(then, wait);
    return () => clearInterval(timer);
  },
  onWaking,
};

/** The present wire of a link, and how it is looked after. */
interface Laid {
  readonly wire: Wire;
  /** Whether texts go through it. */
  isReady(): boolean;
  /** Gives the table a while, in milliseconds, to answer; a wire without an answer is replaced at once. */
  probe(patience: number): void;
  /** Lets the wire go, without another in its place. */
  abandon(): void;
}

/** The link of a browser to its table. */
export function socketLink(address: HostAddress, platform: SocketPlatform = BROWSER): Link {
  return linkOverSocket(address, tableReader(), platform);
}

/**
 * A link with whatever messages its reader parses: a WebSocket that is taken up again, each time after twice the wait, for as long as the page stands. A host that fell asleep, or has
 * left the network, says nothing of it, nor does the socket of a phone that slept: where nothing has been heard for a while, and when the page wakes, the
 * link probes. A page that wakes does not wait for its timers.
 */
export function linkOverSocket<Out, In>(
  { url, key }: HostAddress,
  reader: MessageReader<In>,
  platform: SocketPlatform = BROWSER,
): Link<Out, In> {
  let laid: Laid | undefined;
  let sleepless: (() => void) | undefined;
  let wait = FIRST_WAIT;
  let closed = false;
  /** The number of the latest attempt: earlier ones, and waits for them, no longer matter. */
  let attempt = 0;

  const again = (): void => {
    if (closed) return;
    reader.turn('lost');
    const mine = (attempt += 1);
    platform.after(wait, () => {
      if (mine === attempt) open();
    });
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const end = (): void => {
    closed = true;
    sleepless?.();
    laid?.wire.close();
    reader.turn('closed');
  };
  const open = (): void => {
    const mine = (attempt += 1);
    const current = (then: () => void): void => {
      if (mine === attempt) then();
    };
    if (key === undefined) return lay(undefined);
    greetingTo(key).then(
      (greeting) => current(() => lay(greeting)),
      () => current(again),
    );
  };
  /** Connects at once, whatever was waited for. */
  const openNow = (): void => {
    reader.turn('lost');
    wait = FIRST_WAIT;
    open();
  };
  const waken = (): void => {
    if (closed) return;
    if (laid?.isReady() === true) return laid.probe(WAKING_PATIENCE);
    // A connection begun before the sleep may wait for packets that were lost long ago.
    laid?.abandon();
    openNow();
  };
  const lay = (greeting: Greeting | undefined): void => {
    if (closed) return;
    let ready = false;
    /** How many texts have come. */
    let heard = 0;
    let heardAtPulse = -1;
    /** Lets the wire go; returns whether it was the present one. A socket whose other end is not there takes its time to close. */
    const leave = (): boolean => {
      stop();
      const present = laid === own;
      if (present) laid = undefined;
      return present;
    };
    const drop = (): void => {
      if (leave()) again();
      wire.close();
    };
    const probe = (patience: number): void => {
      const before = heard;
      wire.send('{"type":"ping"}');
      platform.after(patience, () => {
        if (heard !== before || laid !== own) return;
        own.abandon();
        openNow();
      });
    };
    const stop = platform.every(PULSE, () => {
      if (!ready) return drop();
      if (heard === heardAtPulse) probe(PATIENCE);
      heardAtPulse = heard;
    });
    const wire = wireOver(platform.open(url), greeting, {
      ready: () => {
        if (laid !== own) return;
        ready = true;
        wait = FIRST_WAIT;
        reader.turn('open');
      },
      text: (text) => {
        heard += 1;
        if (laid === own) reader.take(text);
      },
      stranger: () => {
        if (laid !== own) return;
        // Another host is there: trying again would not help.
        reader.take(
          JSON.stringify({ type: 'refusal', code: 'channel/not-the-host', message: 'the table has another key' } satisfies ServerMessage),
        );
        end();
      },
      closed: () => {
        if (leave()) again();
      },
    });
    const own: Laid = {
      wire,
      isReady: () => ready,
      probe,
      abandon: () => {
        leave();
        wire.close();
      },
    };
    laid = own;
  };

  return {
    send: (message) => laid?.wire.send(JSON.stringify(message)),
    onMessage: (handler) => reader.readMessages(handler),
    onState: (handler) => {
      reader.readState(handler);
      if (sleepless !== undefined) return;
      sleepless = platform.onWaking(waken);
      open();
    },
    close: end,
  };
}
