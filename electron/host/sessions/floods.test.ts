import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import { ROOM } from '../limits/limits.ts';
import { PARTY } from '../fixtures/matches.fixture.ts';

/* Floods by guests who know the code, against other guests and the host. */

async function party(): Promise<{ host: Host; clock: Clock; ada: TestClient }> {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  return { host, clock, ada };
}

const join = async (host: Host, address: string, name?: string): Promise<TestClient> => {
  const guest = new TestClient(host, false, undefined, { address, ...(name === undefined ? {} : { name }) });
  await guest.until(() => guest.closed ?? guest.last('table') ?? guest.last('refusal'));
  return guest;
};

const bytes = ({ texts }: TestClient): number => texts.reduce((sum, text) => sum + text.length, 0);

it('twenty connections that say hello fifty times a second cost the others next to nothing', async () => {
  const { host, clock, ada } = await party();
  const ben = await join(host, '192.0.2.1', 'Ben');
  const hostile = await Promise.all(Array.from({ length: 16 }, (_, at) => join(host, `198.51.100.${at % 4}`)));
  const before = [ben, ada].map(bytes);
  const names = ['Eve', 'Mallory'];
  const began = process.cpuUsage();
  for (let round = 0; round < 150; round += 1) {
    for (const [at, one] of hostile.entries())
      one.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `${names[round % 2]} ${at}`, token: one.token }));
    clock.now += 20;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const seconds = 3;
  await ben.ask({ type: 'emote', emote: 'hello' });
  const [toBen, toAda] = [bytes(ben) - before[0]!, bytes(ada) - before[1]!];
  expect(toBen / seconds, 'bytes a second to a guest').toBeLessThan(20_000);
  expect(toAda / seconds, 'bytes a second to the owner').toBeLessThan(60_000);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000, 'milliseconds of work for 2,400 of them').toBeLessThan(3000);
  expect(hostile[0]!.messages.filter((one) => one.type === 'refusal' && one.code === 'protocol/too-fast').length).toBeGreaterThan(100);
});

it('several changes at once are told once, and before any update that follows from them', async () => {
  const { host, ada } = await party();
  const ben = await join(host, '192.0.2.1', 'Ben');
  await ben.ask({ type: 'sit', person: 1 });
  await ada.ask({ type: 'begin', bots: [] });
  const others = [ada, ben];
  const count = (one: TestClient): number => one.messages.filter(({ type }) => type === 'table').length;
  const before = others.map(count);
  const crowd = await Promise.all(Array.from({ length: 10 }, (_, at) => join(host, '192.0.2.2', `Guest ${at}`)));
  for (const one of crowd) one.leave();
  ben.leave();
  await ada.until(() => ada.table.people[1]?.present === false);
  expect(count(ada) - before[0]!).toBe(1);
  expect(count(ben) - before[1]!, 'nothing that Ben sees has changed').toBe(0);
  const back = new TestClient(host, false, ben.token, { address: '192.0.2.1' });
  await back.until(() => back.last('update'));
  const types = back.messages.map(({ type }) => type);
  expect(types.indexOf('table')).toBeGreaterThan(-1);
  expect(types.indexOf('table')).toBeLessThan(types.indexOf('update'));
});

describe('the room', () => {
  it('has room for people from elsewhere, however many insiders come from a few addresses', async () => {
    const { host, ada } = await party();
    const ben = await join(host, '192.0.2.1', 'Ben');
    await ben.ask({ type: 'sit', person: 1 });
    const insiders = await Promise.all(Array.from({ length: 64 }, (_, at) => join(host, `198.51.100.${at % 3}`)));
    const inside = (): TestClient[] => insiders.filter((one) => one.closed === undefined && one.last('welcome') !== undefined);
    expect(inside().length).toBe(ROOM.spectators);
    expect(insiders.map((one) => one.last('refusal')?.code)).toContain('table/full');
    const cas = await join(host, '192.0.2.7', 'Cas');
    expect(cas.last('welcome')).toBeDefined();
    expect(inside().length).toBe(ROOM.spectators - 1);
    ben.leave();
    const back = new TestClient(host, false, ben.token, { address: '192.0.2.1' });
    await back.until(() => back.last('table')?.people[1]?.mine);
    expect(inside().length, 'who holds a seat takes no room from others').toBe(ROOM.spectators - 1);
    // The owner clears them out, and the code they know is good no more.
    await ada.until(() => ada.last('lan')?.guests.some(({ name }) => name === 'Cas'));
    for (const { id, name } of ada.last('lan')!.guests) if (name === '') await ada.ask({ type: 'kick', guest: id });
    expect(inside()).toHaveLength(0);
    expect((await join(host, '198.51.100.9')).last('refusal')?.code).toBe('table/wrong-code');
  });

  it('lets nobody in twice from one address while others are waiting', async () => {
    const { host } = await party();
    const guests = await Promise.all(Array.from({ length: 17 }, () => join(host, '192.0.2.1')));
    expect(guests.filter((one) => one.last('welcome') !== undefined)).toHaveLength(ROOM.spectatorsByAddress);
  });

  it('holds a few connections of one guest: the oldest makes room', async () => {
    const { host } = await party();
    const first = await join(host, '192.0.2.1', 'Ben');
    await first.ask({ type: 'sit', person: 1 });
    let last = first;
    for (let i = 0; i < ROOM.connectionsBySession; i += 1) {
      last = new TestClient(host, false, last.token, { address: '192.0.2.1' });
      await last.until(() => last.last('table'));
    }
    expect(await first.until(() => first.closed)).toBeDefined();
    expect(last.closed).toBeUndefined();
  });
});

describe('dear messages', () => {
  it('of guests have rates of their own', async () => {
    const { host, clock, ada } = await party();
    const ben = await join(host, '192.0.2.1', 'Ben');
    await ben.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    await ben.until(() => ben.last('update'));
    const updates = (): number => ben.messages.filter(({ type }) => type === 'update').length;
    const refused = (code: string): number => ben.messages.filter((one) => one.type === 'refusal' && one.code === code).length;
    const before = updates();
    for (let i = 0; i < 100; i += 1) ben.say({ type: 'act', version: 99, action: 'KH' });
    await ben.until(() => refused('table/stale-version') === 100 || undefined);
    expect(updates() - before, 'refused actions are answered by few updates').toBeLessThanOrEqual(20);
    for (let i = 0; i < 100; i += 1) ben.say({ type: 'watch', person: null });
    await ben.until(() => refused('protocol/too-fast') === 90 || undefined);
    clock.now += 2000;
    expect(await ben.ask({ type: 'watch', person: 1 })).toMatchObject({ type: 'update' });
  });

  it('of chat are counted by person, by address and by table', async () => {
    const { host, clock, ada } = await party();
    await ada.ask({ type: 'customs', talk: 'always' });
    const guests = await Promise.all(Array.from({ length: 20 }, (_, at) => join(host, `192.0.2.${at % 4}`)));
    const said = (): number => ada.messages.filter(({ type }) => type === 'said').length;
    for (const one of guests) for (let i = 0; i < 5; i += 1) one.say({ type: 'say', text: 'x' });
    await ada.until(() => said() === 30 || undefined);
    for (let second = 0; second < 10; second += 1) {
      clock.now += 1000;
      for (const one of guests) one.say({ type: 'say', text: 'x' });
    }
    expect(said(), 'three a second').toBe(60);
    expect(await ada.ask({ type: 'say', text: 'Enough!' }), 'the owner is heard').toMatchObject({ type: 'said' });
  });
});
