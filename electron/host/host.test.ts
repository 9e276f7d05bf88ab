import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import { withGuest } from './fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder, playOut } from './fixtures/host.fixture.ts';
import { ADA, BEN, bot, SOLO } from './fixtures/matches.fixture.ts';

const openTable = async (): Promise<{ ada: TestClient; host: Awaited<ReturnType<typeof hostOn>>; dir: string }> => {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  return { ada, host, dir };
};

describe('a match with bots', () => {
  it('is played to its end, every message in the words of the protocol', async () => {
    const { ada } = await openTable();
    await playOut(ada);
    expect(ada.table).toMatchObject({ over: true, deal: 4 });
    expect(ada.table.sheet).toHaveLength(4);
    expect(ada.table.winners.length).toBeGreaterThan(0);
  });

  it('is the same again from the same seed: bots have no chance of their own', async () => {
    const play = async () => {
      const { ada } = await openTable();
      await playOut(ada);
      return ada.table.sheet;
    };
    expect(await play()).toEqual(await play());
  });

  it('goes on with another match after the end, the next seat dealing', async () => {
    const { ada } = await openTable();
    expect(await ada.ask({ type: 'again' })).toMatchObject({ type: 'refusal', code: 'table/match-not-over' });
    await playOut(ada);
    const before = ada.table;
    await ada.ask({ type: 'again' });
    expect(ada.table).toMatchObject({ over: false, deal: 1, game: before.game, options: before.options });
    expect(ada.table.match).not.toBe(before.match);
    expect(ada.update.view.dealer).toBe((before.sheet.at(-1)!.dealer + 1) % 4);
  });

  it('watches for the one person at the machine, and acknowledges by number', async () => {
    const { ada } = await openTable();
    expect(ada.table.watching).toBe(0);
    expect(ada.update.seat).toBe(0);
    const { version, legal } = ada.update;
    const answer = await ada.ask({ type: 'act', version, action: legal.actions[0]! });
    expect(answer).toMatchObject({ type: 'update', version: version + 1 });
  });
});

