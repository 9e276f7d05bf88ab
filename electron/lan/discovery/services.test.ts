import { createSocket } from 'node:dgram';
import { describe, expect, it, onTestFinished } from 'vitest';
import { speakerAt } from './bonjour.ts';
import { PacketGate } from './packetGate.ts';
import { response, type Spoken } from '../fixtures/packets.fixture.ts';
import { SERVICE, Services } from './services.ts';

const KEY = 'k'.repeat(43);
const spoken = (at: number, more: Partial<Spoken> = {}): Spoken => ({ instance: `i${at}`, id: `id${at}`, key: KEY, port: 27412, ...more });

/** A packet as it is when it has been decoded. */
function packet(services: readonly Spoken[]): object {
  const answers = services.flatMap(({ instance, id, key, port, ttl = 120, addresses = [] }) => {
    const name = `${instance}.${SERVICE}`;
    return [
      { type: 'PTR', name: SERVICE, ttl, data: name },
      { type: 'SRV', name, ttl, data: { port, target: `${instance}.local` } },
      { type: 'TXT', name, ttl, data: [Buffer.from(`id=${id}`), Buffer.from(`key=${key}`)] },
      ...addresses.map((data) => ({ type: data.includes(':') ? 'AAAA' : 'A', name: `${instance}.local`, ttl, data })),
    ];
  });
  return { answers, additionals: [] };
}

