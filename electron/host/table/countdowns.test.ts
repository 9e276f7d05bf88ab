import { describe, expect, it } from 'vitest';
import type { CountdownsMessage } from '../../../engine/protocol/messages.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';
import type { Host } from '../host.ts';

const GRACE = 20_000;

async function table(): Promise<{ clock: Clock; host: Host; ada: TestClient; ben: TestClient }> {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now, grace: GRACE });
  return { clock, host, ...(await withGuest(host)) };
}

const latest = (client: TestClient): CountdownsMessage | undefined => client.last('countdowns');

describe('a person who is away', () => {
  it('is counted down before everybody’s eyes, until a bot plays or they are back', async () => {
    const { clock, ada, ben, host } = await table();
    expect(latest(ada)).toBe(undefined);
    ben.leave();
    await ada.until(() => latest(ada)?.away.length === 1);
    expect(latest(ada)).toEqual({ type: 'countdowns', away: [{ person: 1, bot: { left: GRACE, of: GRACE } }] });
    clock.pass(8_000);
    const cas = new TestClient(host, false, undefined, { name: 'Cas' });
    await cas.until(() => latest(cas)?.away.length === 1);
    expect(latest(cas)?.away).toEqual([{ person: 1, bot: { left: 12_000, of: GRACE } }]);
    clock.pass(12_000);
    await ada.until(() => ada.table.people[1]?.substitute);
    await ada.until(() => latest(ada)?.away.length === 0);
    const back = new TestClient(host, false, ben.token);
    await ada.until(() => ada.table.people[1]?.substitute === false);
    back.leave();
    await ada.until(() => latest(ada)?.away.length === 1);
  });

  it('is waited for as long as it takes where a person at the table says so', async () => {
    const { clock, ada, ben, host } = await table();
    ben.leave();
    await ada.until(() => latest(ada)?.away.length === 1);
    await ada.ask({ type: 'absence', person: 1, choice: 'wait' });
    await ada.until(() => latest(ada)?.away[0]?.waits === 0);
    expect(latest(ada)?.away).toEqual([{ person: 1, waits: 0 }]);
    clock.pass(10 * GRACE);
    // People who come and go meanwhile start no other countdown.
    new TestClient(host, false, undefined, { name: 'Cas' });
    await ada.until(() => host.room.sessions.clients().length === 2);
    expect(host.room.presence.isSubstituted(1)).toBe(false);
    expect(latest(ada)?.away).toEqual([{ person: 1, waits: 0 }]);
    await ada.ask({ type: 'absence', person: 1, choice: 'bot' });
    expect(ada.table.people[1]).toMatchObject({ present: false, substitute: true });
    await ada.until(() => latest(ada)?.away.length === 0);
    expect(await ada.ask({ type: 'absence', person: 1, choice: 'wait' })).toMatchObject({ code: 'table/not-away' });
  });

  it('is a matter for those who sit: spectators have no say, guests have', async () => {
    const { ada, ben, host } = await table();
    const cas = new TestClient(host, false, undefined, { name: 'Cas' });
    await cas.until(() => cas.last('update'));
    await cas.ask({ type: 'sit', person: 2 });
    const dee = new TestClient(host, false, undefined, { name: 'Dee' });
    await dee.until(() => dee.last('update'));
    expect(await dee.ask({ type: 'absence', person: 1, choice: 'bot' })).toMatchObject({ code: 'table/not-seated' });
    expect(await cas.ask({ type: 'absence', person: 1, choice: 'bot' })).toMatchObject({ code: 'table/not-away' });
    ben.leave();
    await ada.until(() => latest(ada)?.away.length === 1);
    expect(await dee.ask({ type: 'absence', person: 1, choice: 'bot' })).toMatchObject({ code: 'table/not-seated' });
    expect(await cas.ask({ type: 'absence', person: 1, choice: 'bot' })).toMatchObject({ type: 'table' });
    await ada.until(() => ada.table.people[1]?.substitute);
  });

  it('has no limited turn while the table waits for them, and a whole one when they are back', async () => {
    const { clock, ada, ben, host } = await table();
    await ada.ask({ type: 'clock', seconds: 15 });
    const { version, legal } = ada.update;
    await ada.ask({ type: 'act', version, action: legal.actions.includes('pass') ? 'pass' : legal.actions[0]! });
    await ben.until(() => ben.update.legal.actions.length > 0);
    await ben.until(() => latest(ben)?.turn !== undefined);
    ben.leave();
    await ada.until(() => latest(ada)?.away.length === 1);
    await ada.ask({ type: 'absence', person: 1, choice: 'wait' });
    await ada.until(() => latest(ada)?.away[0]?.waits === 0);
    expect(latest(ada)?.turn).toBe(undefined);
    clock.pass(60_000);
    expect(host.room.presence.isSubstituted(1)).toBe(false);
    const back = new TestClient(host, false, ben.token);
    await back.until(() => latest(back)?.turn !== undefined);
    expect(latest(back)).toEqual({ type: 'countdowns', turn: { left: 15_000, of: 15_000 }, away: [] });
  });
});