describe('authority', () => {
  it('takes the seat from the connection: nobody plays for another', async () => {
    const host = await hostOn(ownFolder());
    const machine = new TestClient(host, true);
    await machine.ask({ ...SOLO, people: [ADA, BEN, bot('Bot 2'), bot('Bot 3')] });
    expect(machine.table.watching, 'between two people there is a curtain').toBe(null);
    const { version } = machine.update;
    expect(await machine.ask({ type: 'act', version, action: 'pass' })).toMatchObject({ type: 'refusal', code: 'table/not-seated' });
    await machine.ask({ type: 'watch', person: 1 });
    expect(machine.update.legal.actions).toEqual([]);
    expect(await machine.ask({ type: 'act', version, action: 'pass' })).toMatchObject({ type: 'refusal', code: 'table/not-your-turn' });
    await machine.ask({ type: 'watch', person: 0 });
    expect(await machine.ask({ type: 'act', version, action: 'pass' })).toMatchObject({ type: 'update', version: version + 1 });
    expect(await machine.ask({ type: 'watch', person: 2 })).toMatchObject({ type: 'refusal', code: 'table/not-yours' });
  });

  it('says to whom a shared machine is to be passed where the view keeps that back, and says it nowhere else', async () => {
    const host = await hostOn(ownFolder());
    const machine = new TestClient(host, true);
    const visitor = new TestClient(host, false);
    const people = [ADA, BEN, { kind: 'here', name: 'Cas' }, { kind: 'here', name: 'Dee' }] as const;
    await machine.ask({ ...SOLO, people: [...people], game: 'klaberjass', options: { declare: 'byPlayer' } });
    for (let deal = 0; machine.update.view.phase !== 'declare' && deal < 40; deal += 1) {
      const { view, version } = machine.update;
      await machine.ask({ type: 'watch', person: view.toAct });
      await machine.ask({ type: 'act', version, action: machine.update.legal.actions[0]! });
    }
    // Holders of sequences decide whether to declare them; that they are asked stays hidden from others.
    const asked = machine.update.asked;
    expect(machine.update.view).toMatchObject({ phase: 'declare' });
    await visitor.until(() => visitor.last('update')?.view.phase === 'declare');
    expect([visitor.update.view.toAct, visitor.update.asked]).toEqual([null, undefined]);
    const holder = asked ?? machine.update.view.toAct;
    for (const person of [0, 1, 2, 3]) {
      await machine.ask({ type: 'watch', person });
      expect(machine.update.view.toAct, `seat ${person}`).toBe(person === holder ? person : null);
      expect(machine.update.asked).toBe(person === holder ? undefined : holder);
    }
  });

  it('shows a visitor nothing but the cloth, and lets them change nothing', async () => {
    const { ada, host } = await openTable();
    const visitor = new TestClient(host, false);
    await visitor.until(() => visitor.last('update'));
    expect(visitor.last('welcome')?.owner).toBe(false);
    expect(visitor.update.seat).toBe(null);
    const before = ada.update;
    for (const message of [
      SOLO,
      { type: 'resume', match: 'x' },
      { type: 'again' },
      { type: 'leave' },
      { type: 'pace', pace: 'slow' },
    ] as const)
      expect(await visitor.ask(message)).toMatchObject({ type: 'refusal', code: 'table/not-owner' });
    for (const person of [0, 1, 2, 3]) expect(await visitor.ask({ type: 'watch', person })).toMatchObject({ code: 'table/not-yours' });
    expect(await visitor.ask({ type: 'act', version: before.version, action: 'pass' })).toMatchObject({ code: 'table/not-seated' });
    expect(await visitor.ask({ type: 'next', version: before.version })).toMatchObject({ code: 'table/not-seated' });
    expect(ada.update).toBe(before);
  });

  it('refuses stale versions and illegal actions with the code and the current update', async () => {
    const { ada } = await openTable();
    const { version } = ada.update;
    expect(await ada.ask({ type: 'act', version: version + 1, action: 'pass' })).toMatchObject({ code: 'table/stale-version' });
    await ada.until(() => ada.messages.at(-1)?.type === 'update');
    expect(ada.update).toMatchObject({ version, events: [] });
    expect(await ada.ask({ type: 'act', version, action: 'bid:70' })).toMatchObject({ code: 'action/not-legal' });
    expect(await ada.ask({ type: 'next', version })).toMatchObject({ code: 'match/deal-open' });
    await ada.ask({ type: 'act', version, action: 'pass' });
    expect(await ada.ask({ type: 'act', version, action: 'pass' }), 'sent twice').toMatchObject({ code: 'table/stale-version' });
  });

  it('stands whatever is thrown at it', async () => {
    const { ada, host } = await openTable();
    const visitor = new TestClient(host, false);
    const before = ada.update;
    const refusals = (): number => visitor.messages.filter(({ type }) => type === 'refusal').length;
    let sent = 0;
    const throwIt = (text: string): void => {
      visitor.raw(text);
      sent += 1;
    };
    fc.assert(fc.property(fc.string({ maxLength: 200 }), throwIt));
    fc.assert(fc.property(fc.json(), throwIt));
    const known = fc.constantFrom('hello ', 'act', 'watch', 'start', 'next', 'update', '__proto__');
    const near = fc.record({ type: known, ref: fc.anything(), version: fc.anything(), action: fc.anything(), person: fc.anything() });
    fc.assert(fc.property(near, (value) => throwIt(JSON.stringify(value))));
    throwIt('x'.repeat(16_385));
    throwIt(JSON.stringify({ type: 'act', ref: 1, version: 1, action: 'é'.repeat(9000) }));
    await visitor.until(() => refusals() === sent);
    expect(visitor.last('refusal')?.code).toBe('protocol/too-long');
    expect(visitor.closed).toBeUndefined();
    expect(ada.update, 'nobody else hears of it').toBe(before);
    const { version } = ada.update;
    expect(await ada.ask({ type: 'act', version, action: 'pass' })).toMatchObject({ type: 'update', version: version + 1 });
  });

  it('begins with hello, in the same version of the protocol', async () => {
    const { host } = await openTable();
    const said: string[] = [];
    await new Promise<void>((closed) => {
      const early = host.connect({
        owner: false,
        send: (text) => said.push(text),
        close: (reason) => {
          said.push(reason);
          closed();
        },
      });
      early.receive(JSON.stringify({ type: 'next', ref: 1, version: 1 }));
      // Its other fields are that version's own affair.
      early.receive(JSON.stringify({ type: 'hello', protocol: 99, colour: 'red' }));
    });
    expect(said[0]).toContain('protocol/no-hello');
    expect(JSON.parse(said[1]!)).toMatchObject({ code: 'protocol/too-new', facts: { protocol: PROTOCOL } });
    expect(said[2]).toBe('protocol/too-new');
    const old = new TestClient(host, false);
    old.raw(JSON.stringify({ type: 'hello', protocol: 0 }));
    await old.until(() => old.closed);
    expect(old.last('refusal')).toMatchObject({ code: 'protocol/too-old', facts: { protocol: PROTOCOL } });
  });

  it('answers a ping of any connection, before hello too, and sends it to nobody else', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.until(() => ada.last('home'));
    const said: string[] = [];
    const early = host.connect({ owner: false, send: (text) => said.push(text), close: () => undefined });
    early.receive('{"type":"ping"}');
    early.receive('{"type":"ping","ref":1}');
    await expect.poll(() => said).toHaveLength(2);
    expect(JSON.parse(said[0]!)).toEqual({ type: 'pong' });
    expect(JSON.parse(said[1]!)).toMatchObject({ code: 'protocol/malformed' });
    ada.raw('{"type":"ping"}');
    await ada.until(() => ada.last('pong'));
    expect(said).toHaveLength(2);
  });

  it('refuses what cannot be a match', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    expect(await ada.ask({ ...SOLO, options: { deals: 5 } })).toMatchObject({ code: 'options/bad-value' });
    expect(await ada.ask({ ...SOLO, people: [ADA, BEN] })).toMatchObject({ code: 'match/bad-players' });
    expect(await ada.ask({ ...SOLO, dealer: 4 })).toMatchObject({ code: 'match/bad-dealer' });
    expect(await ada.ask({ type: 'next', version: 0 })).toMatchObject({ code: 'table/none' });
  });
});

