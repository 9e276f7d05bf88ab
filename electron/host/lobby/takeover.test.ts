import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatch } from '../../store/format/lines.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';
import type { Host } from '../host.ts';

const GRACE = 20_000;

async function arrived(host: Host, name?: string): Promise<TestClient> {
  const guest = new TestClient(host, false, undefined, name === undefined ? {} : { name });
  await guest.until(() => guest.last('update'));
  return guest;
}

it('a guest takes a bot’s seat in the middle of a deal, sees its hand and no other, and the record names both', async () => {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  const cas = await arrived(host, 'Cas');
  expect(cas.update.view.hands.flat().every((card) => card === '??')).toBe(true);
  expect(await cas.ask({ type: 'sit', person: 2 })).toMatchObject({ type: 'table', watching: 2 });
  await cas.until(() => cas.update.seat === 2);
  const { hands } = cas.update.view;
  expect(hands.map((hand) => hand.some((card) => card !== '??'))).toEqual([false, false, true, false]);
  await ada.until(() => ada.table.people[2]?.kind === 'away' && ada.table.people[2].name === 'Cas');
  await host.close();
  const saved = readMatch(readFileSync(join(dir, 'matches', `${ada.table.match}.jsonl`)));
  expect(saved.ok && saved.value.header.people[2]?.kind).toBe('bot');
  expect(saved.ok && saved.value.people[2]).toMatchObject({ kind: 'away', name: 'Cas' });
});

it('a bot whose seat is taken on its turn does not play', async () => {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, pace: 'normal' });
  const ada = new TestClient(host, true);
  await ada.ask({ ...SOLO, dealer: 0 });
  const cas = await arrived(host, 'Cas');
  await cas.ask({ type: 'sit', person: 1 });
  await cas.until(() => cas.update.seat === 1);
  expect(cas.update.legal.actions.length).toBeGreaterThan(0);
  const { version } = cas.update;
  clock.pass(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ada.update.version).toBe(version);
  expect(await cas.ask({ type: 'act', version, action: cas.update.legal.actions[0]! })).toMatchObject({ type: 'update' });
});

it('the host may keep guests off bots’ seats; open ones stay open', async () => {
  const host = await hostOn(ownFolder());
  const { ada, ben } = await withGuest(host);
  await ada.ask({ type: 'customs', latecomers: false });
  const cas = await arrived(host, 'Cas');
  expect(await cas.ask({ type: 'sit', person: 2 })).toMatchObject({ code: 'table/seat-taken' });
  await ben.ask({ type: 'stand' });
  expect(await cas.ask({ type: 'sit', person: 1 })).toMatchObject({ type: 'table' });
});

it('a guest who sits, and a person at the host’s machine who does, take no bot’s seat besides', async () => {
  const host = await hostOn(ownFolder());
  const { ada, ben } = await withGuest(host);
  expect(await ben.ask({ type: 'sit', person: 2, name: 'Two' })).toMatchObject({ type: 'refusal' });
  expect(await ada.ask({ type: 'sit', person: 2, name: 'Two' })).toMatchObject({ code: 'table/seat-taken' });
});

it('no guest sees two hands of one deal by changing seats', async () => {
  const host = await hostOn(ownFolder());
  const { ben } = await withGuest(host);
  await ben.ask({ type: 'stand' });
  expect(await ben.ask({ type: 'sit', person: 2 })).toMatchObject({ code: 'table/saw-cards' });
  expect(ben.update.view.hands.flat().every((card) => card === '??')).toBe(true);
  expect(await ben.ask({ type: 'sit', person: 1 })).toMatchObject({ type: 'table', watching: 1 });
});

/** Ben is away, and a bot plays for him; Eve has been in the room all the time. */
async function withoutBen() {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now, grace: GRACE });
  const { ada, ben } = await withGuest(host);
  const eve = await arrived(host, 'Eve');
  ben.leave();
  await ada.until(() => ada.table.people[1]?.present === false);
  clock.pass(GRACE);
  await ada.until(() => ada.table.people[1]?.substitute);
  return { clock, host, ada, ben, eve };
}
const seesNothing = (guest: TestClient): boolean => guest.update.view.hands.flat().every((card) => card === '??');

