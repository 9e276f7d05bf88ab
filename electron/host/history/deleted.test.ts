import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Store } from '../../store/store.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import { ADA, BEN, bot, PARTY, SOLO } from '../fixtures/matches.fixture.ts';
import { ask, HISTORY, playedOut } from '../fixtures/playedOut.fixture.ts';

const DAY = 24 * 3600 * 1000;

describe('deleting', () => {
  it('can be undone, in the history and among the unfinished', async () => {
    const { ada, match, host, dir } = await playedOut();
    expect(await ada.ask({ type: 'delete', match })).toMatchObject({ type: 'kept', place: 'deleted' });
    expect((await ask(ada, 'history', HISTORY)).total).toBe(0);
    expect(await ada.ask({ type: 'delete', match })).toMatchObject({ code: 'store/unknown-match' });
    expect(await ada.ask({ type: 'restore', match })).toMatchObject({ type: 'kept', place: 'history' });
    expect(await ada.ask({ type: 'restore', match })).toMatchObject({ code: 'store/unknown-match' });
    expect((await ask(ada, 'history', HISTORY)).total).toBe(1);
    await ada.ask(SOLO);
    const second = ada.table.match;
    expect(await ada.ask({ type: 'delete', match: second }), 'it is on the table').toMatchObject({ code: 'table/in-play' });
    await ada.ask({ type: 'leave' });
    await ada.ask({ type: 'delete', match: second });
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    expect(later.last('home')?.unfinished).toEqual([]);
    expect(await later.ask({ type: 'restore', match: second })).toMatchObject({ place: 'unfinished' });
    expect(await later.ask({ type: 'resume', match: second })).toMatchObject({ type: 'update' });
  });

  it('leaves nothing to bring back where it is for good', async () => {
    const { ada, match, dir } = await playedOut();
    expect(await ada.ask({ type: 'delete', match, forGood: true })).toMatchObject({ type: 'kept' });
    expect((await ask(ada, 'deleted', { type: 'deleted' })).matches).toEqual([]);
    expect(await ada.ask({ type: 'restore', match })).toMatchObject({ code: 'store/unknown-match' });
    expect(readdirSync(join(dir, 'deleted'))).toEqual([]);
  });

  it('lists what can be brought back, in the history and among the unfinished, for thirty days of the host’s clock', async () => {
    const dir = ownFolder();
    let now = Date.UTC(2026, 0, 1);
    const host = await hostOn(dir, { now: () => now });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playOut(ada);
    const over = ada.table;
    await ada.ask({ type: 'leave' });
    await ada.ask({ ...SOLO, people: [ADA, BEN, bot('Bot 2'), bot('Bot 3')] });
    const waiting = ada.table.match;
    await ada.ask({ type: 'leave' });
    const deleted = now + DAY;
    now = deleted;
    await ada.ask({ type: 'delete', match: over.match });
    now += DAY;
    await ada.ask({ type: 'delete', match: waiting });
    expect(ada.last('home')?.unfinished).toEqual([]);
    const people = ['Ada', 'Ben', 'Bot 2', 'Bot 3'];
    expect((await ask(ada, 'deleted', { type: 'deleted' })).matches).toMatchObject([
      { id: waiting, game: 'klaverjas', people, deals: 1, totals: [0, 0, 0, 0], deleted: now, over: false },
      { id: over.match, deals: 4, totals: over.totals, deleted, over: true },
    ]);
    writeFileSync(join(dir, 'deleted', `${now}.damaged.jsonl`), 'neither a match\n');
    now = deleted + 30 * DAY + 1;
    expect((await ask(ada, 'deleted', { type: 'deleted' })).matches.map(({ id }) => id)).toEqual([waiting]);
    expect(readdirSync(join(dir, 'deleted'))).toHaveLength(2);
    expect(await ada.ask({ type: 'restore', match: 'damaged' })).toMatchObject({ code: 'store/damaged' });
    expect(await ada.ask({ type: 'restore', match: over.match })).toMatchObject({ code: 'store/unknown-match' });
    expect(await ada.ask({ type: 'restore', match: waiting })).toMatchObject({ place: 'unfinished' });
    expect((await ask(ada, 'deleted', { type: 'deleted' })).matches).toEqual([]);
    expect(ada.last('home')?.unfinished).toMatchObject([{ id: waiting }]);
    expect(await ada.ask({ type: 'resume', match: waiting })).toMatchObject({ type: 'update' });
  });

  it('lists a match with a guest, who has the seat again when it is brought back', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    const guest = new TestClient(host, false, undefined, { name: 'Ben' });
    await guest.until(() => guest.last('welcome'));
    await ada.ask(PARTY);
    await guest.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    const { match } = ada.table;
    await ada.ask({ type: 'leave' });
    await ada.ask({ type: 'delete', match });
    expect((await ask(ada, 'deleted', { type: 'deleted' })).matches).toMatchObject([
      { id: match, people: ['Ada', 'Ben', 'Bot 2', 'Bot 3'] },
    ]);
    expect(await guest.ask({ type: 'deleted' })).toMatchObject({ code: 'table/not-owner' });
    await ada.ask({ type: 'restore', match });
    await ada.ask({ type: 'resume', match });
    await guest.until(() => guest.last('table')?.people[1]?.mine === true && guest.last('update'));
    expect(guest.update.seat).toBe(1);
  });

  it('is for good after thirty days', async () => {
    const { ada, match, host, dir } = await playedOut();
    await ada.ask({ type: 'delete', match });
    await host.close();
    for (const [days, left] of [
      [29, 1],
      [31, 0],
    ] as const) {
      const store = await Store.open(dir, Date.now() + days * DAY);
      expect(readdirSync(join(dir, 'deleted'))).toHaveLength(left);
      if (store.ok) await store.value.close();
    }
  });
});
