import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import type { BotAdvice, BotQuestion } from '../workers/botAnswer.ts';
import { localBots, type Bots } from '../workers/bots.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import { ADA, BEN, bot, SOLO } from '../fixtures/matches.fixture.ts';

/** Plays the first legal action, and waits for the next turn or the end of the deal. */
async function playOn(client: TestClient): Promise<void> {
  const { version, legal } = client.update;
  await client.ask({ type: 'act', version, action: legal.actions[0] ?? '' });
  await client.until(() => client.update.legal.actions.length > 0 || client.update.view.score !== null);
}

describe('a hint', () => {
  it('is the expert’s choice, with figures and reasons', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    for (let turn = 0; turn < 4; turn += 1) {
      const { version, legal } = ada.update;
      const hint = await ada.ask({ type: 'hint', version });
      if (hint.type !== 'hint') throw new Error(JSON.stringify(hint));
      expect(hint).toMatchObject({ version, action: hint.candidates[0]?.action });
      expect(legal.actions).toContain(hint.action);
      expect(hint.reasons.length).toBeGreaterThan(0);
      if (legal.actions.length > 1) expect(hint.candidates.length).toBeGreaterThan(1);
      await playOn(ada);
    }
  });

  it('follows from what the seat sees, and is nobody else’s business', async () => {
    const asked: BotQuestion[] = [];
    const own = localBots();
    const spy: Bots = { ...own, advise: (question, stop) => (asked.push(question), own.advise(question, stop)) };
    const host = await hostOn(ownFolder(), { bots: spy });
    const ada = new TestClient(host, true);
    const visitor = new TestClient(host, false);
    await ada.ask(SOLO);
    await playOn(ada);
    const before = visitor.messages.length;
    await ada.ask({ type: 'hint', version: ada.update.version });
    const [question] = asked;
    expect(question).toMatchObject({ level: 'expert', view: ada.update.view, legal: ada.update.legal });
    expect(Object.keys(question!).sort()).toEqual(['legal', 'level', 'seed', 'time', 'view']);
    expect(question!.view.hands.filter((hand) => hand.includes('??'))).toHaveLength(3);
    expect(visitor.messages).toHaveLength(before);
  });

  it('is refused out of turn, for what is past, to spectators, and without a match', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    expect(await ada.ask({ type: 'hint', version: 1 })).toMatchObject({ code: 'table/none' });
    await ada.ask(SOLO);
    const { version } = ada.update;
    const visitor = new TestClient(host, false);
    await visitor.until(() => visitor.last('update'));
    expect(await visitor.ask({ type: 'hint', version: visitor.update.version })).toMatchObject({ code: 'table/not-seated' });
    await playOn(ada);
    expect(await ada.ask({ type: 'hint', version })).toMatchObject({ code: 'table/stale-version' });
    for (; ada.update.view.score === null; await playOn(ada));
    expect(await ada.ask({ type: 'hint', version: ada.update.version })).toMatchObject({ code: 'table/not-your-turn' });
  });

  it('is for tables where nobody plays from elsewhere, unless their owner says otherwise', async () => {
    const { ada, ben } = await withGuest(await hostOn(ownFolder()));
    expect(ada.table).toMatchObject({ helps: ['claim', 'undo'], hints: null });
    expect(await ada.ask({ type: 'hint', version: ada.update.version })).toMatchObject({ code: 'table/no-hints' });
    expect(await ben.ask({ type: 'hints', allowed: true })).toMatchObject({ code: 'table/not-owner' });
    await ada.ask({ type: 'hints', allowed: true });
    expect(ada.table).toMatchObject({ helps: ['hint', 'claim', 'undo'], hints: true });
    await ben.until(() => ben.table.helps.includes('hint'));
    expect(await ada.ask({ type: 'hint', version: ada.update.version })).toMatchObject({ type: 'hint' });
    await ada.ask({ type: 'hints', allowed: false });
    expect(await ada.ask({ type: 'hint', version: ada.update.version })).toMatchObject({ code: 'table/no-hints' });
    // The grant held for that match only.
    await ada.ask(SOLO);
    expect(ada.table).toMatchObject({ helps: ['hint', 'claim', 'undo'], hints: null });
  });

  it('is thought about no longer once something happens, or another is asked for', async () => {
    const thinking: { stop: AbortSignal; resolve: (advice: BotAdvice) => void }[] = [];
    const slow: Bots = { ...localBots(), advise: (_, stop) => new Promise((resolve) => thinking.push({ stop, resolve })) };
    const ada = new TestClient(await hostOn(ownFolder(), { bots: slow }), true);
    await ada.ask(SOLO);
    const { version, legal } = ada.update;
    const first = ada.say({ type: 'hint', version });
    const second = ada.say({ type: 'hint', version });
    expect(thinking.map(({ stop }) => stop.aborted)).toEqual([true, false]);
    await ada.ask({ type: 'act', version, action: legal.actions[0]! });
    expect(thinking.map(({ stop }) => stop.aborted)).toEqual([true, true]);
    for (const { resolve } of thinking) resolve({ action: 'pass', reasons: [], candidates: [] });
    const answer = (ref: number): Promise<ServerMessage> => ada.until(() => ada.messages.find((one) => 'ref' in one && one.ref === ref));
    for (const ref of [first, second]) expect(await answer(ref)).toMatchObject({ type: 'refusal', code: 'table/stale-version' });
  });

  it('costs thought: not too many are given at once', async () => {
    const quick: Bots = { ...localBots(), advise: () => Promise.resolve({ action: 'pass', reasons: [{ key: 'only' }], candidates: [] }) };
    let now = 1_700_000_000_000;
    const ada = new TestClient(await hostOn(ownFolder(), { bots: quick, now: () => now }), true);
    await ada.ask(SOLO);
    const ask = (): Promise<ServerMessage> => ada.ask({ type: 'hint', version: ada.update.version });
    for (let i = 0; i < 6; i += 1) expect(await ask()).toMatchObject({ type: 'hint' });
    expect(await ask()).toMatchObject({ code: 'protocol/too-fast' });
    now += 1000;
    expect(await ask()).toMatchObject({ type: 'hint' });
  });
});

