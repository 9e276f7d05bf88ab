import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as listenTo, type AddressInfo, type Server as Listener } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Keys } from '../../../engine/protocol/channel.ts';
import { CHECK_PATH, SECURE_PATH, SIGN_PATH, SOCKET_PATH } from '../../../engine/protocol/link.ts';
import { CONNECTIONS, MESSAGES, REQUESTS, TABLE_CROWD, type CrowdLimits } from '../../host/limits/limits.ts';
import type { Visit } from '../../host/ports/network.ts';
import type { TableHost } from '../../host/ports/peer.ts';
import { isSecret } from '../../host/ports/secret.ts';
import { CHECK_HEADERS, checkPage } from './checkPage.ts';
import { OPENER_POLICY, Pages, SECURITY_HEADERS } from './pages.ts';
import { Backlog } from './backlog.ts';
import { ConnectionLimits, type ConnectionSlot } from './connectionLimits.ts';
import { startHeartbeat } from './heartbeat.ts';
import { isMeantForUs } from './origin.ts';
import { carry, carrySecurely } from './socket.ts';
import { SocketGate } from './socketGate.ts';
import { Turns } from './keyTurns.ts';
import { Visits } from './visits.ts';

/** The time for which the names of this machine are cached, in milliseconds: its system takes long to return them. */
const NAMES_AGE = 1000;

export interface ServerSettings {
  readonly host: TableHost;
  /** The folder of the built renderer. */
  readonly pages: string;
  /** The page at `/`; by default that of a table. */
  readonly entry?: string;
  /** How many sockets and connections there may be; by default those of a table. */
  readonly crowd?: CrowdLimits;
  /** Address to listen on; loopback unless the table is open to the network. */
  readonly address?: string;
  /** 0: any that is free. */
  readonly port?: number;
  /** Names and addresses of this machine by which it may be called, besides loopback ones. */
  readonly names?: () => readonly string[];
  /** The browser that opens the page with this key owns the table; without a key, no browser does. */
  readonly ownerKey?: string;
  /** The key of the encrypted way in, which is then the only one. */
  readonly keys?: Keys;
  /** The public facts of the table, as JSON; by default none. */
  readonly sign?: () => object;
  /** The self-test of devices on the network: the table's public name, and who hears of visits; by default there is no such page. */
  readonly check?: { readonly name: () => string; readonly visited: (visit: Visit) => void };
  /** Milliseconds since some fixed moment. */
  readonly now?: () => number;
}

/** A running server. */
export interface TableServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Serving {
  readonly settings: ServerSettings;
  readonly pages: Pages;
  readonly now: () => number;
  readonly names: () => readonly string[];
  readonly port: number;
  readonly owners: WebSocketServer;
  readonly guests: WebSocketServer;
  readonly limits: ConnectionLimits;
  /** Key agreements with strangers. */
  readonly handshakes: Turns;
  readonly backlog: Backlog;
  readonly visits: Visits;
  /** The sockets that are there. */
  readonly gates: Map<SocketGate, ConnectionSlot>;
}

/** Serves the renderer over HTTP and the table over a WebSocket beside it. Rejects when the port cannot be had. */
export async function serveTable(settings: ServerSettings): Promise<TableServer> {
  const { address = '127.0.0.1', port = 0, now = () => performance.now(), crowd = TABLE_CROWD } = settings;
  const listener = listenTo({ allowHalfOpen: true, noDelay: true });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, address, resolve);
  });
  const { port: listening } = listener.address() as AddressInfo;
  const common = { noServer: true, perMessageDeflate: false, autoPong: false, closeTimeout: REQUESTS.lingerTime } as const;
  const { keys } = settings;
  const serving: Serving = {
    settings,
    // The page already has the key that it was served with.
    pages: new Pages(settings.pages, {
      entry: settings.entry,
      hostKey: keys === undefined ? undefined : Buffer.from(keys.public).toString('base64url'),
    }),
    now,
    names: remembered(settings.names ?? (() => []), now),
    port: listening,
    owners: new WebSocketServer({ ...common, maxPayload: MESSAGES.ownerFrame }),
    guests: new WebSocketServer({ ...common, maxPayload: MESSAGES.frame }),
    limits: new ConnectionLimits(now, keys !== undefined, crowd),
    handshakes: new Turns(crowd.handshakes.rate, crowd.handshakes.waiting, now),
    backlog: new Backlog(CONNECTIONS.unread),
    visits: new Visits(settings.check?.visited, now),
    gates: new Map(),
  };
  const stopHeartbeat = startHeartbeat(() => [...serving.owners.clients, ...serving.guests.clients]);
  // It listens to nothing: each socket comes to it through a gate, which has the limits and the times.
  const http = createServer({ maxHeaderSize: REQUESTS.head });
  http.on('request', (request, response) => void answer(request, response, serving));
  http.on('upgrade', (request, socket) => upgrade(request, socket, serving));
  listener.on('connection', (socket) => {
    const gate = new SocketGate(socket);
    const place = placeOf(gate);
    if (!serving.limits.arrive(place)) return void gate.destroy();
    serving.gates.set(gate, place);
    gate.once('close', () => {
      serving.limits.leave(place);
      serving.gates.delete(gate);
    });
    http.emit('connection', gate);
  });
  return { port: listening, close: () => closeAll(listener, serving, stopHeartbeat) };
}

