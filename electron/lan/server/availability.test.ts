import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { greet, newKeys, type Channel, type Keys } from '../../../engine/protocol/channel.ts';
import { hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { HALL_CROWD, type CrowdLimits } from '../../host/limits/limits.ts';
import type { TableHost } from '../../host/ports/peer.ts';
import { Rate } from '../../host/limits/rate.ts';
import { cryptography } from './nativeCryptography.ts';
import { serveTable } from './server.ts';
import { SocketGate } from './socketGate.ts';

/* Attacks by strangers without the code that try to keep others out. Attackers and newcomers come from different addresses of this machine's own network. */

/** Only some systems have all of 127.0.0.0/8. */
// macOS answers at 127.0.0.1 alone until other addresses of loopback are set up.
const has127 = process.platform !== 'darwin';
const ATTACKER = '127.0.0.2';
const NEWCOMER = '127.0.0.3';

async function serve(crowd?: CrowdLimits, table?: TableHost): Promise<{ port: number; keys: Keys }> {
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  const keys = newKeys((length) => randomBytes(length));
  const server = await serveTable({ host: table ?? (await hostOn(ownFolder())), pages, keys, ...(crowd === undefined ? {} : { crowd }) });
  onTestFinished(() => server.close());
  return { port: server.port, keys };
}

/** A socket that sends a text and never closes its end. */
function stay(port: number, text: string, localAddress = ATTACKER): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true }, () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('data', () => undefined);
    socket.on('error', () => resolve(socket));
    onTestFinished(() => void socket.destroy());
  });
}

/** A newcomer agrees on keys with the host, and hears an answer to what it `says`; rejects where it is cut off. */
function comeIn(port: number, keys: Keys, localAddress = NEWCOMER, says?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/secure`, { localAddress });
    onTestFinished(() => socket.terminate());
    let channel: Channel | undefined;
    const { hello, finish } = greet(keys.public, (length) => randomBytes(length), cryptography);
    socket.on('open', () => socket.send(hello));
    socket.on('message', (answer: Buffer) => {
      if (channel !== undefined) return resolve();
      const finished = finish(answer);
      if (!finished.ok) return reject(new Error('not the host'));
      channel = finished.value;
      if (says === undefined) resolve();
      else socket.send(channel.seal(says));
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
  });
}

const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

describe.skipIf(!has127)('a newcomer gets in', () => {
  it('with two hundred devices of a club evening at once, all from one address', async () => {
    const { port, keys } = await serve(HALL_CROWD);
    expect(await times(200, () => comeIn(port, keys))).toHaveLength(200);
  });

  it('with a card of a club evening, past 300 without one from the same address', async () => {
    // A hall as the server sees it: who says that they have a card has one.
    const host: TableHost = {
      connect: ({ send }) => ({
        receive: (text) => send(JSON.stringify({ type: 'welcome', protocol: 1, role: text === 'card' ? 'player' : 'door', token: '' })),
        closed: () => undefined,
      }),
      close: () => Promise.resolve(),
    };
    const { port, keys } = await serve(HALL_CROWD, host);
    let here = 0;
    const stranger = (): Promise<unknown> =>
      comeIn(port, keys, ATTACKER, 'door').then(
        () => (here += 1),
        () => undefined,
      );
    await times(250, stranger);
    expect(here, 'most of them stood at the door').toBeGreaterThan(100);
    await wait(2000);
    for (let at = 0; at < 10; at += 1) await comeIn(port, keys, ATTACKER, 'card');
    await times(100, () => comeIn(port, keys, NEWCOMER, 'card'));
  });

  it('past 516 upgrades that were refused, and whose clients never close', async () => {
    const { port, keys } = await serve();
    const upgrade = `GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const sockets = await times(516, () => stay(port, upgrade));
    await comeIn(port, keys);
    // The host lets go of all of them, though none was closed by its client.
    const left = (): number => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x');
      return sockets.filter(({ destroyed }) => !destroyed).length;
    };
    await expect.poll(left).toBe(0);
  });

  it('past 600 sockets from six addresses that never finish a request, which last no longer than their time', async () => {
    const { port, keys } = await serve();
    const sockets = (await times(6, (at) => times(100, () => stay(port, 'GET / HTTP/1.1\r\n', `127.0.0.${10 + at}`)))).flat();
    const drip = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('X-A: b\r\n');
    }, 500);
    onTestFinished(() => clearInterval(drip));
    await comeIn(port, keys);
    // Each sends on for ever, unless the host ends it.
    await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(0);
  });

  it('past connections that flood the host with pings and pongs, which it ends', async () => {
    const { port, keys } = await serve();
    for (const kind of ['ping', 'pong'] as const) {
      const flooding = await times(
        8,
        () =>
          new Promise<WebSocket>((resolve) => {
            const socket = new WebSocket(`ws://127.0.0.1:${port}/secure`, { localAddress: ATTACKER });
            socket.on('error', () => undefined);
            socket.on('open', () => resolve(socket));
            onTestFinished(() => socket.terminate());
          }),
      );
      const ended = times(flooding.length, (at) => new Promise<number>((resolve) => flooding[at]?.once('close', resolve)));
      for (const socket of flooding) for (let i = 0; i < 1000; i += 1) socket[kind]();
      await comeIn(port, keys);
      expect(await ended).toEqual(Array.from({ length: 8 }, () => 1008));
    }
  });
});

