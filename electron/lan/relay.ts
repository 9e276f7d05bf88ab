import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket, type RawData } from 'ws';
import { greet, type Channel } from '../../engine/protocol/channel.ts';
import { Entry } from '../../engine/protocol/entry.ts';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { parseLink, SECURE_PATH, type TableLink } from '../../engine/protocol/link.ts';
import type { SentCode } from '../../engine/contract/refusals.ts';
import type { ConnectionHandler, Peer } from '../host/ports/peer.ts';
import { inUrl } from './discovery/ipv6.ts';
import { keyAt } from './discovery/nearby.ts';
import { cryptography } from './server/nativeCryptography.ts';

/** First and longest wait before a lost connection is tried again, in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** How long a table may take to answer, in milliseconds. */
const PATIENCE = 5000;
/** Time between two looks at whether a connection still stands, in milliseconds: a host that fell asleep, or has left the network, says nothing of it. */
const PULSE = 5000;
const LONGEST_FRAME = 4_000_000;

/** The largest number of places remembered to which a table may have moved. */
const MOST_PLACES = 8;

/** Where a table is, or may be. */
export interface TableAddress {
  readonly host: string;
  readonly port: number;
}

/** Services that a relay needs besides sockets. */
export interface Ways {
  /** Calls back after a while, in milliseconds; the result calls it off. */
  readonly after?: (wait: number, then: () => void) => () => void;
  /** Calls back again and again; the result ends it. */
  readonly every?: (wait: number, then: () => void) => () => void;
  /**
   * Looks for the table with a key on this machine's networks, and reports all places that announce it, whenever they change; the result stops it. An
   * announcement may lie: only the host has the secret of its key.
   */
  readonly seek?: (key: string, changed: (places: readonly TableAddress[]) => void) => () => void;
}

/**
 * Connects a window with a table elsewhere, encrypted with the table's key, or with the key on its sign if the link has none. After a lost connection it
 * reconnects with the token that the table gave, at the host's new address if it has moved; meanwhile the window gets `link/lost`, and its messages are
 * dropped, as on a socket of its own.
 * @param address a link to a table
 */
export function relay(address: string, peer: Peer, { after = timer, every = clock, seek = nowhere }: Ways = {}): ConnectionHandler {
  const link = parseLink(address);
  if (!link.ok) {
    refuse(peer, link.error.code, link.error.message);
    peer.close(link.error.code);
    return { receive: () => undefined, closed: () => undefined };
  }
  return new Relay(link.value, peer, { after, every, seek });
}

class Relay implements ConnectionHandler {
  readonly #link: TableLink;
  /** The table's key: as in the link, or else what its sign said the first time. */
  #key: string | undefined;
  readonly #peer: Peer;
  readonly #ways: Required<Ways>;
  /** Where the table was last, and then where it is said to be now. */
  #places: readonly TableAddress[];
  /** Which of them is tried. */
  #at = 0;
  #socket: WebSocket | undefined;
  #channel: Channel | undefined;
  /** The exchange about the code, on this channel. */
  #entry: Entry | undefined;
  #ready = false;
  #wasReady = false;
  #ended = false;
  #wait = FIRST_WAIT;
  #callOff: () => void = () => undefined;
  #stopSeeking: (() => void) | undefined;
  /** The window's hello, sent again on every new connection. */
  #hello: Readonly<Record<string, unknown>> | undefined;
  #token: string | undefined;

  constructor(link: TableLink, peer: Peer, ways: Required<Ways>) {
    this.#link = link;
    this.#key = link.key;
    this.#peer = peer;
    this.#ways = ways;
    this.#places = [link];
    void this.#begin();
  }

  receive(text: string): void {
    const said = objectIn(text);
    if (said?.['type'] === 'hello') {
      this.#hello = said;
      if (this.#ready) this.#sayHello();
    } else if (this.#ready) this.#send(text);
  }

  closed(): void {
    this.#finish();
    this.#socket?.close();
  }

  async #begin(): Promise<void> {
    const { host, port } = this.#link;
    this.#key ??= await keyAt(host, port);
    if (this.#ended) return;
    if (this.#key === undefined) return this.#end('link/unreachable');
    try {
      this.#connect(this.#key);
    } catch {
      // An address of which no socket can even be made.
      this.#end('link/unreachable');
    }
  }

  #connect(key: string): void {
    const { host, port } = this.#places[this.#at] ?? this.#link;
    const socket = new WebSocket(`ws://${inUrl(host)}:${port}${SECURE_PATH}`, {
      // No web address has room for a zone.
      ...(host.includes('%') ? { createConnection: () => connect({ host, port }) } : {}),
      handshakeTimeout: PATIENCE,
      maxPayload: LONGEST_FRAME,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    let finish: ReturnType<typeof greet>['finish'] | undefined;
    socket.on('open', () => {
      const greeting = greet(Buffer.from(key, 'base64url'), (length) => randomBytes(length), cryptography);
      finish = greeting.finish;
      socket.send(greeting.hello);
    });
    socket.on('message', (data: RawData, binary: boolean) => {
      if (socket !== this.#socket) return;
      const bytes = bytesOf(data);
      if (this.#channel === undefined) {
        const finished = binary ? finish?.(bytes) : undefined;
        if (finished?.ok === true) return this.#greeted(finished.value);
        // Another host answers there. A guest who has sat at the table keeps looking, since it may have moved; for a newcomer, trying again would not help.
        if (this.#wasReady) return socket.terminate();
        return this.#end('channel/not-the-host');
      }
      const text = this.#channel.open(bytes);
      if (text.ok) this.#hear(text.value);
      else socket.terminate();
    });
    const rest = this.#watch(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      rest();
      this.#lost(socket);
    });
  }

  /** Ends a connection on which nothing comes any more; the result ends watching it. */
  #watch(socket: WebSocket): () => void {
    let heard = true;
    const hear = (): void => void (heard = true);
    for (const event of ['message', 'ping', 'pong']) socket.on(event, hear);
    return this.#ways.every(PULSE, () => {
      if (!heard) return socket.terminate();
      heard = false;
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    });
  }

  #greeted(channel: Channel): void {
    this.#channel = channel;
    this.#entry = new Entry(channel.id, true, (length) => randomBytes(length));
    this.#ready = true;
    this.#wasReady = true;
    this.#wait = FIRST_WAIT;
    this.#places = [this.#places[this.#at] ?? this.#link];
    this.#at = 0;
    this.#stopSeeking?.();
    this.#stopSeeking = undefined;
    this.#sayHello();
  }

