import { randomBytes } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { newKeys } from '../../../engine/protocol/channel.ts';
import { Entry, PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { CODE, hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { SOLO } from '../../host/fixtures/matches.fixture.ts';
import type { TableHost } from '../../host/ports/peer.ts';
import { Program } from '../../host/fixtures/program.fixture.ts';
import { isMeantForUs } from './origin.ts';
import { CONNECTIONS } from '../../host/limits/limits.ts';
import { Rate } from '../../host/limits/rate.ts';
import { serveTable, type TableServer } from './server.ts';

const KEY = 'the-owner-key';

async function serve(given?: TableHost): Promise<TableServer> {
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  writeFileSync(join(pages, '..', 'secret.html'), 'not for anybody');
  const host = given ?? (await hostOn(ownFolder()));
  const server = await serveTable({ host, pages, ownerKey: KEY });
  onTestFinished(() => server.close());
  return server;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A socket, and everything that came over it. */
class Wire {
  readonly socket: WebSocket;
  readonly told: { readonly type: string; readonly code?: string; readonly owner?: boolean }[] = [];
  readonly ended: Promise<number>;
  readonly #entry = new Entry(PLAIN_SESSION, false, (length) => randomBytes(length));
  #look: () => void = () => undefined;

  constructor(port: number, headers: Record<string, string> = {}, path = '/socket') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.socket.on('message', (data: Buffer) => {
      const { deliver, send } = this.#entry.hear(data.toString());
      if (send !== undefined) this.socket.send(send);
      if (deliver === undefined) return;
      this.told.push(JSON.parse(deliver));
      this.#look();
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.socket.once('close', resolve));
    onTestFinished(() => this.socket.terminate());
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  hello(): void {
    const said = this.#entry.say(HELLO);
    if (said !== undefined) this.socket.send(said);
  }

  async until(type: string): Promise<Wire['told'][number]> {
    for (;;) {
      const found = this.told.find((one) => one.type === type);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#look = resolve));
    }
  }
}

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: CODE });

describe('pages', () => {
  it('are served with a strict policy', async () => {
    const { port } = await serve();
    const page = await get(port, '/');
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await get(port, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get(port, '/', {}, 'POST')).toMatchObject({ status: 405 });
  });

  it('stay within their folder', async () => {
    const { port } = await serve();
    for (const path of [
      '/../secret.html',
      '/..%2fsecret.html',
      '/%2e%2e/secret.html',
      '/assets/../../secret.html',
      '/..\\secret.html',
      '//',
      '/%',
      '/index.html%00',
    ])
      expect([400, 404], path).toContain((await get(port, path)).status);
  });

  it('are for those who call this machine by its own name', async () => {
    const { port } = await serve();
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`])
      expect(await get(port, '/', { host }), host).toMatchObject({ status: 421 });
    expect(await get(port, '/', { host: `LOCALHOST:${port}` })).toMatchObject({ status: 200 });
    expect(await get(port, '/', { origin: 'http://evil.example' })).toMatchObject({ status: 421 });
  });

  it('survive requests that are none', async () => {
    const { port } = await serve();
    for (const text of [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET http://[ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
    ]) {
      await new Promise<void>((resolve) => {
        const raw = connect(port, '127.0.0.1', () => raw.end(text));
        raw.on('data', () => undefined).on('close', () => resolve());
        raw.on('error', () => resolve());
      });
    }
    expect(await get(port, '/')).toMatchObject({ status: 200 });
  });
});

describe('the owner', () => {
  it('is whoever came with the key, which then is in no address', async () => {
    const { port } = await serve();
    const page = await get(port, `/?key=${KEY}`);
    expect(page).toMatchObject({ status: 303, headers: { location: '/' } });
    const [cookie] = page.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
    const wire = await new Wire(port, { cookie: cookie!.split(';')[0]! }).open();
    wire.hello();
    expect(await wire.until('welcome')).toMatchObject({ owner: true });
  });

  it('is nobody with another key', async () => {
    const { port } = await serve();
    expect((await get(port, '/?key=guess')).headers['set-cookie']).toBeUndefined();
    for (const cookie of ['', `trickhouse-owner-${port}=`, `trickhouse-owner-${port}=guess`, `trickhouse-owner-${port + 1}=${KEY}`]) {
      const wire = await new Wire(port, { cookie }).open();
      wire.hello();
      expect(await wire.until('welcome'), cookie).toMatchObject({ owner: false });
    }
  });
});

describe('the socket', () => {
  it('is for pages of this very server', async () => {
    const { port } = await serve();
    await new Wire(port, { origin: `http://127.0.0.1:${port}` }).open();
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: `https://127.0.0.1:${port}` },
      { origin: 'null' },
      { host: `evil.example:${port}` },
    ])
      expect(await new Wire(port, headers as Record<string, string>).ended, JSON.stringify(headers)).toBe(1006);
    expect(await new Wire(port, {}, '/other').ended).toBe(1006);
  });

  it('refuses what is too long, and stands', async () => {
    const { port } = await serve();
    const wire = await new Wire(port).open();
    wire.socket.send('x'.repeat(20_000));
    expect(await wire.until('refusal')).toMatchObject({ code: 'protocol/too-long' });
    wire.hello();
    await wire.until('welcome');
    wire.socket.send('x'.repeat(70_000));
    expect(await wire.ended).toBe(1009);
  });

  it('ends a connection that floods it, and no other', async () => {
    const { port } = await serve();
    const quiet = await new Wire(port).open();
    const wire = await new Wire(port).open();
    for (let i = 0; i < 1000; i += 1) wire.socket.send('no message');
    expect(await wire.ended).toBe(1008);
    expect(wire.told.filter(({ code }) => code === 'protocol/too-fast')).toHaveLength(1);
    quiet.hello();
    await quiet.until('welcome');
  });

  it('has room for whoever is let in, however many stand at the door', async () => {
    const { port } = await serve();
    const guest = await new Wire(port).open();
    guest.hello();
    await guest.until('welcome');
    const strangers = await Promise.all(Array.from({ length: CONNECTIONS.total - 1 }, () => new Wire(port).open()));
    const late = await new Wire(port).open();
    late.hello();
    await late.until('welcome');
    await Promise.race(strangers.map(({ ended }) => ended));
    expect(strangers.filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(CONNECTIONS.total - 2);
    guest.hello();
    await guest.until('welcome');
    expect(guest.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('turns nobody out for another guest once all are known', async () => {
    const { port } = await serve({
      connect: (peer) => ({ receive: () => peer.send('{"type":"welcome"}'), closed: () => undefined }),
      close: () => Promise.resolve(),
    });
    const guests = await Promise.all(Array.from({ length: CONNECTIONS.total }, () => new Wire(port).open()));
    for (const { socket } of guests) socket.send(HELLO);
    await Promise.all(guests.map((guest) => guest.until('welcome')));
    expect(await new Wire(port).ended).toBe(1006);
    expect(guests.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  });

  it('cuts off who does not read', async () => {
    const text = JSON.stringify({ type: 'x', text: 'x'.repeat(500_000) });
    let gone: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (gone = resolve));
    const { port } = await serve({
      connect: (peer) => ({
        receive() {
          for (let i = 0; i < 100; i += 1) peer.send(text);
        },
        closed: () => gone(),
      }),
      close: () => Promise.resolve(),
    });
    const wire = await new Wire(port).open();
    wire.socket.pause();
    wire.hello();
    await left;
  });
});

describe('names and rates', () => {
  it.each([
    ['127.0.0.1:80', undefined, true],
    ['[::1]:80', 'http://[::1]:80', true],
    ['table.local:80', 'http://table.local:80', true],
    ['table.local:80', 'http://localhost:80', false],
    ['[fd00::2]:80', 'http://[fd00::2]:80', true],
    ['fd00::2:80', undefined, false],
    ['[fd00::3]:80', undefined, false],
    ['table.local', undefined, false],
    [undefined, undefined, false],
  ])('host %s, origin %s: %s', (host, origin, meant) => {
    expect(isMeantForUs(host, origin, 80, ['table.local', 'fd00::2'])).toBe(meant);
  });

  it('lets a burst through, then so many a second', () => {
    let now = 0;
    const rate = new Rate({ burst: 3, perSecond: 2 }, () => now);
    const takes = (): boolean[] => Array.from({ length: 4 }, () => rate.take());
    expect(takes()).toEqual([true, true, true, false]);
    now = 1000;
    expect(takes()).toEqual([true, true, false, false]);
  });
});

describe('npm run host', () => {
  let program: Program;
  beforeAll(async () => {
    program = await Program.build();
  });
  afterAll(() => program.remove());

  it('says where it is in one line, plays, and leaves when told to', async () => {
    const dir = ownFolder();
    const running = await program.start('--data', dir, '--pace', 'instant');
    onTestFinished(() => running.kill('SIGKILL'));
    const { port, searchParams } = running.url;
    const wire = await new Wire(Number(port), { cookie: `trickhouse-owner-${port}=${searchParams.get('key')}` }).open();
    wire.hello();
    wire.socket.send(JSON.stringify({ ...SOLO, ref: 1 }));
    expect(await wire.until('update')).toMatchObject({ seat: 0 });
    const second = await program.start('--data', dir);
    expect(await second.ended).toBe(2);
    expect(second.errors).toContain('store/in-use');
    running.kill('SIGTERM');
    // Windows has no signals: it ends the program at once.
    expect(await running.ended).toBe(process.platform === 'win32' ? null : 0);
    expect(running.lines).toHaveLength(1);
    expect(running.errors).toBe('');
  });

  it('says what is wrong with its arguments', async () => {
    for (const args of [['--port', 'x'], ['--pace', 'x'], ['--vote-time', '3'], ['--nonsense']]) {
      const running = await program.start(...args);
      expect(await running.ended).toBe(2);
      expect(running.errors).toContain('usage:');
    }
  });
});

it('keeps windows apart on the host’s own machine; on the network, where browsers would complain, it does not try', async () => {
  const own = await serve();
  expect((await get(own.port, '/')).headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  const open = await serveTable({ host: await hostOn(ownFolder()), pages, keys: newKeys((length) => randomBytes(length)) });
  onTestFinished(() => open.close());
  for (const path of ['/', '/nothing']) {
    const { headers } = await get(open.port, path);
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  }
});
