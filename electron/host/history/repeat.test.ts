import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verify } from '../../cli/verify.ts';
import { hostOn, ownFolder, playOut, TestClient } from '../fixtures/host.fixture.ts';
import { ADA, BEN, bot, SOLO } from '../fixtures/matches.fixture.ts';
import { ask, HISTORY } from '../fixtures/playedOut.fixture.ts';

/** Plays the first legal action whenever it is the client's turn, until the deal on the table is over. */
async function playDeal(client: TestClient): Promise<void> {
  for (;;) {
    const { version, view, legal } = client.update;
    if (view.score !== null) return;
    const [action] = legal.actions;
    if (action !== undefined) await client.ask({ type: 'act', version, action });
    await client.until(() => client.update.legal.actions.length > 0 || client.update.view.score !== null);
  }
}

/** Ada among three bots, at the reckoning of the second deal of four. */
async function secondDealOver() {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  await playDeal(ada);
  await ada.ask({ type: 'next', version: ada.update.version });
  const hand = ada.update.view.hands[0];
  const { dealer } = ada.update.view;
  await playDeal(ada);
  return { dir, host, ada, hand, dealer, match: ada.table.match };
}

const AGAIN = { type: 'repeat', deal: 2, person: 0, level: 'rule' } as const;

describe('a deal played again', () => {
  it('has the same cards and dealer, ends with the deal, and leads back to its match', async () => {
    const { ada, hand, dealer, match } = await secondDealOver();
    await ada.ask({ ...AGAIN, match });
    expect(ada.update.view).toMatchObject({ dealer, hands: { 0: hand } });
    expect(ada.table).toMatchObject({ deal: 1, repeats: { match, deal: 2, waits: true }, totals: [0, 0, 0, 0], fair: false });
    const first = ada.table.match;
    await playDeal(ada);
    expect(ada.table).toMatchObject({ match: first, over: true });
    expect(await ada.ask({ type: 'next', version: ada.update.version })).toMatchObject({ code: 'match/over' });
    // Once more, it is still the second deal of the match.
    await ada.ask({ ...AGAIN, match: first, deal: 1 });
    expect(ada.update.view).toMatchObject({ dealer, hands: { 0: hand } });
    expect(ada.table.repeats).toEqual({ match, deal: 2, waits: true });
    await ada.ask({ type: 'resume', match });
    expect(ada.table).toMatchObject({ match, deal: 2, over: false });
    expect(ada.update.view.score).not.toBeNull();
    await playOut(ada);
    expect(ada.table.sheet).toHaveLength(4);
  });

  it('is marked in the history and in its file, counts in no statistics, and is never proved', async () => {
    const { ada, match, dir, host } = await secondDealOver();
    await ada.ask({ ...AGAIN, match });
    const again = ada.table.match;
    await playDeal(ada);
    await ada.ask({ type: 'leave' });
    const { matches } = await ask(ada, 'history', HISTORY);
    expect(matches).toMatchObject([{ id: again, deals: 1, repeats: { match, deal: 2 } }]);
    expect(matches[0]).not.toHaveProperty('of');
    expect((await ask(ada, 'statistics', { type: 'statistics' })).games).toEqual([]);
    expect(ada.last('home')?.unfinished).toMatchObject([{ id: match }]);
    const { text } = await ask(ada, 'record', { type: 'export', match: again });
    const kept = await ask(ada, 'kept', { type: 'import', text });
    expect((await ask(ada, 'history', HISTORY)).matches).toMatchObject([{ id: kept.match, repeats: { match, deal: 2 } }, { id: again }]);
    expect((await ask(ada, 'statistics', { type: 'statistics' })).games).toEqual([]);
    await host.close();
    for (const id of [again, kept.match]) {
      const file = join(dir, 'history', `${id}.jsonl`);
      expect(await verify([file])).toMatchObject({
        ok: true,
        value: { matches: [{ match: id, deals: 1, dealing: 'repeated', end: 'over' }] },
      });
      expect(readFileSync(file, 'utf8')).toContain('"fair":false');
    }
    // A file from which the mark was taken is known as altered.
    const unmarked = readFileSync(join(dir, 'history', `${again}.jsonl`), 'utf8').replace(/,"repeats":\{[^}]*\}/, '');
    writeFileSync(join(dir, 'history', `${again}.jsonl`), unmarked);
    expect(await verify([join(dir, 'history', `${again}.jsonl`)])).toMatchObject({
      error: { code: 'verify/altered', facts: { line: 2 } },
    });
    expect(readdirSync(join(dir, 'matches'))).toHaveLength(1);
  });

  it('stays unfinished where it is left, and ends there when it is taken up again', async () => {
    const { ada, match } = await secondDealOver();
    await ada.ask({ ...AGAIN, match });
    const again = ada.table.match;
    await ada.ask({ type: 'leave' });
    expect(ada.last('home')?.unfinished).toMatchObject([{ id: again, repeats: { match, deal: 2 } }, { id: match }]);
    await ada.ask({ type: 'delete', match });
    await ada.ask({ type: 'resume', match: again });
    expect(ada.table.repeats).toEqual({ match, deal: 2, waits: false });
    await playDeal(ada);
    expect(ada.table.over).toBe(true);
  });

  it('has bots in the seats of the other people, and is refused for what is not one’s own, not over, or shared with guests', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask({ ...SOLO, people: [ADA, BEN, bot('Bot 2'), bot('Bot 3')] });
    const { match } = ada.table;
    expect(await ada.ask({ ...AGAIN, match, deal: 1 })).toMatchObject({ code: 'match/not-over' });
    for (let moves = 0; ada.update.view.score === null; moves += 1) {
      for (const person of [0, 1]) {
        await ada.ask({ type: 'watch', person });
        const [action] = ada.update.legal.actions;
        if (action !== undefined) await ada.ask({ type: 'act', version: ada.update.version, action });
      }
    }
    expect(await ada.ask({ ...AGAIN, match, deal: 2 })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ ...AGAIN, match, deal: 1, person: 2 })).toMatchObject({ code: 'table/not-yours' });
    expect(ada.table.match, 'nothing has happened').toBe(match);
    await ada.ask({ ...AGAIN, match, deal: 1, person: 1 });
    expect(ada.table.people).toMatchObject([
      { kind: 'bot', name: 'Ada', level: 'rule' },
      { kind: 'here', name: 'Ben', mine: true },
      bot('Bot 2'),
      bot('Bot 3'),
    ]);
    await ada.ask({ type: 'leave' });
    const guest = new TestClient(host, false, undefined, { name: 'Gio' });
    await guest.until(() => guest.last('welcome'));
    await ada.ask({ ...SOLO, people: [ADA, { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
    await guest.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    expect(await ada.ask({ ...AGAIN, match: ada.table.match, deal: 1 })).toMatchObject({ code: 'table/not-alone' });
    expect(await guest.ask({ ...AGAIN, match: ada.table.match, deal: 1 })).toMatchObject({ code: 'table/not-owner' });
  });
});