describe('coming back', () => {
  it('gives the seat back to whoever reloads in mid-deal', async () => {
    const { ada, host } = await openTable();
    await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
    await ada.until(() => ada.update.legal.actions.length > 0);
    ada.leave();
    const again = new TestClient(host, true, ada.token);
    expect(again.token).toBe(ada.token);
    const { ref: _, ...latest } = ada.update;
    expect(again.update).toEqual({ ...latest, events: [] });
    expect(again.table.watching).toBe(0);
  });

  it('gives an owner’s seat to no other connection that has the token', async () => {
    const { ada, host } = await openTable();
    const thief = new TestClient(host, false, ada.token);
    await thief.until(() => thief.last('update'));
    expect(thief.token).not.toBe(ada.token);
    expect(thief.update.seat).toBe(null);
  });

  it('takes a match up again where it stood, after leaving and after a restart', async () => {
    const { ada, host, dir } = await openTable();
    await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
    await ada.until(() => ada.update.legal.actions.length > 0);
    const { view } = ada.update;
    const { match } = ada.table;
    expect(await ada.ask({ type: 'leave' })).toMatchObject({
      type: 'home',
      unfinished: [{ id: match, people: ['Ada', 'Bot 1', 'Bot 2', 'Bot 3'] }],
    });
    const left = ada.messages.length;
    expect(await ada.ask({ type: 'resume', match })).toMatchObject({ type: 'update', seat: 0 });
    expect(ada.update.view).toEqual(view);
    expect(
      ada.messages.slice(left).map(({ type }) => type),
      'a page that was without a table learns of it again before its cards',
    ).toEqual(['table', 'update']);
    await host.close();
    expect(ada.closed).toBe('the table is closing');

    const later = new TestClient(await hostOn(dir), true);
    expect(later.last('home')?.unfinished).toMatchObject([{ id: match, deals: 1 }]);
    await later.ask({ type: 'resume', match });
    expect(later.update.view).toEqual(view);
    await playOut(later);
    await later.ask({ type: 'leave' });
    expect(later.last('home')?.unfinished, 'what is over is unfinished no more').toEqual([]);
    expect(await later.ask({ type: 'resume', match })).toMatchObject({ code: 'store/unknown-match' });
  });
});