  #sayHello(): void {
    if (this.#hello === undefined) return;
    const { code, key } = this.#link;
    // A token belongs to a key: one that the page kept for an address alone may be another host's.
    const { token, ...hello } = this.#hello;
    const known = this.#token ?? (key === undefined ? undefined : token);
    this.#send(
      JSON.stringify({
        type: 'hello',
        ...(code === undefined ? {} : { code }),
        ...hello,
        ...(known === undefined ? {} : { token: known }),
      }),
    );
  }

  #hear(text: string): void {
    const { deliver, send, end } = this.#entry?.hear(text) ?? {};
    if (send !== undefined) this.#seal(send);
    if (deliver !== undefined) this.#deliver(deliver);
    if (end !== true) return;
    this.#finish();
    this.#socket?.terminate();
    this.#peer.close('channel/code-unknown');
  }

  #deliver(text: string): void {
    const told = text.startsWith('{"type":"welcome"') ? objectIn(text) : undefined;
    if (typeof told?.['token'] === 'string') this.#token = told['token'];
    this.#peer.send(text);
  }

  #send(text: string): void {
    const said = this.#entry?.say(text);
    if (said !== undefined) this.#seal(said);
  }

  #seal(text: string): void {
    if (this.#channel !== undefined) this.#socket?.send(this.#channel.seal(text));
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = undefined;
    if (!this.#wasReady) return this.#end('link/unreachable');
    if (this.#ready) refuse(this.#peer, 'link/lost', 'the connection to the table is lost');
    else this.#at = (this.#at + 1) % this.#places.length;
    this.#ready = false;
    this.#channel = undefined;
    this.#entry = undefined;
    this.#callOff = this.#ways.after(this.#wait, () => void this.#begin());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    if (this.#key !== undefined) this.#stopSeeking ??= this.#ways.seek(this.#key, (places) => this.#heard(places));
  }

  /** The table is said to be somewhere: there it is tried at once, unless it is being tried there already. */
  #heard(places: readonly TableAddress[]): void {
    if (this.#ready || this.#ended) return;
    const [home = this.#link] = this.#places;
    const tried = this.#socket === undefined ? undefined : this.#places[this.#at];
    const others = places.filter((one) => !isSame(one, home)).slice(0, MOST_PLACES);
    const [best] = others.length > 0 ? others : places;
    this.#places = [home, ...others];
    const again = tried !== undefined && places.some((one) => isSame(one, tried)) ? tried : best;
    this.#at = Math.max(
      0,
      this.#places.findIndex((one) => again !== undefined && isSame(one, again)),
    );
    if (again === undefined || again === tried) return;
    this.#callOff();
    this.#socket?.terminate();
    this.#wait = FIRST_WAIT;
    void this.#begin();
  }

  #end(code: SentCode): void {
    this.#finish();
    refuse(this.#peer, code, 'the table cannot be reached');
    this.#socket?.terminate();
    this.#peer.close(code);
  }

  #finish(): void {
    this.#ended = true;
    this.#callOff();
    this.#stopSeeking?.();
  }
}

function isSame(a: TableAddress, b: TableAddress): boolean {
  return a.host === b.host && a.port === b.port;
}

function refuse(peer: Peer, code: SentCode, message: string): void {
  peer.send(JSON.stringify({ type: 'refusal', code, message } satisfies ServerMessage));
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}

function timer(wait: number, then: () => void): () => void {
  const set = setTimeout(then, wait);
  return () => clearTimeout(set);
}

function nowhere(): () => void {
  return () => undefined;
}

function clock(wait: number, then: () => void): () => void {
  const set = setInterval(then, wait);
  return () => clearInterval(set);
}