describe('requests sent ahead of the answer', () => {
  it('are answered one after the other, as far as there are few of them', async () => {
    const { port } = await serve();
    const get = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const text = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(get.repeat(3)));
      socket.on('data', (data: Buffer) => {
        heard += data.toString();
        if (heard.split('</title>').length === 4) resolve(heard);
      });
      onTestFinished(() => void socket.destroy());
    });
    expect(text.split('HTTP/1.1 200 OK')).toHaveLength(4);
  });

  it('take no more memory than one: eight sockets with 64 kB of them for a file of 2 MB, unread', async () => {
    const pages = ownFolder();
    mkdirSync(join(pages, 'assets'));
    writeFileSync(join(pages, 'assets', 'big.js.br'), brotliCompressSync(randomBytes(1_000_000).toString('hex')));
    const program = ['build/run.mjs', 'electron/lan/fixtures/pipelined.fixture.ts', pages];
    const child = spawn(process.execPath, program, {
      cwd: join(import.meta.dirname, '..', '..', '..'),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const line = async (): Promise<number> => Number((await lines.next()).value);
    const port = await line();
    const peak = (): Promise<number> => {
      child.stdin.write('\n');
      return line();
    };
    const before = await peak();
    const get = `GET /assets/big.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const sockets = await times(8, () => stay(port, get.repeat(Math.floor(65_536 / get.length)), '127.0.0.1'));
    for (const socket of sockets) socket.pause();
    await wait(1500);
    expect((await peak()) - before, 'megabytes').toBeLessThan(64);
  });
});

it('bytes that come faster than a rate allows wait, and none is lost', async () => {
  const gates: SocketGate[] = [];
  const listener = createServer((socket) => gates.push(new SocketGate(socket)));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listener.close());
  const sender = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void sender.destroy());
  sender.write(`GET / HTTP/1.1\r\n\r\n`);
  await new Promise<void>((resolve) => listener.once('connection', () => resolve()));
  const [gate] = gates;
  const heard: Buffer[] = [];
  const all = new Promise<void>((resolve) => {
    gate!.on('data', (bytes: Buffer) => {
      heard.push(bytes);
      if (Buffer.concat(heard).length >= 60_018) resolve();
    });
  });
  await new Promise<void>((resolve) => gate!.once('data', () => resolve()));
  const began = performance.now();
  gate!.open([new Rate({ burst: 10_000, perSecond: 50_000 }, () => performance.now())]);
  sender.write(Buffer.alloc(60_000, 'x'));
  await all;
  expect(performance.now() - began, 'milliseconds for 50,000 bytes beyond the burst').toBeGreaterThan(900);
  expect(
    Buffer.concat(heard)
      .subarray(18)
      .every((byte) => byte === 120),
  ).toBe(true);
  gate!.destroy();
});