describe('taking back', () => {
  it('brings the position before the last own action, as often as one likes, and it stays so', async () => {
    const { ada, host, dir } = await openTable();
    const positions = [ada.update.view];
    for (let i = 0; i < 4; i += 1) {
      await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
      await ada.until(() => ada.update.legal.actions.length > 0);
      positions.push(ada.update.view);
    }
    for (let i = 3; i >= 0; i -= 1) {
      const { version } = ada.update;
      expect(await ada.ask({ type: 'undo', version })).toMatchObject({ type: 'update', events: [{ type: 'takeBack', seat: 0 }] });
      expect(ada.update.view).toEqual(positions[i]);
      expect(ada.update.version).toBeGreaterThan(version);
    }
    expect(await ada.ask({ type: 'undo', version: ada.update.version })).toMatchObject({ code: 'table/nothing-to-take-back' });
    await ada.until(() => ada.messages.at(-1)?.type === 'update');
    expect(await ada.ask({ type: 'undo', version: ada.update.version - 1 })).toMatchObject({ code: 'table/stale-version' });
    await ada.until(() => ada.messages.at(-1)?.type === 'update');
    const { match } = ada.table;
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    await later.ask({ type: 'resume', match });
    expect(later.update.view).toEqual(positions[0]);
    await playOut(later);
    const record = await later.ask({ type: 'export', match });
    const { deals } = JSON.parse(record.type === 'record' ? record.text : '{}') as { deals: { notes: unknown[] }[] };
    expect(deals[0]?.notes.slice(0, 4)).toMatchObject(Array(4).fill({ type: 'takeBack', seat: 0 }));
  });

  it('is put to the guests of a table, and rests while they are asked', async () => {
    const host = await hostOn(ownFolder());
    const { ada, ben } = await withGuest(host);
    await ada.ask({ type: 'act', version: ada.update.version, action: 'pass' });
    expect(await ada.ask({ type: 'undo', version: ada.update.version })).toMatchObject({ type: 'vote', want: 'undo', outcome: null });
    expect(await ben.ask({ type: 'undo', version: ben.update.version })).toMatchObject({ type: 'refusal' });
  });
});

it('keeps to itself that somebody was asked and stayed silent', async () => {
  const host = await hostOn(ownFolder());
  const machine = new TestClient(host, true);
  const people = [ADA, BEN, { kind: 'here', name: 'Cas' }, { kind: 'here', name: 'Dee' }] as const;
  await machine.ask({ ...SOLO, people: [...people], game: 'klaberjass', options: { declare: 'byPlayer' } });
  const visitor = new TestClient(host, false);
  await visitor.until(() => visitor.last('update'));
  let silences = 0;
  for (let steps = 0; steps < 400 && silences < 3; steps += 1) {
    const { view, version, asked } = machine.update;
    if (view.score !== null) {
      await machine.ask({ type: 'next', version });
      continue;
    }
    await machine.ask({ type: 'watch', person: asked ?? view.toAct });
    const { actions } = machine.update.legal;
    const silent = actions.includes('silent');
    const before = visitor.texts.length;
    const seen = visitor.update;
    await machine.ask({ type: 'act', version: machine.update.version, action: silent ? 'silent' : actions[0]! });
    await machine.ask({ type: 'watch', person: null });
    const updates = visitor.messages.slice(before).flatMap((message) => (message.type === 'update' ? [message] : []));
    if (!silent) continue;
    silences += 1;
    // Either nothing at all, or that the play begins.
    for (const update of updates)
      expect(update).toMatchObject({ version: seen.version, events: [], view: { phase: 'play', moves: seen.view.moves } });
    if (machine.update.view.phase === 'declare') expect(updates).toEqual([]);
  }
  expect(silences).toBe(3);
});