describe('services', () => {
  it('are heard of, by any case of their names, with the addresses of a network like this', () => {
    const services = new Services(() => 0);
    const shouted = JSON.parse(JSON.stringify(packet([])).replace('local', 'LOCAL')) as object;
    expect(services.take(shouted, '192.168.1.2')).toBe(false);
    expect(services.take(packet([spoken(1, { addresses: ['10.0.0.7', '8.8.8.8', 'fe80::1'] })]), '192.168.1.2')).toBe(true);
    expect(services.all).toMatchObject([{ id: 'id1', key: KEY, port: 27412, addresses: ['192.168.1.2', '10.0.0.7'] }]);
    expect(services.take(packet([spoken(1, { addresses: ['10.0.0.7'] })]), '192.168.1.2'), 'the same once more').toBe(false);
  });

  it('are heard of over IPv6 from neighbours, at private addresses', () => {
    const services = new Services(() => 0);
    services.take(packet([spoken(1, { addresses: ['fd00::7', '2a02:a44::7', 'fe80::7', '10.0.0.7'] })]), 'fe80::9%eth0');
    expect(services.all[0]?.addresses).toEqual(['fe80::9%eth0', 'fd00::7', '10.0.0.7']);
    expect(services.take(packet([spoken(2)]), '2a02:a44::66'), 'from the internet').toBe(false);
  });

  it('are gone when their sender says so, and nobody else', () => {
    const services = new Services(() => 0);
    services.take(packet([spoken(1)]), '192.168.1.2');
    expect(services.take(packet([spoken(1, { ttl: 0 })]), '192.168.1.66')).toBe(false);
    expect(services.all).toHaveLength(1);
    expect(services.take(packet([spoken(1, { ttl: 0 })]), '192.168.1.2')).toBe(true);
    expect(services.all).toHaveLength(0);
  });

  it('are forgotten when they are not heard for their time, a minute at most', () => {
    let now = 0;
    const services = new Services(() => now);
    services.take(packet([spoken(1, { ttl: 10 }), spoken(2, { ttl: 4_000_000_000 })]), '192.168.1.2');
    now = 10_000;
    expect(services.expire()).toBe(true);
    expect(services.all.map(({ id }) => id)).toEqual(['id2']);
    now = 60_000;
    expect(services.expire()).toBe(true);
    expect(services.all).toEqual([]);
    expect(services.expire()).toBe(false);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { answers: 'text', additionals: 7 },
    { answers: [null, 7, {}, { type: 'PTR', name: SERVICE, ttl: 1, data: {} }] },
    packet([spoken(1, { key: 'short' })]),
    packet([spoken(1, { id: 'No ID' })]),
    packet([spoken(1, { port: 0 })]),
    {
      answers: [
        { type: 'PTR', name: SERVICE, ttl: 1, data: `x.${SERVICE}` },
        { type: 'TXT', name: `x.${SERVICE}`, ttl: 1, data: null },
      ],
    },
  ])('are not heard of in %j', (odd) => {
    const services = new Services(() => 0);
    expect(services.take(odd, '192.168.1.2')).toBe(false);
    expect(services.all).toEqual([]);
  });

  it('of one sender have a bound, and take no room from others', () => {
    const services = new Services(() => 0);
    services.take(packet([spoken(0)]), '192.168.1.2');
    for (let at = 1; at <= 7500; at += 1) services.take(packet([spoken(at)]), '192.168.1.66');
    expect(services.all).toHaveLength(17);
    expect(services.all[0]).toMatchObject({ id: 'id0' });
  });

  it('of all senders have a bound: the newest are heard, those that are known to be there keep their place', () => {
    const services = new Services(
      () => 0,
      ({ id }) => id === 'id0',
    );
    for (let at = 0; at < 7500; at += 1) services.take(packet([spoken(at)]), `10.0.${at >> 8}.${at & 255}`);
    expect(services.all).toHaveLength(128);
    expect(services.all.map(({ id }) => id)).toEqual(['id0', ...Array.from({ length: 127 }, (_, at) => `id${7373 + at}`)]);
  });

  it('cost time that grows with their number, not with its square', () => {
    const cpu = (count: number): number => {
      const packets = Array.from({ length: count }, (_, at) => packet([spoken(at)]));
      const services = new Services(() => 0);
      const before = process.cpuUsage();
      for (const [at, one] of packets.entries()) services.take(one, `10.0.${at >> 8}.${at & 255}`);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    cpu(1000);
    // 7,500 services took 83,000 ms when everything that was heard was kept, and compared with everything.
    expect(cpu(7500)).toBeLessThan(2000);
  });

  it('in one packet cost time that grows with its length, and only so many are read', () => {
    const services = new Services(() => 0);
    const whole = packet(Array.from({ length: 7500 }, (_, at) => spoken(at)));
    const before = process.cpuUsage();
    for (let times = 0; times < 20; times += 1) services.take(whole, '192.168.1.66');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    expect(services.all).toHaveLength(16);
  });
});

describe('the gate', () => {
  it('lets a sender say only so much, and all of them together', () => {
    let now = 0;
    const gate = new PacketGate(() => now);
    const admitted = (sender: string): number => Array.from({ length: 1000 }, () => gate.admits(500, sender)).filter(Boolean).length;
    expect(admitted('192.168.1.66')).toBe(60);
    expect(admitted('192.168.1.2')).toBe(60);
    now = 1000;
    expect(admitted('192.168.1.66'), 'in the long run').toBe(20);
    expect(gate.admits(9001, '192.168.1.3'), 'longer than any packet').toBe(false);
    let all = 0;
    for (let at = 0; at < 7500; at += 1) if (gate.admits(500, `10.0.${at >> 8}.${at & 255}`)) all += 1;
    expect(all).toBeLessThan(200);
  });
});

it('a flood of 7,500 services over the wire costs less than two seconds of processor, and an honest one is heard in it', async () => {
  const free = createSocket('udp4');
  await new Promise<void>((resolve) => free.bind(0, '127.0.0.1', resolve));
  const { port } = free.address();
  await new Promise<void>((resolve) => free.close(resolve));
  const speaker = speakerAt('127.0.0.1', port);
  onTestFinished(() => new Promise((resolve) => void speaker.destroy(resolve)));
  const { mdns } = (speaker as unknown as { server: { mdns: NodeJS.EventEmitter } }).server;
  await new Promise((resolve) => mdns.once('ready', resolve));
  const services = new Services(() => performance.now());
  let read = 0;
  mdns.on('response', (heard: unknown, { address }: { address: string }) => {
    read += 1;
    services.take(heard, address);
  });
  const honest = createSocket('udp4');
  const flood = createSocket('udp4');
  for (const [socket, address] of [
    [honest, '127.0.0.2'],
    [flood, '127.0.0.66'],
  ] as const) {
    await new Promise<void>((resolve) => socket.bind(0, address, resolve));
    onTestFinished(() => new Promise((resolve) => void socket.close(() => resolve())));
  }
  const send = (socket: typeof flood, said: Buffer): Promise<void> =>
    new Promise((resolve) => socket.send(said, port, '127.0.0.1', () => resolve()));
  const packets = Array.from({ length: 7500 }, (_, at) => response([spoken(at)]));
  const before = process.cpuUsage();
  for (const [at, one] of packets.entries()) {
    await send(flood, one);
    if (at % 500 === 0) await send(honest, response([spoken(at, { instance: 'honest', id: 'honest' })]));
  }
  const heard = (): boolean => services.all.some(({ id }) => id === 'honest');
  while (!heard()) await new Promise((resolve) => mdns.once('response', resolve));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'sending included').toBeLessThan(2000);
  expect(read).toBeLessThan(1000);
  expect(services.all.length).toBeLessThanOrEqual(17);
});