describe('looking back at a deal of the match on the table', () => {
  it('shows the deals that are over with all hands, and nothing of the one in play', async () => {
    const { ada, match } = await secondDealOver();
    const seen = await ask(ada, 'replay', { type: 'replay', match, deal: 2, step: 0 });
    expect(seen).toMatchObject({ match, deal: 2, deals: 2, steps: expect.any(Number) });
    expect(seen.view.hands.flat()).not.toContain('??');
    await ada.ask({ type: 'next', version: ada.update.version });
    expect(await ask(ada, 'replay', { type: 'replay', match, deal: 2, step: seen.steps })).toMatchObject({ deals: 2 });
    for (const step of [0, 1])
      expect(await ada.ask({ type: 'replay', match, deal: 3, step })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ type: 'why', match, deal: 3, step: 0 })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ type: 'export', match }), 'the match as a whole has secrets left').toMatchObject({ code: 'match/not-over' });
    expect(await ada.ask({ type: 'rematch', match, people: SOLO.people.slice() })).toMatchObject({ code: 'match/not-over' });
  });

  it('waits for the end of the match where guests play, and is the owner’s', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    const guest = new TestClient(host, false, undefined, { name: 'Gio' });
    await guest.until(() => guest.last('welcome'));
    await ada.ask({ ...SOLO, options: { deals: 4 }, people: [ADA, { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
    await guest.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    const { match } = ada.table;
    const turn = async (client: TestClient): Promise<void> => {
      const { legal, version } = client.update;
      const [action] = legal.actions;
      if (action !== undefined) await client.ask({ type: 'act', version, action });
      await new Promise((resolve) => setTimeout(resolve));
    };
    while (ada.update.view.score === null) for (const one of [ada, guest]) await turn(one);
    expect(await ada.ask({ type: 'replay', match, deal: 1, step: 0 })).toMatchObject({ code: 'match/not-over' });
    expect(await guest.ask({ type: 'replay', match, deal: 1, step: 0 })).toMatchObject({ code: 'table/not-owner' });
  });
});