function placeOf(gate: SocketGate): ConnectionSlot {
  const { address } = gate;
  return { address, upgraded: false, known: false, outside: false, unread: 0, isIdle: () => gate.isIdle, end: () => void gate.destroy() };
}

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const { settings, names, pages, port, limits, gates, visits } = serving;
  const gate = gateOf(request.socket);
  const place = gates.get(gate);
  if (place === undefined) return;
  const { host, origin } = request.headers;
  const plain = { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const done = (): void => {
    limits.answered(place);
    gate.answered();
  };
  response.once('close', done);
  const say = (status: number, headers: Readonly<Record<string, string>>, body: Uint8Array | string): void => {
    const sent = request.method === 'HEAD' ? '' : body;
    const full = !limits.answer(place, sent.length);
    // The server does not read a body that a request should not have.
    const last = full || status === 429 || hasBody(request) ? { connection: 'close' } : {};
    const shown = { ...(full ? plain : headers), ...last };
    // Browsers ignore this policy on a page that came by plain HTTP from another machine, and complain on its console.
    if (settings.keys !== undefined) Reflect.deleteProperty(shown, OPENER_POLICY);
    response.writeHead(full ? 503 : status, shown);
    response.end(request.method === 'HEAD' ? undefined : full ? 'Too busy.\n' : sent);
  };
  if (!limits.ask(gate.address)) return say(429, plain, 'Too many requests.\n');
  if (!isMeantForUs(host, origin, port, names())) return say(421, plain, 'No such host here.\n');
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
  const { check } = settings;
  if (pathname === CHECK_PATH && check !== undefined) {
    if (!visits.report(gate.address, host, 'check')) return say(429, plain, 'Too many requests.\n');
    return say(200, CHECK_HEADERS, checkPage(check.name(), request.headers['accept-language']));
  }
  if (pathname === '/') visits.report(gate.address, host, 'table');
  if (pathname === SIGN_PATH)
    return say(200, { ...plain, 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(settings.sign?.() ?? {}));
  const { 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers;
  const page = await pages.answer(pathname, { acceptEncoding: String(encodings ?? ''), ifNoneMatch });
  if (page === undefined) return say(404, plain, 'Not found.\n');
  say(page.status, page.headers, page.body);
}

function upgrade(request: IncomingMessage, socket: Duplex, serving: Serving): void {
  const { settings, names, now, port, owners, guests, limits, handshakes, backlog, gates } = serving;
  const gate = gateOf(socket);
  const place = gates.get(gate);
  if (place === undefined) return;
  const { host, origin, cookie } = request.headers;
  const { keys } = settings;
  // Where there is a key, nothing goes the way that everybody can read.
  if (urlOf(request)?.pathname !== (keys === undefined ? SOCKET_PATH : SECURE_PATH)) return gate.turnAway('404 Not Found');
  // Who is no page proves what they are after by the host's key, by whatever name they came.
  const meant = (keys !== undefined && origin === undefined) || isMeantForUs(host, origin, port, names());
  if (!meant) return gate.turnAway('403 Forbidden');
  const owner = keys === undefined && isOwner(cookieIn(cookie, cookieName(port)), settings);
  const granted = limits.upgrade(place);
  if (granted !== 'granted') return gate.turnAway(granted === 'no room' ? '503 Service Unavailable' : '429 Too Many Requests');
  const { host: table } = settings;
  (owner ? owners : guests).handleUpgrade(request, gate, Buffer.alloc(0), (socket) => {
    gate.open(limits.incoming(place));
    const line = { socket, gate, now, backlog, welcome: (outside: boolean) => limits.welcome(place, outside) };
    if (keys === undefined) carry(line, table, { owner, address: gate.address });
    else carrySecurely(line, table, keys, gate.address, handshakes);
  });
}

/** Caches the result of a function for a while. */
function remembered<T>(ask: () => T, now: () => number): () => T {
  let last: { readonly value: T; readonly at: number } | undefined;
  return () => {
    if (last === undefined || now() - last.at > NAMES_AGE) last = { value: ask(), at: now() };
    return last.value;
  };
}

/** Every socket of the server is a gate. */
function gateOf(socket: Duplex): SocketGate {
  if (!(socket instanceof SocketGate)) throw new TypeError('a socket came past its gate');
  return socket;
}

/** Whether a request says that something follows its head. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

async function closeAll(listener: Listener, { owners, guests, gates, handshakes }: Serving, stopHeartbeat: () => void): Promise<void> {
  stopHeartbeat();
  handshakes.stop();
  for (const group of [owners, guests]) {
    for (const socket of group.clients) socket.terminate();
    group.close();
  }
  for (const gate of gates.keys()) gate.destroy();
  await new Promise<void>((resolve) => listener.close(() => resolve()));
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
