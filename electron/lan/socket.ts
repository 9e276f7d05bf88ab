import { randomBytes } from 'node:crypto';
import { WebSocket, type RawData } from 'ws';
import { receive, type Channel, type Keys } from '../../engine/protocol/channel.ts';
import type { Connection, Peer, TableHost } from '../host/peer.ts';
import { Rate } from '../host/rate.ts';

/** Messages that one connection may send at once, and a second in the long run. */
const BURST = 200;
const PER_SECOND = 50;
/** Messages over the rate, at once and a second in the long run, after which a connection is ended. */
const PATIENCE = 200;
const PATIENCE_PER_SECOND = 5;
/** A reader that lets so many bytes pile up is cut off: it gets the latest update when it is back. */
const LONGEST_QUEUE = 1_000_000;

const TOO_FAST = JSON.stringify({ type: 'refusal', code: 'protocol/too-fast', message: 'too many messages' });

/**
 * Carries messages between a socket and the table as they are.
 * @param welcome told when the table has let them in
 */
export function carry(
  socket: WebSocket,
  host: TableHost,
  who: Pick<Peer, 'owner' | 'address'>,
  now: () => number,
  welcome: () => void,
): void {
  const connection = host.connect({ ...who, ...deliverTo(socket, (text) => text, welcome) });
  listen(socket, now, (data, binary) => connection.receive(binary ? '' : bytesOf(data).toString()), TOO_FAST);
  socket.on('close', () => connection.closed());
}

/**
 * Carries messages between a socket and the table encrypted, once the other end has given its key. It owns nothing.
 * @param welcome told when the table has let them in
 */
export function carrySecurely(
  socket: WebSocket,
  host: TableHost,
  keys: Keys,
  address: string,
  now: () => number,
  welcome: () => void,
): void {
  let open: { readonly channel: Channel; readonly connection: Connection } | undefined;
  const begin = (hello: Buffer): void => {
    const received = receive(keys, hello, (length) => randomBytes(length));
    if (!received.ok) return socket.close(1008, received.error.code);
    const { answer, channel } = received.value;
    socket.send(answer);
    open = { channel, connection: host.connect({ owner: false, address, ...deliverTo(socket, (text) => channel.seal(text), welcome) }) };
  };
  listen(socket, now, (data, binary) => {
    if (!binary) return socket.close(1008, 'channel/bad-hello');
    if (open === undefined) return begin(bytesOf(data));
    const text = open.channel.open(bytesOf(data));
    if (text.ok) open.connection.receive(text.value);
    else socket.close(1008, text.error.code);
  });
  socket.on('close', () => open?.connection.closed());
}

/** Hears what a socket says, as far as it does not say too much. */
function listen(socket: WebSocket, now: () => number, hear: (data: RawData, binary: boolean) => void, tooFast?: string): void {
  const rate = new Rate(BURST, PER_SECOND, now);
  const patience = new Rate(PATIENCE, PATIENCE_PER_SECOND, now);
  let warned = false;
  socket.on('message', (data: RawData, binary: boolean) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (rate.take()) return hear(data, binary);
    // Nothing that is encrypted may be left out: the rest would not open.
    if (tooFast === undefined || !patience.take()) return socket.close(1008, 'too many messages');
    if (!warned) socket.send(tooFast);
    warned = true;
  });
  // Errors of a socket are followed by its close.
  socket.on('error', () => undefined);
}

function deliverTo(socket: WebSocket, wrap: (text: string) => string | Uint8Array, welcome: () => void): Pick<Peer, 'send' | 'close'> {
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (text.startsWith('{"type":"welcome"')) welcome();
      if (socket.bufferedAmount > LONGEST_QUEUE) socket.terminate();
      else socket.send(wrap(text));
    },
    close: (reason) => socket.close(1000, reason.slice(0, 100)),
  };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
