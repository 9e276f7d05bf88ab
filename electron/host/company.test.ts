import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { Clock } from './fixtures/clock.fixture.ts';
import { TestClient, Doorstep, hostOn, ownFolder, playOut } from './fixtures/host.fixture.ts';
import type { Host } from './host.ts';
import { ADA, bot, SOLO, type Unnumbered } from './fixtures/matches.fixture.ts';

const OPEN = { kind: 'open' } as const;
const PARTY = { ...SOLO, people: [ADA, OPEN, OPEN, bot('Bot')] } satisfies Unnumbered;

async function party(): Promise<{ host: Host; clock: Clock; ada: TestClient }> {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { network: new Doorstep(), after: clock.after, now: () => clock.now });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  return { host, clock, ada };
}

async function join(host: Host, name: string, person?: number): Promise<TestClient> {
  const guest = new TestClient(host, false, undefined, { name });
  await guest.until(() => guest.last('table'));
  if (person !== undefined) expect(await guest.ask({ type: 'sit', person })).toMatchObject({ type: 'table' });
  return guest;
}

/** Plays the first legal action for each of several people until the deal is over. */
async function playDeal(...players: readonly TestClient[]): Promise<void> {
  for (;;) {
    const look = () => {
      const acting = players.find(({ update }) => update.legal.actions.length > 0);
      return acting ?? (players.every(({ update }) => update.view.score !== null) ? 'over' : undefined);
    };
    const turn = await Promise.race(players.map((one) => one.until(look)));
    if (turn === 'over') return;
    const { version, legal } = turn.update;
    expect(await turn.ask({ type: 'act', version, action: legal.actions[0]! })).toMatchObject({ type: 'update' });
    // The next client to look has received as much.
    await Promise.all(players.map((one) => one.until(() => one.update.view.moves.length >= turn.update.view.moves.length)));
  }
}

const said = (client: TestClient) =>
  client.messages
    .filter((one): one is Extract<ServerMessage, { type: 'said' }> => one.type === 'said')
    .map(({ name, text, emote }) => [name, text ?? emote]);

