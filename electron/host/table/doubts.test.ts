import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecord, replay } from '../../../engine/match/record.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { hostOn, ownFolder, type TestClient } from '../fixtures/host.fixture.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';

const BREACH = { type: 'doubt', deal: 1, code: 'fair/other-secret' } as const;

/** Plays the first legal action for both until the deal on the table is over. */
async function playDeal(...clients: readonly TestClient[]): Promise<void> {
  for (;;) {
    const turn = clients.find(({ update }) => update.legal.actions.length > 0);
    if (turn === undefined && clients.every(({ update }) => update.view.score !== null)) return;
    if (turn === undefined) {
      await new Promise(setImmediate);
      continue;
    }
    const { version, legal } = turn.update;
    await turn.ask({ type: 'act', version, action: legal.actions[0]! });
  }
}

async function afterOneDeal(): Promise<{ dir: string; clock: Clock; ada: TestClient; ben: TestClient; close: () => Promise<void> }> {
  const dir = ownFolder();
  const clock = new Clock();
  const host = await hostOn(dir, { after: clock.after });
  const { ada, ben } = await withGuest(host);
  await playDeal(ada, ben);
  return { dir, clock, ada, ben, close: () => host.close() };
}

describe('a deal that a player’s device finds unfair', () => {
  it('stops the table until every player present goes on: neither the owner nor a pause deals the next one', async () => {
    const { dir, clock, ada, ben, close } = await afterOneDeal();
    const found = { deal: 1, code: 'fair/other-secret', names: ['Ben'] };
    expect(await ben.ask(BREACH)).toMatchObject({ type: 'table', doubts: { open: true, found: [found] } });
    await ada.until(() => ada.table.doubts);
    expect(ada.table.doubts).toEqual({ open: true, found: [found] });
    const next = { type: 'next', version: ada.update.version } as const;
    expect(await ada.ask({ ...next, now: true })).toMatchObject({ code: 'table/doubted' });
    await ada.ask(next);
    clock.pass(3_600_000);
    await ada.ask({ type: 'say', text: 'And now?' });
    expect(ada.table.deal).toBe(1);
    await ben.ask({ type: 'next', version: ben.update.version });
    await ada.until(() => ada.table.deal === 2);
    expect(ada.table.doubts, 'it stays to be read').toEqual({ open: false, found: [found] });
    const { match } = ada.table;
    await close();
    expect(readFileSync(join(dir, 'matches', `${match}.jsonl`), 'utf8')).toContain(
      '"doubt":{"deal":1,"code":"fair/other-secret","names":["Ben"]}',
    );
  });

  it('counts once for each device, and never for a deal in play or from a spectator', async () => {
    const { ada, ben } = await afterOneDeal();
    await ben.ask(BREACH);
    expect(await ben.ask(BREACH)).toMatchObject({ doubts: { found: [{ names: ['Ben'] }] } });
    expect(ben.table.doubts?.found).toHaveLength(1);
    expect(await ben.ask({ ...BREACH, deal: 2 })).toMatchObject({ code: 'match/deal-open' });
    await ben.ask({ type: 'stand' });
    expect(await ben.ask(BREACH)).toMatchObject({ code: 'table/not-seated' });
    expect(ada.table.doubts?.found).toHaveLength(1);
  });

  it('takes back what was agreed on before it was known', async () => {
    const { ada, ben } = await afterOneDeal();
    await ada.ask({ type: 'next', version: ada.update.version });
    await ben.ask(BREACH);
    await ben.ask({ type: 'next', version: ben.update.version });
    expect(ben.table.deal).toBe(1);
    await ada.ask({ type: 'next', version: ada.update.version });
    await ben.until(() => ben.table.deal === 2);
  });
});

describe('the record that a guest takes along', () => {
  it('has every deal that is over, and nothing of the one in play', async () => {
    const { ada, ben } = await afterOneDeal();
    for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    await ben.until(() => ben.table.deal === 2 && ben.update.view.score === null);
    const taken = await ben.ask({ type: 'take' });
    if (taken.type !== 'record') throw new Error(JSON.stringify(taken));
    expect(taken.name).toMatch(/^klaverjas-\d{4}-\d{2}-\d{2}\.trick\.json$/);
    const record = parseRecord(taken.text);
    if (!record.ok) throw new Error(record.error.message);
    const match = replay(record.value);
    if (!match.ok) throw new Error(match.error.message);
    expect(match.value.deals).toHaveLength(1);
    expect(match.value.deals[0]?.result?.score.scores).toEqual(ben.table.sheet[0]?.score.scores);
    expect(taken.text).not.toMatch(/token|"shares"/);
  });
});
