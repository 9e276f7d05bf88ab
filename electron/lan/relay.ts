import { randomBytes } from 'node:crypto';
import { WebSocket, type RawData } from 'ws';
import { greet, type Channel } from '../../engine/protocol/channel.ts';
import { parseLink, SECURE_PATH, type TableLink } from '../../engine/protocol/link.ts';
import type { Connection, Peer } from '../host/peer.ts';
import { keyAt } from './nearby.ts';

/** First and longest wait before a lost connection is tried again, in milliseconds. */
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
/** How long a table may take to answer, in milliseconds. */
const PATIENCE = 5000;
const LONGEST_FRAME = 4_000_000;

/** Calls back after a while, in milliseconds; the result calls it off. */
type After = (wait: number, then: () => void) => () => void;

/**
 * Connects a window with a table elsewhere, encrypted with the table's key; where the link has none, with the one on its sign. A connection that is lost is taken up again with the token
 * that the table gave; meanwhile the window is told `link/lost`, and what it says is dropped, as on a socket of its own.
 * @param address a link to a table
 */
export function relay(address: string, peer: Peer, after: After = timer): Connection {
  const link = parseLink(address);
  if (!link.ok) {
    refuse(peer, link.error.code, link.error.message);
    peer.close(link.error.code);
    return { receive: () => undefined, closed: () => undefined };
  }
  return new Relay(link.value, peer, after);
}

class Relay implements Connection {
  private readonly link: TableLink;
  /** The table's key: as in the link, or else what its sign said the first time. */
  private key: string | undefined;
  private readonly peer: Peer;
  private readonly after: After;
  private socket: WebSocket | undefined;
  private channel: Channel | undefined;
  private ready = false;
  private wasReady = false;
  private ended = false;
  private wait = FIRST_WAIT;
  private callOff: () => void = () => undefined;
  /** What the window said first, to be said again on every new connection. */
  private hello: Readonly<Record<string, unknown>> | undefined;
  private token: string | undefined;

  constructor(link: TableLink, peer: Peer, after: After) {
    this.link = link;
    this.key = link.key;
    this.peer = peer;
    this.after = after;
    void this.begin();
  }

  receive(text: string): void {
    const said = objectIn(text);
    if (said?.['type'] === 'hello') {
      this.hello = said;
      if (this.ready) this.sayHello();
    } else if (this.ready) this.send(text);
  }

  closed(): void {
    this.ended = true;
    this.callOff();
    this.socket?.close();
  }

  private async begin(): Promise<void> {
    const { host, port } = this.link;
    this.key ??= await keyAt(host, port);
    if (this.ended) return;
    if (this.key === undefined) this.end('link/unreachable');
    else this.connect(this.key);
  }

  private connect(key: string): void {
    const { host, port } = this.link;
    const name = host.includes(':') ? `[${host}]` : host;
    const socket = new WebSocket(`ws://${name}:${port}${SECURE_PATH}`, {
      handshakeTimeout: PATIENCE,
      maxPayload: LONGEST_FRAME,
      perMessageDeflate: false,
    });
    this.socket = socket;
    let finish: ReturnType<typeof greet>['finish'] | undefined;
    socket.on('open', () => {
      const greeting = greet(Buffer.from(key, 'base64url'), (length) => randomBytes(length));
      finish = greeting.finish;
      socket.send(greeting.hello);
    });
    socket.on('message', (data: RawData, binary: boolean) => {
      const bytes = bytesOf(data);
      if (this.channel === undefined) {
        const finished = binary ? finish?.(bytes) : undefined;
        if (finished?.ok === true) return this.greeted(finished.value);
        // Somebody else is there: trying again would not help.
        return this.end('channel/not-the-host');
      }
      const text = this.channel.open(bytes);
      if (text.ok) this.deliver(text.value);
      else socket.terminate();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.lost(socket));
  }

  private greeted(channel: Channel): void {
    this.channel = channel;
    this.ready = true;
    this.wasReady = true;
    this.wait = FIRST_WAIT;
    this.sayHello();
  }

  private sayHello(): void {
    if (this.hello === undefined) return;
    const { code } = this.link;
    this.send(
      JSON.stringify({
        ...(code === undefined ? {} : { code }),
        ...this.hello,
        ...(this.token === undefined ? {} : { token: this.token }),
      }),
    );
  }

  private deliver(text: string): void {
    const told = text.startsWith('{"type":"welcome"') ? objectIn(text) : undefined;
    if (typeof told?.['token'] === 'string') this.token = told['token'];
    this.peer.send(text);
  }

  private send(text: string): void {
    if (this.channel !== undefined) this.socket?.send(this.channel.seal(text));
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    if (!this.wasReady) return this.end('link/unreachable');
    if (this.ready) refuse(this.peer, 'link/lost', 'the connection to the table is lost');
    this.ready = false;
    this.channel = undefined;
    this.callOff = this.after(this.wait, () => void this.begin());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private end(code: string): void {
    this.ended = true;
    refuse(this.peer, code, 'the table cannot be reached');
    this.socket?.terminate();
    this.peer.close(code);
  }
}

function refuse(peer: Peer, code: string, message: string): void {
  peer.send(JSON.stringify({ type: 'refusal', code, message }));
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
