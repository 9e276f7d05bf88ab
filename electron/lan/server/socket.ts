import { randomBytes } from 'node:crypto';
import { WebSocket, type RawData } from 'ws';
import { receive, type Channel, type Keys } from '../../../engine/protocol/channel.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { CONNECTIONS, MESSAGES } from '../../host/limits/limits.ts';
import type { ConnectionHandler, Peer, TableHost } from '../../host/ports/peer.ts';
import { Rate } from '../../host/limits/rate.ts';
import type { Backlog, Reader } from './backlog.ts';
import { cryptography } from './nativeCryptography.ts';
import type { SocketGate } from './socketGate.ts';
import type { Turns } from './keyTurns.ts';

const TOO_FAST = JSON.stringify({ type: 'refusal', code: 'protocol/too-fast', message: 'too many messages' } satisfies ServerMessage);

const WELCOME = '{"type":"welcome"';
/** The roles of a hall that need no card. */
const OUTSIDE: readonly unknown[] = ['door', 'spectator'];

/** Whether a hall welcomes its client with such a role. */
function isOutside(welcome: string): boolean {
  const { role } = JSON.parse(welcome) as { readonly role?: unknown };
  return OUTSIDE.includes(role);
}

/** A WebSocket, and what belongs to it. */
export interface Line {
  readonly socket: WebSocket;
  readonly gate: SocketGate;
  /** Milliseconds since some fixed moment. */
  readonly now: () => number;
  /** The bytes that the readers of all lines have not read yet. */
  readonly backlog: Backlog;
  /** Called when the table has let in who is at the other end; `outside`: only to the door of a hall, or the public view. */
  readonly welcome: (outside: boolean) => void;
}

/** Carries messages between a socket and the table as they are. */
export function carry(line: Line, host: TableHost, who: Pick<Peer, 'owner' | 'address'>): void {
  const connection = host.connect({ ...who, ...deliverTo(line, (text) => text) });
  listen(line, (data, binary) => connection.receive(binary ? '' : bytesOf(data).toString()), TOO_FAST);
  line.socket.on('close', () => connection.closed());
}

/**
 * Carries messages between a socket and the table encrypted, once the other end has sent its key. It owns nothing.
 * @param address where the other end is
 * @param handshakes where the agreement on keys waits for its turn
 */
export function carrySecurely(line: Line, host: TableHost, keys: Keys, address: string, handshakes: Turns): void {
  const { socket } = line;
  let state: 'new' | 'waiting' | { readonly channel: Channel; readonly connection: ConnectionHandler } = 'new';
  const end = (why: string): void => hangUp(line, why);
  const late = setTimeout(() => end('channel/bad-hello'), CONNECTIONS.keyTime);
  const begin = (hello: Buffer): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const received = receive(keys, hello, (length) => randomBytes(length), cryptography);
    if (!received.ok) return end(received.error.code);
    const { answer, channel } = received.value;
    socket.send(answer);
    state = {
      channel,
      connection: host.connect({ owner: false, address, session: channel.id, ...deliverTo(line, (text) => channel.seal(text)) }),
    };
  };
  listen(line, (data, binary) => {
    if (!binary || state === 'waiting') return end('channel/bad-hello');
    if (state === 'new') {
      clearTimeout(late);
      state = 'waiting';
      const hello = bytesOf(data);
      return handshakes.take(
        address,
        () => begin(hello),
        () => end('too many handshakes'),
      );
    }
    const text = state.channel.open(bytesOf(data));
    if (text.ok) state.connection.receive(text.value);
    else end(text.error.code);
  });
  socket.on('close', () => {
    clearTimeout(late);
    if (typeof state === 'object') state.connection.closed();
  });
}

/** Hears what a socket says, as far as it does not say too much; control frames count like messages. */
function listen(line: Line, hear: (data: RawData, binary: boolean) => void, tooFast?: string): void {
  const { socket, now } = line;
  const rate = new Rate(MESSAGES.rate, now);
  const patience = new Rate(MESSAGES.patience, now);
  let warned = false;
  /** Whether one more frame is to be heard. */
  const counts = (): boolean => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    if (rate.take()) return true;
    // An encrypted message must not be skipped: the rest could not be decrypted.
    if (tooFast === undefined || !patience.take()) hangUp(line, 'too many messages');
    else if (!warned) {
      warned = true;
      socket.send(tooFast);
    }
    return false;
  };
  socket.on('message', (data: RawData, binary: boolean) => {
    if (counts()) hear(data, binary);
  });
  socket.on('pong', () => void counts());
  socket.on('ping', (data: Buffer) => {
    // Who does not read has no need of an answer.
    if (counts() && socket.bufferedAmount === 0) socket.pong(data);
  });
  // Errors of a socket are followed by its close.
  socket.on('error', () => undefined);
}

/** Sends the other end the reason, reads nothing more from it, and waits for it only a moment. */
function hangUp({ socket, gate }: Line, why: string): void {
  socket.close(1008, why);
  gate.hangUp();
  gate.end();
}

function deliverTo({ socket, backlog, welcome }: Line, wrap: (text: string) => string | Uint8Array): Pick<Peer, 'send' | 'close'> {
  const reader: Reader = {
    get unread() {
      return socket.bufferedAmount;
    },
    cutOff: () => socket.terminate(),
  };
  const taken = (): void => {
    if (socket.readyState === WebSocket.OPEN) backlog.note(reader);
  };
  socket.on('close', () => backlog.forget(reader));
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (text.startsWith(WELCOME)) welcome(isOutside(text));
      if (socket.bufferedAmount > CONNECTIONS.unreadByConnection) return socket.terminate();
      socket.send(wrap(text), taken);
      backlog.note(reader);
    },
    close: (reason) => socket.close(1000, reason.slice(0, 100)),
  };
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