describe('talking', () => {
  it('is kept for pages that are loaded again: the last lines, not for ever, and not where the chat is off', async () => {
    const { host, clock, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    const token = ben.last('welcome')?.token;
    for (let i = 0; i < 23; i += 1) {
      clock.now += 10_000;
      await (i % 2 === 0 ? ada : ben).ask({ type: 'say', text: `Line ${i}` });
    }
    await ben.ask({ type: 'emote', emote: 'hello' });
    const again = new TestClient(host, false, token);
    await again.until(() => again.last('chat'));
    const lines = again.last('chat')?.lines ?? [];
    expect(lines).toHaveLength(20);
    expect(lines.at(0)).toMatchObject({ name: 'Ada', mine: false, text: 'Line 4' });
    expect(lines.at(-1)).toMatchObject({ name: 'Ben', mine: true, emote: 'hello' });
    await ada.ask({ type: 'customs', talk: 'never' });
    const off = await join(host, 'Cas');
    expect(off.last('chat')).toBeUndefined();
    await ada.ask({ type: 'customs', talk: 'always' });
    clock.now += 3 * 3600_000;
    const late = await join(host, 'Dee');
    expect(late.last('chat')).toBeUndefined();
  });

  it('is for everybody, as one line, with nothing in it that upsets a page', async () => {
    const { host, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    const watching = await join(host, 'Cas');
    expect(await ben.ask({ type: 'say', text: ' Who\u0000 \u202edeals?\n\nI\u2028 do ' })).toMatchObject({ type: 'said', person: 1 });
    await watching.ask({ type: 'emote', emote: 'hello' });
    await ada.ask({ type: 'say', text: `z${'\u0301'.repeat(90)}` });
    for (const one of [ada, ben, watching]) {
      await one.until(() => said(one).length === 3);
      expect(said(one)).toEqual([
        ['Ben', 'Who deals? I do'],
        ['Cas', 'hello'],
        ['Ada', 'ź\u0301\u0301\u0301'],
      ]);
    }
    expect(ada.last('said')?.person).toBe(0);
    for (const [count, text] of ['x'.repeat(201), '\u200b\u0007'].entries()) {
      ben.say({ type: 'say', text });
      const refusals = () => ben.messages.filter((one) => one.type === 'refusal').map(({ code }) => code);
      expect(await ben.until(() => refusals().length > count && refusals())).toContain('protocol/malformed');
    }
    expect(said(ada)).toHaveLength(3);
  });

  it('comes under a name that is nobody else’s', async () => {
    const { host, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    const other = await join(host, 'BEN');
    const host2 = await join(host, ' ada ');
    for (const one of [ben, other, host2]) await one.ask({ type: 'say', text: 'Hello' });
    await ada.until(() => said(ada).length === 3);
    expect(said(ada).map(([name]) => name)).toEqual(['Ben', 'BEN 2', 'ada 2']);
    expect(await other.ask({ type: 'sit', person: 2, name: 'Ａda' })).toMatchObject({ code: 'table/name-taken' });
    expect(await other.ask({ type: 'sit', person: 2, name: 'ada 2' }), 'somebody in the room has it').toMatchObject({
      code: 'table/name-taken',
    });
    // One’s own name is not another person’s.
    other.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'BEN 2' }));
    expect(await other.ask({ type: 'sit', person: 2 })).toMatchObject({ type: 'table' });
    expect(other.last('table')?.people[2]).toMatchObject({ name: 'BEN 2', mine: true });
    other.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `z${'\u0301'.repeat(9)}` }));
    expect(await other.until(() => other.last('refusal'))).toMatchObject({ type: 'refusal' });
  });

  it('is only so much', async () => {
    const { host, clock } = await party();
    const ben = await join(host, 'Ben');
    const answers: string[] = [];
    for (let i = 0; i < 8; i += 1) answers.push((await ben.ask({ type: 'say', text: `${i}` })).type);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'said'), 'refusal', 'refusal', 'refusal']);
    expect(ben.last('refusal')).toMatchObject({ code: 'table/too-much-talk' });
    clock.pass(2000);
    expect(await ben.ask({ type: 'say', text: 'again' })).toMatchObject({ type: 'said' });
  });

  it('waits until the deal is over, unless the host likes it otherwise', async () => {
    const { host, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ben.until(() => ben.last('update'));
    for (const message of [
      { type: 'say', text: 'Hearts!' },
      { type: 'emote', emote: 'ouch' },
    ] as const)
      expect(await ben.ask(message)).toMatchObject({ code: 'table/silent' });
    expect(await ben.ask({ type: 'customs', talk: 'always' })).toMatchObject({ code: 'table/not-owner' });
    expect(await ada.ask({ type: 'customs', talk: 'always' })).toMatchObject({ customs: { talk: 'always', grace: 20, hands: false } });
    expect(await ben.ask({ type: 'say', text: 'Hello' })).toMatchObject({ type: 'said' });
    await ada.ask({ type: 'customs', talk: 'never' });
    expect(await ada.ask({ type: 'say', text: 'Hello' })).toMatchObject({ code: 'table/silent' });
    await ada.ask({ type: 'customs', talk: 'between' });
    await playDeal(ada, ben);
    expect(await ben.ask({ type: 'emote', emote: 'wellPlayed' })).toMatchObject({ type: 'said', name: 'Ben' });
  });
});