describe('a claim', () => {
  it('that holds ends the deal before everybody’s eyes; one that does not changes nothing', async () => {
    const dir = ownFolder();
    let now = 1_700_000_000_000;
    const host = await hostOn(dir, { now: () => (now += 1000) });
    const ada = new TestClient(host, true);
    const visitor = new TestClient(host, false);
    await ada.ask(SOLO);
    let refused = 0;
    for (;;) {
      const { version, view } = ada.update;
      if (view.score !== null) await ada.ask({ type: 'next', version });
      await ada.until(() => ada.update.legal.actions.length > 0);
      const before = ada.update;
      const answer = await ada.ask({ type: 'claim', version: before.version });
      if (answer.type === 'update') break;
      expect(answer).toMatchObject({ type: 'refusal', code: expect.stringMatching(/^table\/claim-(fails|not-now|too-early)$/) as string });
      await ada.until(() => ada.messages.at(-1)?.type === 'update');
      const { version: same, view: seen, legal } = ada.update;
      expect({ version: same, view: seen, legal }).toEqual({ version: before.version, view: before.view, legal: before.legal });
      refused += 1;
      await playOn(ada);
    }
    expect(refused).toBeGreaterThan(0);
    const { view, events } = ada.update;
    expect(view.score).not.toBeNull();
    expect(events[0]).toEqual({ type: 'claim', seat: 0 });
    expect(events.at(-1)?.type).toBe('over');
    const won = events.flatMap((event) => (event.type === 'trick' ? [event.winner % 2] : []));
    expect(new Set(won)).toEqual(new Set([0]));
    await visitor.until(() => visitor.update.version === ada.update.version);
    expect(visitor.update.events[0]).toEqual({ type: 'claim', seat: 0 });

    const { match } = ada.table;
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    await later.ask({ type: 'resume', match });
    expect(later.update.view).toEqual(view);
    const { deal } = later.table;
    await playOut(later);
    const record = await later.ask({ type: 'export', match });
    if (record.type !== 'record') throw new Error(JSON.stringify(record));
    const { deals } = JSON.parse(record.text) as { deals: { notes?: unknown[] }[] };
    expect(deals[deal - 1]?.notes).toMatchObject([{ type: 'claim', seat: 0 }]);
    // A record brings its notes with it.
    const kept = await later.ask({ type: 'import', text: record.text });
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    expect(await later.ask({ type: 'export', match: kept.match })).toMatchObject({ text: record.text });
  }, 30_000);

  it('is no spectator’s', async () => {
    const host = await hostOn(ownFolder());
    await withGuest(host);
    const onlooker = new TestClient(host, false, undefined, { name: 'Cas' });
    await onlooker.until(() => onlooker.last('update'));
    expect(onlooker.table.helps).toEqual([]);
    expect(await onlooker.ask({ type: 'claim', version: onlooker.update.version })).toMatchObject({ code: 'table/not-seated' });
  });

  it('is made by the person whose hand is in sight', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask({ ...SOLO, people: [ADA, BEN, bot('Bot 2'), bot('Bot 3')] });
    expect(ada.table).toMatchObject({ watching: null, helps: ['hint', 'claim', 'undo'] });
    expect(await ada.ask({ type: 'claim', version: ada.update.version })).toMatchObject({ code: 'table/not-seated' });
  });
});