it('a guest who returns in another browser gets the seat back by name, once a bot plays there', async () => {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now, grace: GRACE });
  const { ada, ben } = await withGuest(host);
  ben.leave();
  await ada.until(() => ada.table.people[1]?.present === false);
  const again = await arrived(host);
  expect(await again.ask({ type: 'sit', person: 1, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
  clock.pass(GRACE);
  await ada.until(() => ada.table.people[1]?.substitute);
  expect(await again.ask({ type: 'sit', person: 1, name: 'Somebody' })).toMatchObject({ code: 'table/seat-taken' });
  expect(await again.ask({ type: 'sit', person: 1, name: 'Ben' })).toMatchObject({ type: 'table', watching: 1 });
  await ada.until(() => ada.table.people[1]?.present === true && !ada.table.people[1].substitute);
});

it('a spectator who was in the room with a guest does not get that guest’s seat by name', async () => {
  const { host, eve } = await withoutBen();
  expect(await eve.ask({ type: 'sit', person: 1, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
  expect(seesNothing(eve)).toBe(true);
  eve.leave();
  const back = new TestClient(host, false, eve.token);
  await back.until(() => back.last('update'));
  expect(await back.ask({ type: 'sit', person: 1, name: 'Ben' }), 'nor by going out and in').toMatchObject({ code: 'table/seat-taken' });
});

it('a token has its seat back from one who had the name alone, who then watches', async () => {
  const { host, ada, ben } = await withoutBen();
  const other = await arrived(host);
  await other.ask({ type: 'sit', person: 1, name: 'Ben' });
  await other.until(() => other.update.seat === 1);
  const back = new TestClient(host, false, ben.token, { code: 'WRONG2' });
  await back.until(() => back.last('update')?.seat === 1);
  expect(back.table.people[1]).toMatchObject({ name: 'Ben', mine: true, present: true });
  await other.until(() => other.update.seat === null);
  expect(seesNothing(other)).toBe(true);
  expect(await other.ask({ type: 'sit', person: 1, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
  expect(await other.ask({ type: 'sit', person: 2, name: 'Other' })).toMatchObject({ code: 'table/saw-cards' });
  expect(await ada.ask({ type: 'lan' })).toMatchObject({ open: true });
});

it('a seat that the owner gave away is not taken back', async () => {
  const { host, ada, ben } = await withoutBen();
  const other = await arrived(host);
  await other.ask({ type: 'sit', person: 1, name: 'Ben' });
  const guest = await ada.until(() => ada.last('lan')?.guests.find(({ person, present }) => person === 1 && present));
  await ada.ask({ type: 'kick', guest: guest.id });
  await ada.ask({ type: 'lan' });
  const code = ada.last('lan')?.code ?? '';
  const cas = new TestClient(host, false, undefined, { name: 'Cas', code });
  await cas.until(() => cas.last('update'));
  expect(await cas.ask({ type: 'sit', person: 1 })).toMatchObject({ type: 'table' });
  const back = new TestClient(host, false, ben.token, { code });
  await back.until(() => back.last('update'));
  expect(back.update.seat).toBeNull();
  await ada.until(() => ada.table.people[1]?.name === 'Cas');
});

it('one who let a turn run out keeps the seat against another of the same name for as long as they are connected', async () => {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now });
  const { ada, ben } = await withGuest(host);
  await ada.ask({ type: 'clock', seconds: 15 });
  const asked = (): boolean => ben.update.legal.actions.length > 0;
  while (!asked()) {
    const { version, legal } = ada.update;
    await ada.ask({ type: 'act', version, action: legal.actions[0]! });
    await Promise.race([ben.until(asked), ada.until(() => ada.update.legal.actions.length > 0)]);
  }
  clock.pass(15_000);
  await ada.until(() => ada.table.people[1]?.substitute);
  const again = await arrived(host);
  expect(await again.ask({ type: 'sit', person: 1, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
});

it('after the last card a bot’s seat is no one’s to take', async () => {
  const host = await hostOn(ownFolder());
  const { ada, ben } = await withGuest(host);
  const cas = await arrived(host, 'Cas');
  const asked = (): TestClient | undefined => [ada, ben].find(({ update }) => update.legal.actions.length > 0);
  for (;;) {
    const turn = asked();
    if (ada.table.over) break;
    if (turn !== undefined) await turn.ask({ type: 'act', version: turn.update.version, action: turn.update.legal.actions[0]! });
    else if (ada.update.view.toAct === null) await ada.ask({ type: 'next', version: ada.update.version, now: true });
    const goesOn = (): boolean => ada.table.over || ada.update.view.toAct === null || asked() !== undefined;
    await Promise.race([ada.until(goesOn), ben.until(goesOn)]);
  }
  expect(await cas.ask({ type: 'sit', person: 2 })).toMatchObject({ code: 'table/seat-taken' });
});