describe('the next deal', () => {
  async function atReckoning(): Promise<{ host: Host; clock: Clock; ada: TestClient; ben: TestClient; cas: TestClient }> {
    const { host, clock, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    const cas = await join(host, 'Cas', 2);
    await ada.ask({ type: 'begin', bots: [] });
    await Promise.all([ben, cas].map((one) => one.until(() => one.last('update'))));
    await playDeal(ada, ben, cas);
    return { host, clock, ada, ben, cas };
  }
  const next = (one: TestClient, now?: true) =>
    one.ask({ type: 'next', version: one.update.version, ...(now === undefined ? {} : { now }) });
  const ready = (one: TestClient): boolean[] => one.table.people.map((person) => person.ready);

  it('is dealt once everybody has seen the reckoning', async () => {
    const { ada, ben, cas } = await atReckoning();
    expect(await next(ben)).toMatchObject({ type: 'table', deal: 1 });
    await ada.until(() => ready(ada)[1]);
    expect(ready(ada)).toEqual([false, true, false, false]);
    expect(await next(ada)).toMatchObject({ type: 'table', deal: 1 });
    expect(await next(ada), 'twice is once').toMatchObject({ type: 'table', deal: 1 });
    expect(await next(cas)).toMatchObject({ type: 'update' });
    expect(cas.table.deal).toBe(2);
    expect(ready(cas)).toEqual([false, false, false, false]);
    expect(await next(cas)).toMatchObject({ code: 'match/deal-open' });
  });

  it('waits for nobody who goes, and only so long for whoever stays', async () => {
    const { ada, ben, cas, clock } = await atReckoning();
    await next(ben);
    await next(ada);
    cas.leave();
    await ada.until(() => ada.table.deal === 2);
    // The bot that plays for Cas is there at once: this test does not try the grace time.
    clock.pass(20_000);
    await ada.ask({ type: 'customs', pause: 30 });
    await playDeal(ada, ben);
    await next(ben);
    clock.pass(29_999);
    expect(ada.table.deal).toBe(2);
    clock.pass(1);
    await ada.until(() => ada.table.deal === 3);
  });

  it('is dealt at once when the owner says so, and no guest', async () => {
    const { ada, ben } = await atReckoning();
    expect(await next(ben, true)).toMatchObject({ code: 'table/not-owner' });
    expect(await next(ada, true)).toMatchObject({ type: 'update' });
    expect(ada.table.deal).toBe(2);
  });

  it('waits as long as it takes where the host likes that', async () => {
    const { ada, ben, clock } = await atReckoning();
    await ada.ask({ type: 'customs', pause: null });
    await next(ben);
    clock.pass(3_600_000);
    await ada.ask({ type: 'watch', person: 0 });
    expect(ada.table.deal).toBe(1);
  });
});

describe('seats before the first deal', () => {
  const names = (one: TestClient): string[] => one.table.people.map(({ kind, name }) => `${kind} ${name}`.trim());

  it('are arranged by the owner', async () => {
    const { host, ada } = await party();
    const ben = await join(host, 'Ben', 1);
    const cas = await join(host, 'Cas');
    await ada.until(() => ada.last('lan')?.guests.length === 2);
    const id = (name: string): string => ada.last('lan')!.guests.find((guest) => guest.name === name)!.id;
    const arrange = (what: object) => ada.ask({ type: 'arrange', ...what });
    await arrange({ swap: [0, 3] });
    expect(names(ada)).toEqual(['bot Bot', 'away Ben', 'open', 'here Ada']);
    expect(ada.table.watching).toBe(3);
    await arrange({ put: { person: 2, who: { kind: 'guest', guest: id('Cas') } } });
    expect(names(ada)).toEqual(['bot Bot', 'away Ben', 'away Cas', 'here Ada']);
    await arrange({ put: { person: 0, who: { kind: 'guest', guest: id('Ben') } } });
    expect(names(ada), 'whoever sits already changes places').toEqual(['away Ben', 'bot Bot', 'away Cas', 'here Ada']);
    await ben.until(() => ben.table.watching === 0);
    await arrange({ put: { person: 2, who: OPEN } });
    await cas.until(() => cas.table.watching === null && names(cas)[2] === 'open');
    await arrange({ put: { person: 2, who: bot('Eva') } });
    expect(await arrange({ put: { person: 1, who: bot('Ben') } })).toMatchObject({ code: 'table/name-taken' });
    expect(await arrange({ put: { person: 1, who: { kind: 'guest', guest: 'nobody' } } })).toMatchObject({ code: 'table/no-guest' });
    expect(await arrange({ swap: [0, 5] })).toMatchObject({ code: 'table/no-seat' });
    expect(await ben.ask({ type: 'arrange', swap: [0, 1] })).toMatchObject({ code: 'table/not-owner' });
    expect(await arrange({ seating: 'draw' })).toMatchObject({ seating: 'draw' });
    await ada.ask({ type: 'begin', bots: [] });
    expect(ada.table.draw).toHaveLength(4);
    expect(ada.table.seating).toBeNull();
    expect(await arrange({ swap: [0, 1] })).toMatchObject({ code: 'table/in-play' });
  });

  it('have one name each', async () => {
    const { ada } = await party();
    expect(await ada.ask({ ...SOLO, people: [ADA, bot('Ada'), bot('B'), bot('C')] })).toMatchObject({ code: 'table/name-taken' });
    expect(await ada.ask({ type: 'begin', bots: [bot('Bot'), bot('Eva')] })).toMatchObject({ code: 'table/name-taken' });
  });
});

describe('spectators', () => {
  it.each(GAMES.map(({ id, seats }) => ({ id, seats })))(
    'of $id see hands after the deal, where the host likes that',
    async ({ id, seats }) => {
      const clock = new Clock();
      const host = await hostOn(ownFolder(), { network: new Doorstep(), after: clock.after, now: () => clock.now });
      const ada = new TestClient(host, true);
      const people = [ADA, ...Array.from({ length: seats.min - 1 }, (_, i) => bot(`Bot ${i}`))];
      await ada.ask({ type: 'customs', hands: true });
      await ada.ask({ type: 'start', game: id, options: {}, people, seating: 'fixed', dealer: 0 });
      const cas = new TestClient(host, false, undefined, { name: 'Cas' });
      await cas.until(() => cas.last('update'));
      await playDeal(ada);
      await cas.until(() => cas.update.view.score !== null);
      const inPlay = cas.messages.filter((one) => one.type === 'update' && one.view.score === null);
      expect(inPlay.length).toBeGreaterThan(3);
      expect(inPlay.some((one) => 'hands' in one)).toBe(false);
      const { hands } = cas.update;
      expect(hands?.length).toBe(seats.min);
      expect(hands?.flat()).not.toContain('??');
      expect(ada.update.hands, 'whoever plays knows what they have seen').toBeUndefined();
      await ada.ask({ type: 'customs', hands: false });
      const late = new TestClient(host, false, undefined, { name: 'Dee' });
      await late.until(() => late.last('update'));
      expect(late.update.hands).toBeUndefined();
    },
  );
});

describe('after a restart', () => {
  it('guests are let in with what they had, and sit where they sat', async () => {
    const dir = ownFolder();
    const before = await hostOn(dir);
    const ada = new TestClient(before, true);
    await ada.ask(PARTY);
    const ben = await join(before, 'Ben', 2);
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    await ben.until(() => ben.last('update'));
    const hand = ben.update.view.hands[2];
    await before.close();

    const after = await hostOn(dir);
    // Ben is back first: nothing is on the table yet.
    const back = new TestClient(after, false, ben.token);
    await back.until(() => back.last('home'));
    expect(back.token, 'the token that he had is good, and replaced').not.toBe(ben.token);
    expect(await after.matches.resumeShared()).toBe(true);
    await back.until(() => back.last('update')?.seat === 2);
    expect(back.update.view.hands[2]).toEqual(hand);
    expect(await after.matches.resumeShared(), 'something is on the table').toBe(false);
  });

  it('the owner who takes the same match up meanwhile has it, and nobody writes it twice', async () => {
    const dir = ownFolder();
    const before = await hostOn(dir);
    const ada = new TestClient(before, true);
    await ada.ask(PARTY);
    await join(before, 'Ben', 2);
    await ada.ask({ type: 'begin', bots: [bot('Bot 2')] });
    const { match } = ada.table;
    await before.close();

    for (const ownerFirst of [true, false]) {
      const after = await hostOn(dir);
      const owner = new TestClient(after, true);
      await owner.until(() => owner.last('home'));
      const asked = ownerFirst ? owner.ask({ type: 'resume', match }) : undefined;
      const shared = after.matches.resumeShared();
      const answer = await (asked ?? owner.ask({ type: 'resume', match }));
      // The later request puts its match on the table; the other one has been overtaken.
      expect([await shared, answer.type === 'update']).toEqual(ownerFirst ? [true, false] : [false, true]);
      if (answer.type === 'refusal') expect(answer.code).toBe('table/overtaken');
      await owner.until(() => owner.last('update'));
      await owner.until(() => owner.update.legal.actions.length > 0);
      const { version, legal } = owner.update;
      await owner.ask({ type: 'act', version, action: legal.actions[0]! });
      await after.close();
    }
    const last = await hostOn(dir);
    expect(await last.matches.resumeShared(), 'the file is whole').toBe(true);
  });

  it('a match without guests stays where it is', async () => {
    const dir = ownFolder();
    const before = await hostOn(dir);
    await new TestClient(before, true).ask(SOLO);
    await before.close();
    const after = await hostOn(dir);
    expect(await after.matches.resumeShared()).toBe(false);
    const ada = new TestClient(after, true);
    const [match] = (await ada.until(() => ada.last('home'))).unfinished;
    await ada.ask({ type: 'resume', match: match!.id });
    await playOut(ada);
  });
});
