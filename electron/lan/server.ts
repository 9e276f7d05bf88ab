import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Keys } from '../../engine/protocol/channel.ts';
import { SECURE_PATH, SIGN_PATH, SOCKET_PATH } from '../../engine/protocol/link.ts';
import type { TableHost } from '../host/peer.ts';
import { isSecret } from '../host/secret.ts';
import { Pages, SECURITY_HEADERS } from '../pages.ts';
import { Crowd } from './crowd.ts';
import { isMeantForUs } from './origin.ts';
import { carry, carrySecurely } from './socket.ts';

/** A message that is longer ends the connection, in bytes; one that is too long for the protocol but not for this is refused. */
const LONGEST_FRAME = 65_536;
/** The owner may bring whole records. */
const LONGEST_OWNER_FRAME = 17_000_000;
const MOST_CONNECTIONS = 64;
/** Connections of any kind, those that fetch pages among them, and how long one may do nothing, in milliseconds. */
const MOST_SOCKETS = 512;
const IDLE = 30_000;
/** Time between two looks at whether a connection still stands, in milliseconds. */
const HEARTBEAT = 5000;

export interface ServerSettings {
  readonly host: TableHost;
  /** The folder of the built renderer. */
  readonly pages: string;
  /** Address to listen on; loopback unless the table is open to the network. */
  readonly address?: string;
  /** 0: any that is free. */
  readonly port?: number;
  /** Names and addresses of this machine by which it may be called, besides loopback ones. */
  readonly names?: () => readonly string[];
  /** Who opens the page with this key owns the table, in that browser; nobody where left out. */
  readonly ownerKey?: string;
  /** The key of the encrypted way in, which is then the only one. */
  readonly keys?: Keys;
  /** What anybody may know of the table, as JSON; nothing where left out. */
  readonly sign?: () => object;
  /** Milliseconds since some fixed moment. */
  readonly now?: () => number;
}

/** A running server. */
export interface TableServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Sockets {
  readonly owners: WebSocketServer;
  readonly guests: WebSocketServer;
  readonly crowd: Crowd;
  /** Those whom the table knows. */
  readonly known: WeakSet<WebSocket>;
}

/** Serves the renderer over HTTP and the table over a WebSocket beside it. Rejects when the port cannot be had. */
export async function serveTable(settings: ServerSettings): Promise<TableServer> {
  const { address = '127.0.0.1', port = 0, now = () => performance.now() } = settings;
  const server = createServer({ maxHeaderSize: 8192 });
  server.requestTimeout = 10_000;
  server.headersTimeout = 5000;
  server.keepAliveTimeout = 5000;
  server.timeout = IDLE;
  server.maxConnections = MOST_SOCKETS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  const { port: listening } = server.address() as AddressInfo;
  const sockets: Sockets = {
    owners: new WebSocketServer({ noServer: true, maxPayload: LONGEST_OWNER_FRAME, perMessageDeflate: false }),
    guests: new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false }),
    crowd: new Crowd(now),
    known: new WeakSet(),
  };
  const heartbeat = keepAlive(sockets);
  const { keys } = settings;
  // The page need not ask for what it was served with.
  const pages = new Pages(settings.pages, keys === undefined ? {} : { hostKey: Buffer.from(keys.public).toString('base64url') });
  server.on('request', (request, response) => void answer(request, response, settings, pages, listening));
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, settings, listening, sockets));
  return {
    port: listening,
    close: () => closeAll(server, sockets, heartbeat),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ServerSettings,
  pages: Pages,
  port: number,
): Promise<void> {
  const { host, origin } = request.headers;
  const say = (status: number, headers: Readonly<Record<string, string>>, body: Uint8Array | string): void => {
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const plain = { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (!isMeantForUs(host, origin, port, settings.names?.() ?? [])) return say(421, plain, 'No such host here.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(405, { ...plain, allow: 'GET, HEAD' }, 'Only pages are served here.\n');
  const url = urlOf(request);
  if (url === undefined) return say(400, plain, 'Not an address.\n');
  const { pathname, searchParams } = url;
  const key = searchParams.get('key');
  // The key goes into a cookie that scripts cannot read, and out of the address line.
  if (pathname === '/' && key !== null) {
    const cookie = isOwner(key, settings) ? { 'set-cookie': `${cookieName(port)}=${key}; Path=/; HttpOnly; SameSite=Strict` } : undefined;
    return say(303, { ...plain, ...cookie, location: '/' }, '');
  }
  if (pathname === SIGN_PATH)
    return say(200, { ...plain, 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(settings.sign?.() ?? {}));
  const { 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers;
  const page = await pages.answer(pathname, { acceptEncoding: String(encodings ?? ''), ifNoneMatch });
  if (page === undefined) return say(404, plain, 'Not found.\n');
  say(page.status, page.headers, page.body);
}

function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, settings: ServerSettings, port: number, sockets: Sockets): void {
  const { host, origin, cookie } = request.headers;
  const turnAway = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.on('error', () => socket.destroy());
  const { keys } = settings;
  // Where there is a key, nothing goes the way that everybody can read.
  if (urlOf(request)?.pathname !== (keys === undefined ? SOCKET_PATH : SECURE_PATH)) return turnAway('404 Not Found');
  // Who is no page proves what they are after by the host's key, by whatever name they came.
  const meant = (keys !== undefined && origin === undefined) || isMeantForUs(host, origin, port, settings.names?.() ?? []);
  if (!meant) return turnAway('403 Forbidden');
  const owner = keys === undefined && isOwner(cookieIn(cookie, cookieName(port)), settings);
  const group = owner ? sockets.owners : sockets.guests;
  const { crowd, known } = sockets;
  const address = request.socket.remoteAddress ?? 'unknown';
  if (group.clients.size >= MOST_CONNECTIONS && !makeRoom(group, known)) return turnAway('503 Service Unavailable');
  // This machine's own people are no crowd.
  if (keys !== undefined && !crowd.enter(address)) return turnAway('429 Too Many Requests');
  socket.once('close', () => crowd.leave(address));
  group.handleUpgrade(request, socket, head, (socket) => {
    const { host: table, now = () => performance.now() } = settings;
    const welcome = (): void => void known.add(socket);
    if (keys === undefined) carry(socket, table, { owner, address }, now, welcome);
    else carrySecurely(socket, table, keys, address, now, welcome);
  });
}

/** Whoever has stood at the door longest without being let in makes room; whether there was anybody. */
function makeRoom({ clients }: WebSocketServer, known: WeakSet<WebSocket>): boolean {
  const stranger = [...clients].find((socket) => !known.has(socket));
  stranger?.terminate();
  return stranger !== undefined;
}

/** Ends connections that no longer answer. */
function keepAlive({ owners, guests }: Sockets): NodeJS.Timeout {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of [...owners.clients, ...guests.clients]) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, HEARTBEAT);
  return timer.unref();
}

async function closeAll(server: Server, { owners, guests }: Sockets, heartbeat: NodeJS.Timeout): Promise<void> {
  clearInterval(heartbeat);
  for (const group of [owners, guests]) {
    for (const socket of group.clients) socket.terminate();
    group.close();
  }
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(url, 'http://page') ? new URL(url, 'http://page') : undefined;
}

/** Cookies are shared between the ports of a machine: each server has its own. */
function cookieName(port: number): string {
  return `trickhouse-owner-${port}`;
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Whether a key is the owner's, where there is one. */
function isOwner(key: string | undefined, { ownerKey }: ServerSettings): boolean {
  return ownerKey !== undefined && isSecret(key, ownerKey);
}
