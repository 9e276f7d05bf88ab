import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../engine/cards/random.ts';
import { checkProof, isDealtFrom } from '../../engine/protocol/fair.ts';
import { Client, hostOn, ownFolder, playOut } from './host.fixture.ts';
import { ADA, bot, SOLO, type Unnumbered } from './matches.fixture.ts';

const share = (text: string) => seedFrom(`share of ${text}`);

/** Plays the deal on the table to its end. */
async function playDeal(...clients: readonly Client[]): Promise<void> {
  for (;;) {
    const turn = clients.find(({ update }) => update.legal.actions.length > 0);
    const [first] = clients;
    if (turn !== undefined) await turn.ask({ type: 'act', version: turn.update.version, action: turn.update.legal.actions[0]! });
    if (first!.update.view.toAct === null) return;
    await Promise.race(
      clients.map((client) => client.until(() => client.update.legal.actions.length > 0 || client.update.view.toAct === null)),
    );
  }
}

describe('dealing', () => {
  it('can be checked by everybody who added a share', async () => {
    const host = await hostOn(ownFolder());
    const ada = new Client(host, true);
    await ada.ask({ ...SOLO, people: [ADA, { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
    const ben = new Client(host, false, undefined, { name: 'Ben' });
    await ben.until(() => ben.last('table'));
    await ben.ask({ type: 'sit', person: 1 });
    for (const deal of [1, 2]) {
      const { commitment } = ada.table;
      expect(ben.table.commitment).toBe(commitment);
      for (const [client, name] of [
        [ada, 'Ada'],
        [ben, 'Ben'],
      ] as const)
        client.say({ type: 'share', commitment: commitment!, share: share(`${name} ${deal}`) });
      if (deal === 1) await ada.ask({ type: 'begin', bots: [] });
      else for (const client of [ada, ben]) await client.ask({ type: 'next', version: client.update.version });
      await ben.until(() => ben.last('update') !== undefined && ben.table.deal === deal && ben.update.view.toAct !== null);
      const hand = ben.update.view.hands[1]!;
      expect(ada.table.sheet[deal - 1], 'nothing is told before the end').toBeUndefined();
      expect(ada.table.commitment, 'the next deal follows from something else').not.toBe(commitment);
      await playDeal(ada, ben);
      for (const [client, name] of [
        [ada, 'Ada'],
        [ben, 'Ben'],
      ] as const) {
        const entry = await client.until(() => client.table.sheet[deal - 1]);
        expect(checkProof(entry.proof!, { commitment: commitment!, share: share(`${name} ${deal}`) })).toMatchObject({ ok: true });
        expect(isDealtFrom('french32', entry.proof!.seed, hand)).toBe(true);
      }
    }
  });

  it('depends on every share', async () => {
    const hands = new Set<string>();
    for (const text of ['a', 'b', undefined]) {
      const ada = new Client(await hostOn(ownFolder()), true);
      const { commitment } = await ada.until(() => ada.last('home'));
      if (text !== undefined) ada.say({ type: 'share', commitment, share: share(text) });
      await ada.ask(SOLO);
      hands.add(ada.update.view.hands[0]!.join());
    }
    expect(hands.size).toBe(3);
  });

  it('takes one share from each, for the deal that is coming', async () => {
    const ada = new Client(await hostOn(ownFolder()), true);
    const { commitment } = await ada.until(() => ada.last('home'));
    expect(await ada.ask({ type: 'share', commitment: share('x'), share: share('a') })).toMatchObject({ code: 'fair/other-commitment' });
    ada.say({ type: 'share', commitment, share: share('a') });
    expect(await ada.ask({ type: 'share', commitment, share: share('b') })).toMatchObject({ code: 'fair/shared' });
    await ada.ask(SOLO);
    expect(await ada.ask({ type: 'share', commitment, share: share('c') })).toMatchObject({ code: 'fair/other-commitment' });
  });

  it('keeps its word when the program is started again', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir);
    const ada = new Client(host, true);
    const { commitment } = await ada.until(() => ada.last('home'));
    ada.say({ type: 'share', commitment, share: share('a') });
    await ada.ask(SOLO);
    const next = ada.table.commitment;
    const { match } = ada.table;
    await host.close();
    const later = new Client(await hostOn(dir), true);
    await later.ask({ type: 'resume', match });
    expect(later.table.commitment).toBe(next);
    await playDeal(later);
    const [entry] = (await later.until(() => (later.table.sheet.length > 0 ? later.table : undefined))).sheet;
    expect(checkProof(entry!.proof!, { commitment, share: share('a') })).toMatchObject({ ok: true });
  });

  it('of a match that was asked for by its seed is the same for everybody, and nobody’s share counts', async () => {
    const seeded: Unnumbered = { ...SOLO, seed: seedFrom('the match of the day') };
    const sheets = [];
    for (const text of ['a', undefined]) {
      const ada = new Client(await hostOn(ownFolder(), { randomSeed: () => seedFrom(`chance ${text}`) }), true);
      const { commitment } = await ada.until(() => ada.last('home'));
      if (text !== undefined) ada.say({ type: 'share', commitment, share: share(text) });
      await ada.ask(seeded);
      expect(ada.table.commitment).toBe(null);
      await playOut(ada);
      sheets.push(ada.table.sheet);
    }
    expect(sheets[0]).toEqual(sheets[1]);
    expect(sheets[0]?.every(({ proof }) => proof === null)).toBe(true);
  });
});