it('a guest whose page is of another version all at once is away: the host has ended their connection', async () => {
  const { ada, ben } = await table();
  ben.raw(JSON.stringify({ type: 'hello', protocol: 99 }));
  await ben.until(() => ben.closed);
  await ada.until(() => latest(ada)?.away.length === 1);
  expect(ada.table.people[1]).toMatchObject({ present: false });
});

describe('the owner, whose page is closed', () => {
  it('is away like any other player: the guests see it, decide about it, and the seat is the owner’s again', async () => {
    const { clock, ada, ben, host } = await table();
    ada.leave();
    await ben.until(() => latest(ben)?.away.length === 1);
    expect(latest(ben)?.away).toEqual([{ person: 0, bot: { left: GRACE, of: GRACE } }]);
    expect(ben.table.people[0]).toMatchObject({ kind: 'here', present: false, substitute: false });
    await ben.ask({ type: 'absence', person: 0, choice: 'wait' });
    await ben.until(() => latest(ben)?.away[0]?.waits === 1);
    clock.pass(10 * GRACE);
    expect(host.room.presence.isSubstituted(0)).toBe(false);
    await ben.ask({ type: 'absence', person: 0, choice: 'bot' });
    expect(ben.table.people[0]).toMatchObject({ present: false, substitute: true });
    // It is Ada's turn: the bot's first move is hers.
    await ben.until(() => ben.update.legal.actions.length > 0);
    const back = new TestClient(host, true, ada.token);
    await back.until(() => back.last('update'));
    expect(back.table).toMatchObject({ watching: 0, people: { 0: { present: true, substitute: false, mine: true, stoodIn: 1 } } });
    await ben.until(() => ben.table.people[0]?.present === true && ben.table.people[0].substitute === false);
  });

  it('is played for in time, and with another page of theirs open not away at all', async () => {
    const { clock, ada, ben, host } = await table();
    const second = new TestClient(host, true);
    await second.until(() => second.last('update'));
    ada.leave();
    clock.pass(GRACE);
    expect(host.room.presence.awaited).toEqual([]);
    expect(host.room.presence.isSubstituted(0)).toBe(false);
    second.leave();
    await ben.until(() => latest(ben)?.away.length === 1);
    clock.pass(GRACE);
    await ben.until(() => ben.table.people[0]?.substitute === true && ben.update.legal.actions.length > 0);
  });

  it('is waited for without a limit where no guest is there', async () => {
    const { clock, ada, ben, host } = await table();
    ada.leave();
    await ben.until(() => latest(ben)?.away.length === 1);
    ben.leave();
    expect(host.room.presence.awaited.map(({ person }) => person)).toEqual([1]);
    clock.pass(10 * GRACE);
    expect([0, 1].map((person) => host.room.presence.isSubstituted(person))).toEqual([false, true]);
    const back = new TestClient(host, false, ben.token);
    await back.until(() => latest(back)?.away.length === 1);
    expect(latest(back)?.away).toEqual([{ person: 0, bot: { left: GRACE, of: GRACE } }]);
    await back.ask({ type: 'absence', person: 0, choice: 'wait' });
    back.leave();
    expect(host.room.presence.isHeld(0)).toBe(true);
  });

  it('leaves a table of their own as it is', async () => {
    const clock = new Clock();
    const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now, grace: GRACE });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await ada.until(() => ada.last('update'));
    ada.leave();
    clock.pass(10 * GRACE);
    expect(host.room.presence.awaited).toEqual([]);
    expect(host.room.presence.isSubstituted(0)).toBe(false);
  });
});

it('a limited turn is counted down for everybody, and ends when they act', async () => {
  const { clock, ada, ben } = await table();
  expect(latest(ben)).toBe(undefined);
  await ada.ask({ type: 'clock', seconds: 15 });
  await ben.until(() => latest(ben)?.turn !== undefined);
  expect(latest(ben)).toEqual({ type: 'countdowns', turn: { left: 15_000, of: 15_000 }, away: [] });
  clock.pass(15_000);
  await ada.until(() => ada.table.people[0]?.substitute);
  await ada.until(() => ada.table.people[0]?.substitute === true && ada.update.view.moves.length > 0);
  await ben.until(() => ben.update.legal.actions.length > 0);
  await ben.until(() => latest(ben)?.turn?.left === 15_000);
});

it('the reckoning that goes on by itself is counted down from the first who is ready', async () => {
  const { clock, ada, ben } = await table();
  const asked = (): TestClient | undefined => [ada, ben].find(({ update }) => update.legal.actions.length > 0);
  while (ada.update.view.score === null) {
    const turn = asked();
    if (turn !== undefined) await turn.ask({ type: 'act', version: turn.update.version, action: turn.update.legal.actions[0]! });
    const goesOn = (): boolean => ada.update.view.score !== null || asked() !== undefined;
    await Promise.race([ada.until(goesOn), ben.until(goesOn)]);
  }
  await ben.until(() => ben.update.view.score !== null);
  expect(latest(ben)).toBe(undefined);
  await ben.ask({ type: 'next', version: ben.update.version });
  await ada.until(() => latest(ada)?.next !== undefined);
  expect(latest(ada)).toEqual({ type: 'countdowns', next: { left: 45_000, of: 45_000 }, away: [] });
  clock.pass(45_000);
  await ada.until(() => ada.table.deal === 2);
  await ada.until(() => latest(ada)?.next === undefined);
});
