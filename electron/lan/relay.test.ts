import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { formatLink, parseLink } from '../../engine/protocol/link.ts';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { PARTY } from '../host/fixtures/matches.fixture.ts';
import { Lan } from './network.ts';
import type { TableAddress } from './relay.ts';
import { Window } from './fixtures/window.fixture.ts';

/** An address that a table has for a while: everything goes through to it until it is left. */
class OldAddress {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async before(port: number): Promise<OldAddress> {
    const server = createServer();
    const address = new OldAddress(server);
    server.on('connection', (near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) {
        address.#sockets.add(socket);
        socket.on('error', () => undefined);
      }
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => address.leave());
    return address;
  }

  get place(): TableAddress {
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }

  leave(): void {
    this.#server.close();
    this.cut();
  }

  /** Drops everything without notice, like a machine that falls asleep. */
  hush(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Cuts every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** An impostor that announces a table's key without having its secret. */
async function impostor(): Promise<{ place: TableAddress; met: Promise<void> }> {
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  server.on('connection', (socket) => {
    socket.on('message', () => socket.send(Buffer.alloc(48, 7)));
    socket.on('close', meet);
  });
  return { place: { host: '127.0.0.1', port: (server.address() as AddressInfo).port }, met };
}

/** Ben's window at Ada's table, by an address that Ada's machine is about to lose. */
async function seated() {
  const host = await hostOn(ownFolder(), { network: new Lan({ pages: ownFolder(), announce: false, port: 0 }) });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  const link = parseLink(host.whereabouts.link ?? '');
  if (!link.ok) throw new Error(link.error.message);
  const { port, code, key } = link.value;
  const old = await OldAddress.before(port);
  const sought: { key: string; changed: (places: readonly TableAddress[]) => void }[] = [];
  const waits: (() => void)[] = [];
  const pulses = new Set<() => void>();
  let stopped = 0;
  const ben = new Window(formatLink({ ...old.place, code: code!, key: key! }), {
    after: (_, then) => {
      waits.push(then);
      return () => void waits.splice(waits.indexOf(then), 1);
    },
    every: (_, then) => {
      pulses.add(then);
      return () => pulses.delete(then);
    },
    seek: (key, changed) => {
      sought.push({ key, changed });
      return () => void (stopped += 1);
    },
  });
  await ben.until(() => ben.last('table'));
  ben.say({ type: 'sit', person: 1 });
  await ben.until(() => ben.last('table')?.people[1]?.mine);
  return { ada, ben, old, port, key, sought, waits, pulse: () => pulses.forEach((then) => then()), stopped: () => stopped };
}

/** Lets time pass, until Ben looks no more: of several places one is tried after the other. */
async function goOn(waits: (() => void)[], stopped: () => number): Promise<void> {
  while (stopped() === 0) {
    for (const then of waits.splice(0)) then();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until Ben has received the table again. */
function back(ben: Window): Promise<unknown> {
  const lost = ben.told.findLastIndex((message) => message.type === 'refusal' && message.code === 'link/lost');
  return ben.until(() => ben.told.slice(lost).find((message) => message.type === 'table' && message.people[1]?.mine === true));
}

describe('a guest whose host has moved', () => {
  it('is at the same seat again where the host’s key is heard of, by itself', async () => {
    const { ben, old, port, key, sought, stopped } = await seated();
    expect(sought, 'nobody looks around while the connection stands').toEqual([]);
    old.leave();
    await ben.until(() => ben.last('refusal')?.code === 'link/lost');
    expect(sought).toMatchObject([{ key }]);
    sought[0]!.changed([{ host: '127.0.0.1', port }]);
    await back(ben);
    expect(stopped()).toBe(1);
    expect(ben.closed).toBeUndefined();
  });

  it('does not fall for somebody who only says that they are the host', async () => {
    const { ben, old, port, sought, waits, stopped } = await seated();
    const other = await impostor();
    old.leave();
    await ben.until(() => ben.last('refusal')?.code === 'link/lost');
    sought[0]!.changed([other.place]);
    await other.met;
    sought[0]!.changed([other.place, { host: '127.0.0.1', port }]);
    await goOn(waits, stopped);
    await back(ben);
    expect(ben.closed).toBeUndefined();
  });

  it('goes back to the address that it knows where nothing else is true', async () => {
    const { ben, old, sought, waits, stopped } = await seated();
    const other = await impostor();
    old.cut();
    await ben.until(() => ben.last('refusal')?.code === 'link/lost');
    sought[0]!.changed([other.place]);
    await other.met;
    await goOn(waits, stopped);
    await back(ben);
    expect(ben.closed).toBeUndefined();
  });

  it('is missed, though no word of it comes', async () => {
    const { ben, old, port, sought, pulse } = await seated();
    pulse();
    // A message since the last look counts as an answer, too.
    ben.say({ type: 'say', text: 'Who deals?' });
    await ben.until(() => ben.last('said'));
    pulse();
    old.hush();
    while (sought.length === 0) {
      pulse();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await ben.until(() => ben.last('refusal')?.code === 'link/lost');
    sought[0]!.changed([{ host: '127.0.0.1', port }]);
    await back(ben);
  });
});

describe('a link to no host', () => {
  it.each(['192.168.1.300', '1..2', '::::', '0x7g.1'])('is refused as it comes, since no socket can be made to %s', (host) => {
    const window = new Window(`trickhouse://join?host=${encodeURIComponent(host)}&port=27412&code=ABC234&key=${'A'.repeat(43)}`);
    expect(window.last('refusal')?.code).toBe('link/malformed');
    expect(window.closed).toBe('link/malformed');
  });

  it('ends the way to the table, and nothing else, where it is only said that the table is there', async () => {
    const { ben, old, port, sought } = await seated();
    old.leave();
    await ben.until(() => ben.last('refusal')?.code === 'link/lost');
    sought[0]!.changed([{ host: '192.168.1.300', port }]);
    await ben.until(() => ben.closed);
    expect(ben.closed).toBe('link/unreachable');
  });
});
