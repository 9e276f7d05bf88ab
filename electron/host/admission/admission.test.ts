import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guestExchange } from '../../../engine/protocol/cpace.ts';
import { PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { JoinCode, newCode } from './access.ts';
import { CODES } from '../limits/limits.ts';
import { GRACE } from '../table/presence.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { TestClient, CODE, Doorstep, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import type { HostSettings } from '../hostSettings.ts';
import { ADA, bot, SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';

const OPEN = { kind: 'open' } as const;
/** Ada, two seats for guests, a bot. */
const PARTY = { ...SOLO, people: [ADA, OPEN, OPEN, bot('Bot')] } satisfies Unnumbered;

interface Party {
  readonly dir: string;
  readonly host: Host;
  readonly doorstep: Doorstep;
  readonly clock: Clock;
  readonly ada: TestClient;
}

async function party(settings: Partial<HostSettings> = {}): Promise<Party> {
  const dir = ownFolder();
  const clock = new Clock();
  const doorstep = new Doorstep();
  const host = await hostOn(dir, { network: doorstep, after: clock.after, now: () => clock.now, ...settings });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  return { dir, host, doorstep, clock, ada };
}

/** A guest who has come in; with a name, one who has sat down too. */
async function join(host: Host, person?: number, name?: string): Promise<TestClient> {
  const guest = new TestClient(host, false, undefined, name === undefined ? {} : { name });
  await guest.until(() => guest.last('table'));
  if (person !== undefined) expect(await guest.ask({ type: 'sit', person })).toMatchObject({ type: 'table' });
  return guest;
}

const peopleOf = (client: TestClient): string[] =>
  client.table.people.map(({ name, kind, present, substitute, mine }) =>
    [kind, name, ...(present ? [] : ['gone']), ...(substitute ? ['bot plays'] : []), ...(mine ? ['mine'] : [])].join(' '),
  );

describe('a table with open seats', () => {
  it('waits for people, each of whom takes one seat under a name of their own', async () => {
    const { host, ada } = await party();
    expect(ada.table).toMatchObject({ deal: 0, watching: 0, over: false });
    expect(peopleOf(ada)).toEqual(['here Ada mine', 'open  gone', 'open  gone', 'bot Bot']);
    const ben = await join(host);
    expect(ben.table.watching).toBe(null);
    expect(await ben.ask({ type: 'sit', person: 1 })).toMatchObject({ code: 'table/name-needed' });
    expect(await ben.ask({ type: 'sit', person: 1, name: 'Ada' })).toMatchObject({ code: 'table/name-taken' });
    expect(await ben.ask({ type: 'sit', person: 0, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
    expect(await ben.ask({ type: 'sit', person: 4, name: 'Ben' })).toMatchObject({ code: 'table/seat-taken' });
    await ben.ask({ type: 'sit', person: 2, name: 'Ben' });
    expect(peopleOf(ben)).toEqual(['here Ada', 'open  gone', 'away Ben mine', 'bot Bot']);
    expect(await ben.ask({ type: 'sit', person: 1, name: 'Cas' })).toMatchObject({ code: 'table/seated' });
    await ben.ask({ type: 'stand' });
    expect(peopleOf(ben)[2]).toBe('open  gone');
    await ben.ask({ type: 'sit', person: 1 });
    expect(await ada.ask({ type: 'begin', bots: [] })).toMatchObject({ code: 'table/seats-open', facts: { needed: 1 } });
    expect(await ben.ask({ type: 'begin', bots: [bot('Bot 2')] })).toMatchObject({ code: 'table/not-owner' });
    expect(await ada.ask({ type: 'begin', bots: [bot('Bot 2')] })).toMatchObject({ type: 'update', seat: 0 });
    expect(await ada.ask({ type: 'begin', bots: [] })).toMatchObject({ code: 'table/in-play' });
    await ben.until(() => ben.last('update'));
    expect(ben.update).toMatchObject({ seat: 1 });
    expect(ben.update.view.hands[1]).not.toContain('??');
    expect(ben.update.view.hands[0]).toContain('??');
  });

  it('tells the owner who is there, and the network how many seats are open', async () => {
    const { host, ada, doorstep } = await party();
    await ada.until(() => doorstep.sign?.game === 'klaverjas');
    expect(doorstep.sign).toEqual({ name: 'Ada', game: 'klaverjas', seats: 2, locked: false });
    const ben = await join(host, 1, 'Ben');
    await ada.until(() => ada.last('lan')?.guests.some(({ person }) => person === 1));
    expect(ada.last('lan')).toMatchObject({
      open: true,
      locked: false,
      code: CODE,
      addresses: [`http://table.test:1/#join=${CODE}&key=${'k'.repeat(43)}`],
      name: 'Ada',
      link: `trickhouse://join?host=table.test&port=1&code=${CODE}&key=${'k'.repeat(43)}`,
      guests: [{ name: 'Ben', person: 1, present: true }],
    });
    expect(doorstep.sign?.seats).toBe(1);
    expect(ben.last('lan'), 'guests hear nothing of it').toBeUndefined();
    expect(ada.texts.join(), 'tokens are nobody else’s business').not.toContain(ben.token);
  });
});

describe('whoever is away', () => {
  it('is replaced by a bot after a while, for all to see, and is back at once', async () => {
    const { host, ada, clock } = await party();
    const ben = await join(host, 1, 'Ben');
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ada.ask({ type: 'act', version: ada.update.version, action: 'pass' });
    await ben.until(() => ben.update.legal.actions.length > 0);
    ben.leave();
    await ada.until(() => peopleOf(ada)[1] === 'away Ben gone');
    const { version } = ada.update;
    clock.pass(GRACE - 1);
    expect(peopleOf(ada)[1]).toBe('away Ben gone');
    clock.pass(1);
    await ada.until(() => peopleOf(ada)[1] === 'away Ben gone bot plays');
    await ada.until(() => ada.update.version > version);
    const back = new TestClient(host, false, ben.token, { code: 'WRONG2' });
    await back.until(() => back.last('update'));
    expect(peopleOf(back)[1]).toBe('away Ben mine');
    expect(back.update.seat).toBe(1);
    await ada.until(() => peopleOf(ada)[1] === 'away Ben');
  });

  it('who is back in time has not been replaced', async () => {
    const { host, ada, clock } = await party();
    const ben = await join(host, 1, 'Ben');
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    ben.leave();
    clock.pass(GRACE / 2);
    const back = new TestClient(host, false, ben.token);
    await back.until(() => back.last('update'));
    clock.pass(GRACE * 2);
    expect(peopleOf(back)[1]).toBe('away Ben mine');
  });

  it('has the seat still when the program has been started again', async () => {
    const { host, ada, dir, clock } = await party();
    const ben = await join(host, 1, 'Ben');
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ben.until(() => ben.last('update'));
    const { match } = ada.table;
    const { view } = ben.update;
    await host.close();
    const later = await hostOn(dir, { after: clock.after });
    const owner = new TestClient(later, true);
    await owner.ask({ type: 'resume', match });
    expect(peopleOf(owner)).toEqual(['here Ada mine', 'away Ben gone', 'bot Bot 2', 'bot Bot']);
    const back = new TestClient(later, false, ben.token, { code: 'WRONG2' });
    await back.until(() => back.last('update'));
    expect(back.update.view).toEqual(view);
  });

  it('and gives the seat up leaves it to a bot, and to whoever sits down', async () => {
    const { host, ada, dir } = await party();
    const ben = await join(host, 1, 'Ben');
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ben.until(() => ben.last('update'));
    await ben.ask({ type: 'stand' });
    await ben.until(() => ben.update.seat === null);
    expect(peopleOf(ben)[1]).toBe('open Ben gone bot plays');
    const cas = await join(host, 1, 'Cas');
    await cas.until(() => cas.last('update')?.seat === 1);
    expect(peopleOf(cas)[1]).toBe('away Cas mine');
    const { match } = ada.table;
    await ada.ask({ type: 'leave' });
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    await later.ask({ type: 'resume', match });
    expect(peopleOf(later)[1], 'written down').toBe('away Cas gone');
  });
});

describe('the door', () => {
  it('lets in who knows the code, however they type it', async () => {
    const { host } = await party({ code: 'ABC234' });
    for (const code of ['ABC234', 'abc234', 'abc 234', ' A-B-C 2.3.4 ']) {
      const guest = new TestClient(host, false, undefined, { code });
      expect(await guest.until(() => guest.last('welcome')), code).toMatchObject({ owner: false });
    }
    const guest = new TestClient(host, false, undefined, { code: 'ABC235' });
    expect(await guest.until(() => guest.last('refusal'))).toMatchObject({ code: 'table/wrong-code', facts: { left: CODES.tries - 1 } });
    expect(guest.last('table')).toBeUndefined();
    expect(await guest.ask({ type: 'watch', person: null })).toMatchObject({ code: 'protocol/no-hello' });
  });

  it('is closed unless it is opened, and when it is closed again', async () => {
    const { host, ada } = await party();
    const ben = await join(host, 1, 'Ben');
    expect(await ada.ask({ type: 'lan', open: false })).toMatchObject({ type: 'lan', open: false, addresses: [], link: null });
    await ben.until(() => ben.closed);
    expect(ben.last('refusal')).toMatchObject({ code: 'table/closed', facts: { name: 'Ada' } });
    const back = new TestClient(host, false, ben.token);
    expect(await back.until(() => back.last('refusal'))).toMatchObject({ code: 'table/closed' });
    await ada.ask({ type: 'lan', open: true });
    const again = new TestClient(host, false, ben.token);
    await again.until(() => again.last('table'));
    expect(peopleOf(again)[1]).toBe('away Ben mine');
  });

  it('is opened once, however often somebody asks, and closed if that was asked last', async () => {
    const { ada, doorstep } = await party();
    await ada.ask({ type: 'lan', open: false });
    const before = doorstep.opened;
    await Promise.all([ada.ask({ type: 'lan', open: true }), ada.ask({ type: 'lan', open: true })]);
    expect(doorstep.opened).toBe(before + 1);
    await Promise.all([ada.ask({ type: 'lan', open: false }), ada.ask({ type: 'lan', open: true }), ada.ask({ type: 'lan', open: false })]);
    expect(doorstep.isOpen).toBe(false);
    expect(ada.last('lan')).toMatchObject({ open: false });
  });

  it('can be locked: nobody new comes in, guests come back', async () => {
    const { host, ada, doorstep } = await party();
    const ben = await join(host, 1, 'Ben');
    expect(await ada.ask({ type: 'lan', locked: true })).toMatchObject({ locked: true });
    expect(doorstep.sign?.locked).toBe(true);
    const cas = new TestClient(host, false);
    expect(await cas.until(() => cas.last('refusal'))).toMatchObject({ code: 'table/locked' });
    ben.leave();
    const back = new TestClient(host, false, ben.token);
    await back.until(() => back.last('table'));
    await ada.ask({ type: 'lan', locked: false });
    await join(host);
  });

  it('gets another code when the owner wants one', async () => {
    const { host, ada } = await party();
    const answer = await ada.ask({ type: 'lan', renew: true });
    if (answer.type !== 'lan') throw new Error(answer.type);
    expect(answer.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    const late = new TestClient(host, false);
    expect(await late.until(() => late.last('refusal'))).toMatchObject({ code: 'table/wrong-code' });
    const right = new TestClient(host, false, undefined, { code: answer.code });
    await right.until(() => right.last('welcome'));
  });

  it('shuts behind who is shown it', async () => {
    const { host, ada, doorstep } = await party();
    const ben = await join(host, 1, 'Ben');
    const cas = await join(host);
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ada.until(() => ada.last('lan')?.guests.length === 2);
    const [first, second] = ada.last('lan')!.guests;
    for (const one of [first, second]) await ada.ask({ type: 'kick', guest: one!.id });
    // They know the old one.
    await ada.until(() => ada.last('lan')?.code !== CODE && ada.last('lan')?.code === doorstep.code);
    for (const guest of [ben, cas]) {
      await guest.until(() => guest.closed);
      expect(guest.last('refusal')).toMatchObject({ code: 'table/kicked', facts: { name: 'Ada' } });
    }
    expect(peopleOf(ada)[1]).toBe('open Ben gone bot plays');
    const back = new TestClient(host, false, ben.token, { code: 'WRONG2' });
    expect(await back.until(() => back.last('refusal'))).toMatchObject({ code: 'table/wrong-code' });
    expect(await ada.ask({ type: 'kick', guest: first!.id })).toMatchObject({ code: 'table/no-guest' });
  });

  it('stays shut behind them, whatever other tokens they took with them', async () => {
    const { host, ada } = await party();
    const spare = await join(host);
    spare.leave();
    const away = await join(host, 2, 'Cas');
    away.leave();
    await join(host, 1, 'Ben');
    const ben = await ada.until(() => ada.last('lan')!.guests.find(({ name }) => name === 'Ben'));
    await ada.ask({ type: 'kick', guest: ben.id });
    const back = new TestClient(host, false, spare.token, { code: CODE });
    expect(await back.until(() => back.last('refusal'))).toMatchObject({ code: 'table/wrong-code' });
    // A guest with a seat who is only away does not suffer for it.
    const seated = new TestClient(host, false, away.token, { code: CODE });
    await seated.until(() => seated.last('table')?.people[2]?.mine);
  });

  it('makes guessers wait, each address for itself, and longer each time', () => {
    let now = 0;
    const access = new JoinCode('ABC234', () => now);
    access.open = true;
    const guess = (address: string, code = 'WRONG2') => access.judge(address, () => code === 'ABC234');
    for (let i = 1; i <= CODES.tries; i += 1)
      expect(guess('a')).toMatchObject({ error: { code: 'table/wrong-code', facts: { left: CODES.tries - i } } });
    expect(guess('a', 'ABC234'), 'even with the code').toMatchObject({
      error: { code: 'table/too-many-tries', facts: { wait: CODES.firstLockout } },
    });
    expect(guess('b', 'ABC234')).toMatchObject({ ok: true });
    now += CODES.firstLockout;
    expect(guess('a')).toMatchObject({ error: { code: 'table/wrong-code' } });
    expect(guess('a')).toMatchObject({ error: { code: 'table/too-many-tries', facts: { wait: CODES.firstLockout * 2 } } });
    now += CODES.firstLockout * 2;
    expect(guess('a', 'ABC234')).toMatchObject({ ok: true });
  });

  it('has nobody wait longer where the clock of the machine is set back', async () => {
    const { host, clock } = await party();
    clock.now = 172_800_000;
    const guess = async () => {
      const guest = new TestClient(host, false, undefined, { code: 'WRONG2' });
      return guest.until(() => guest.last('refusal'));
    };
    for (let i = 1; i <= CODES.tries; i += 1) expect(await guess()).toMatchObject({ code: 'table/wrong-code' });
    clock.now -= 86_400_000;
    const refused = await guess();
    expect(refused).toMatchObject({ code: 'table/too-many-tries' });
    expect(refused.facts?.['wait']).toBeLessThanOrEqual(CODES.firstLockout);
  });

  it('looks at no more guesses than some from everywhere, however many addresses they come from', () => {
    let now = 0;
    const access = new JoinCode('ABC234', () => now);
    access.open = true;
    let looked = 0;
    const guess = (address: string, isRight: boolean) =>
      access.judge(address, () => {
        looked += 1;
        return isRight;
      });
    const { burst, perSecond } = CODES.wrong;
    for (let minute = 0; minute < 10; minute += 1) {
      for (let i = 0; i < 1000; i += 1) guess(`${minute}-${i}`, false);
      now += 60_000;
    }
    expect(looked).toBeLessThanOrEqual(burst + 10 * 60 * perSecond);
    for (let i = 0; i < burst; i += 1) guess(`other-${i}`, false);
    expect(guess('lucky', true), 'a right guess tells as little as a wrong one').toMatchObject({
      error: { code: 'table/too-many-tries', facts: { wait: 1000 / perSecond } },
    });
    now += 1000 / perSecond;
    expect(guess('honest', true), 'a guest who knows the code has their turn at once').toMatchObject({ ok: true });
  });

  it('counts a network of IPv6 as one address, for its machines choose among many', () => {
    let now = 0;
    const access = new JoinCode('ABC234', () => now);
    access.open = true;
    const guess = (address: string) => access.judge(address, () => false);
    for (let i = 1; i <= CODES.tries; i += 1) guess(`fe80::${i}:1%eth0`);
    expect(guess('fe80::abcd')).toMatchObject({ error: { code: 'table/too-many-tries' } });
    expect(guess('fe80:0:0:0:1:2:3:4')).toMatchObject({ error: { code: 'table/too-many-tries' } });
    for (const other of ['fe80:0:0:1::1', '2001:db8::1', '::1', '192.0.2.1'])
      expect(guess(other)).toMatchObject({ error: { facts: { left: CODES.tries - 1 } } });
    now += CODES.firstLockout;
    expect(guess('fe80::abcd')).toMatchObject({ error: { code: 'table/wrong-code' } });
  });

  it('makes nobody wait for longer than some minutes', () => {
    let now = 0;
    const access = new JoinCode('ABC234', () => now);
    access.open = true;
    for (let i = 0; i < 20; i += 1) {
      access.judge('a', () => false);
      now += CODES.longestLockout;
    }
    access.judge('a', () => false);
    expect(access.mayTry('a')).toMatchObject({ error: { facts: { wait: CODES.longestLockout } } });
    expect(CODES.longestLockout).toBeLessThanOrEqual(600_000);
  });

  it('lets no address use up the exchanges of the others', () => {
    const access = new JoinCode('ABC234', () => 0);
    access.open = true;
    const { share } = guestExchange('ABC234', PLAIN_SESSION, (length) => randomBytes(length));
    const begin = (address: string) => access.startExchange(address, share, PLAIN_SESSION);
    for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const begun = Array.from({ length: 50 }, () => begin(address)).filter(({ ok }) => ok);
      expect(begun).toHaveLength(CODES.byAddress.burst);
    }
    expect(begin('a')).toMatchObject({ error: { code: 'table/too-many-tries' } });
    expect(begin('newcomer')).toMatchObject({ ok: true });
  });

  it('has codes that differ and can be read out', () => {
    const codes = new Set(Array.from({ length: 1000 }, newCode));
    expect(codes.size).toBeGreaterThan(990);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });
});

describe('the clock', () => {
  it('lets a bot play for whoever sleeps, until they say something', async () => {
    const { host, ada, clock } = await party();
    const ben = await join(host, 1, 'Ben');
    expect(await ben.ask({ type: 'clock', seconds: 30 })).toMatchObject({ code: 'table/not-owner' });
    expect(await ada.ask({ type: 'clock', seconds: 30 })).toMatchObject({ type: 'table', clock: 30 });
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    expect(ada.update.left).toBe(30_000);
    clock.pass(12_000);
    await ada.ask({ type: 'watch', person: null });
    await ada.ask({ type: 'watch', person: 0 });
    expect(ada.update.left, 'looking away and back gives no time').toBe(18_000);
    await ada.ask({ type: 'act', version: ada.update.version, action: 'pass' });
    await ben.until(() => ben.update.legal.actions.length > 0);
    expect(ben.update.left).toBe(30_000);
    const { version } = ben.update;
    clock.pass(30_000);
    await ben.until(() => ben.update.version > version);
    expect(peopleOf(ada)[1]).toBe('away Ben bot plays');
    await ada.until(() => ada.update.legal.actions.length > 0 || ada.update.view.toAct === null);
    // Messages that pages send by themselves are no sign of a person.
    for (const sent of [{ type: 'judge', deal: 1, person: 1, from: 0 }, { type: 'prove', deal: 1 }, { type: 'stop' }] as const)
      ben.say(sent);
    await ben.ask({ type: 'watch', person: null });
    expect(peopleOf(ben)[1]).toBe('away Ben bot plays mine');
    await ben.ask({ type: 'watch', person: 1 });
    expect(peopleOf(ben)[1]).toBe('away Ben mine');
    await ada.ask({ type: 'clock', seconds: null });
    await ada.until(() => ada.update.left === undefined);
  });
});
