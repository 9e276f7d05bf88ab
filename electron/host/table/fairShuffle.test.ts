import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { run } from '../../../engine/cli/run.ts';
import { olderSeed, openedSeed, shareCommitment } from '../../../engine/protocol/fair/fair.ts';
import { verify } from '../../cli/verify.ts';
import { Journal } from '../../store/disk/journal.ts';
import { resealed } from '../../store/format/resealed.fixture.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { dealSecret } from './dealSeeds.ts';
import { SHARE_TIME } from '../../../engine/protocol/fair/fairMessages.ts';
import { TakingPart, brokenOff, twoAtTable } from '../fixtures/takingPart.fixture.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';

/** Plays the deal on the table to its end. */
async function playDeal(...clients: readonly TestClient[]): Promise<void> {
  const [first] = clients;
  await first!.until(() => first!.last('update'));
  for (;;) {
    const turn = clients.find((client) => client.last('update') !== undefined && client.update.legal.actions.length > 0);
    if (turn !== undefined) {
      await turn.ask({ type: 'act', version: turn.update.version, action: turn.update.legal.actions[0]! });
      continue;
    }
    if (clients.every((client) => client.last('update') !== undefined && client.update.view.score !== null)) return;
    await Promise.race(
      clients.map((client) => {
        const { length } = client.messages;
        return client.until(() => client.messages.length > length);
      }),
    );
  }
}

const verified = async (path: string) =>
  JSON.parse((await run(['verify', path], { verify })).text) as { matches: object[]; error?: object };

describe('the seed of a deal', () => {
  it('is made by everybody who plays, and opened when the deal is over', async () => {
    const { ada, ben } = await twoAtTable();
    ada.say({ type: 'begin', bots: [] });
    for (const deal of [1, 2]) {
      await ben.until(() => ben.last('update') !== undefined && ben.table.deal === deal && ben.update.view.score === null);
      expect(await ben.ask({ type: 'prove', deal }), 'nothing is opened before the end').toMatchObject({ code: 'match/deal-open' });
      const list = ben.last('list');
      expect(list?.entries.map(({ names }) => names).sort()).toEqual([['Ada'], ['Ben']]);
      await playDeal(ada, ben);
      const proof = await ben.opening(deal);
      expect(proof).toMatchObject({ commitment: list?.commitment, entries: list?.entries, terms: ben.last('offer')?.terms });
      expect(openedSeed(proof, proof).ok).toBe(true);
      for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    }
  });

  it('depends on every share', async () => {
    const hands = new Set<string>();
    for (const text of ['a', 'b']) {
      const ada = new TakingPart(await hostOn(ownFolder()), 'Ada', true, text);
      await ada.ask(SOLO);
      hands.add(ada.update.view.hands[0]!.join());
    }
    expect(hands.size).toBe(2);
  });

  it('is bound to what is offered: a device commits once and reveals what it committed to', async () => {
    const { ada, ben } = await twoAtTable();
    ben.reveals = ben.commits = false;
    ada.say({ type: 'begin', bots: [] });
    const { terms, commitment } = await ben.until(() => ben.last('offer'));
    const which = { match: terms.match, deal: 1, attempt: 1 };
    const own = shareCommitment(terms, commitment, seedFrom('x'));
    expect(await ben.ask({ type: 'reveal', ...which, share: seedFrom('x') }), 'no list is closed yet').toMatchObject({
      code: 'fair/not-now',
    });
    expect(await ben.ask({ type: 'commit', ...which, attempt: 2, commitment: own })).toMatchObject({ code: 'fair/not-now' });
    expect(await ben.ask({ type: 'sit', person: 2 }), 'nobody changes places meanwhile').toMatchObject({ code: 'table/dealing' });
    ben.say({ type: 'commit', ...which, commitment: own });
    expect(await ben.ask({ type: 'commit', ...which, commitment: seedFrom('y') })).toMatchObject({ code: 'fair/shared' });
    await ben.until(() => ben.last('list'));
    expect(await ben.ask({ type: 'reveal', ...which, share: seedFrom('y') })).toMatchObject({ code: 'fair/other-share' });
    ben.say({ type: 'reveal', ...which, share: seedFrom('x') });
    await ben.until(() => ben.last('update'));
    expect(await ben.ask({ type: 'reveal', ...which, share: seedFrom('x') }), 'the cards are there').toMatchObject({
      code: 'fair/not-now',
    });
  });

  it('is made without a device that does not commit in time, and nobody waits for one that has left', async () => {
    const clock = new Clock();
    const { ada, ben } = await twoAtTable(ownFolder(), { after: clock.after });
    ben.commits = false;
    ada.say({ type: 'begin', bots: [] });
    await ben.until(() => ben.last('offer'));
    clock.pass(SHARE_TIME);
    await ada.until(() => ada.last('update'));
    expect(ben.last('list')?.entries.map(({ names }) => names)).toEqual([['Ada']]);
    expect(ada.table.aborted, 'nothing was broken off').toEqual([]);
    await playDeal(ada, ben);
    ada.say({ type: 'next', version: ada.update.version, now: true });
    await ada.until(() => ada.last('offer')?.terms.deal === 2);
    ben.leave();
    await ada.until(() => ada.table.deal === 2);
  });

  it('is made with everybody whose answer comes right after the host has stood still, as a laptop that slept', async () => {
    const clock = new Clock();
    const { ada, ben } = await twoAtTable(ownFolder(), { after: clock.after });
    ben.commits = false;
    ben.reveals = false;
    ada.say({ type: 'begin', bots: [] });
    await ben.until(() => ben.last('offer'));
    clock.stall(SHARE_TIME * 60);
    const { terms, commitment } = ben.last('offer')!;
    const which = { match: terms.match, deal: terms.deal, attempt: terms.attempt };
    const share = seedFrom('share of Ben');
    ben.say({ type: 'commit', ...which, commitment: shareCommitment(terms, commitment, share) });
    await ben.until(() => ben.last('list'));
    clock.stall(SHARE_TIME * 60);
    ben.say({ type: 'reveal', ...which, share });
    await ada.until(() => ada.last('update'));
    expect(ada.last('list')?.entries).toHaveLength(2);
    expect(ada.table.aborted).toEqual([]);
  });

  it('is made with everybody, however long the host takes to write the list down: a device’s time begins when it goes out', async () => {
    const clock = new Clock();
    const { ada, ben } = await twoAtTable(ownFolder(), { after: clock.after });
    ada.say({ type: 'begin', bots: [] });
    await playDeal(ada, ben);
    const { append } = Journal.prototype;
    let write = (): void => undefined;
    const disk = new Promise<void>((resolve) => (write = resolve));
    let isWriting = false;
    vi.spyOn(Journal.prototype, 'append').mockImplementation(async function (this: Journal, line) {
      await append.call(this, line);
      if (!line.startsWith('{"list":')) return;
      isWriting = true;
      await disk;
    });
    for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    await expect.poll(() => isWriting).toBe(true);
    clock.pass(SHARE_TIME * 3);
    expect(
      [ada, ben].map((client) => client.last('list')?.deal),
      'it has not gone out',
    ).toEqual([1, 1]);
    write();
    await ada.until(() => ada.table.deal === 2 && ada.update.view.score === null);
    expect(ada.last('list')).toMatchObject({ deal: 2, attempt: 1, entries: [{}, {}] });
    expect(ada.table.aborted).toEqual([]);
  });

  it('waits once for a device that never answers, and again when it has answered', async () => {
    const clock = new Clock();
    const { ada, ben } = await twoAtTable(ownFolder(), { after: clock.after });
    ben.commits = false;
    ada.say({ type: 'begin', bots: [] });
    await ben.until(() => ben.last('offer'));
    clock.pass(SHARE_TIME);
    const names = (): (readonly string[])[] | undefined => ada.last('list')?.entries.map((entry) => entry.names);
    const next = async (deal: number): Promise<void> => {
      await playDeal(ada, ben);
      for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
      await ada.until(() => ada.table.deal === deal && ada.update.view.score === null);
      await ben.until(() => ben.table.deal === deal && ben.update.view.score === null);
    };
    await ada.until(() => ada.last('update'));
    for (const deal of [2, 3]) {
      // The clock stands still: a host that waited would never deal.
      await next(deal);
      expect(names()).toEqual([['Ada']]);
      expect(ben.last('offer')?.terms.deal, 'it is offered the deal all the same').toBe(deal);
    }
    const { terms, commitment } = ben.last('offer')!;
    const late = shareCommitment(terms, commitment, seedFrom('late'));
    const which = { match: terms.match, deal: terms.deal, attempt: terms.attempt };
    expect(await ben.ask({ type: 'commit', ...which, deal: 2, commitment: late }), 'of an old offer').toMatchObject({
      code: 'fair/not-now',
    });
    expect(await ben.ask({ type: 'commit', ...which, commitment: late })).toMatchObject({ code: 'fair/not-now' });
    ben.commits = true;
    await next(4);
    expect(names()?.toSorted()).toEqual([['Ada'], ['Ben']]);
  });

  it('is told to a device that is alone and does not answer: offer and list come before the cards', async () => {
    const clock = new Clock();
    const ada = new TakingPart(await hostOn(ownFolder(), { after: clock.after }), 'Ada', true);
    ada.commits = false;
    ada.say({ ...SOLO });
    await ada.until(() => ada.last('offer'));
    clock.pass(SHARE_TIME);
    await ada.until(() => ada.last('update'));
    expect(ada.last('list')).toMatchObject({ entries: [] });
    await playDeal(ada);
    ada.commits = true;
    ada.say({ type: 'next', version: ada.update.version });
    await ada.until(() => ada.table.deal === 2 && ada.update.view.score === null);
    expect(ada.last('list'), 'a commitment that comes after the list').toMatchObject({ deal: 2, entries: [] });
    await playDeal(ada);
    ada.say({ type: 'next', version: ada.update.version });
    await ada.until(() => ada.table.deal === 3);
    expect(ada.last('list')?.entries).toHaveLength(1);
  });

  it('of an attempt that a device breaks off is not used: it is counted and told, and the next attempt goes without that device', async () => {
    const clock = new Clock();
    const dir = ownFolder();
    const { host, ada, ben } = await twoAtTable(dir, { after: clock.after });
    await brokenOff(clock, ada, ben);
    expect(ada.table.aborted).toEqual([{ deal: 1, attempt: 1, missing: ['Ben'] }]);
    expect(ben.table.aborted).toEqual(ada.table.aborted);
    const offers = ada.messages.flatMap((one) => (one.type === 'offer' ? [one] : []));
    expect(offers.map(({ terms }) => terms.attempt)).toEqual([1, 2]);
    expect(offers[0]?.commitment, 'with a fresh commitment').not.toBe(offers[1]?.commitment);
    expect(ada.last('list')?.entries.map(({ names }) => names)).toEqual([['Ada']]);
    await playDeal(ada, ben);
    ben.reveals = true;
    for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    await ada.until(() => ada.table.deal === 2);
    expect(ada.last('list')?.entries, 'in the next deal it takes part again').toHaveLength(2);
    const { match } = ada.table;
    await host.close();
    const file = join(dir, 'matches', `${match}.jsonl`);
    expect(await verified(file)).toMatchObject({ matches: [{ deals: 2, dealing: 'proved', aborted: 1, end: 'open' }] });
    const later = new TestClient(await hostOn(dir), true);
    await later.ask({ type: 'resume', match });
    expect(later.table.aborted).toEqual([{ deal: 1, attempt: 1, missing: ['Ben'] }]);
  });

  it('is not made anew without a word when the host is ended between list and deal', async () => {
    const dir = ownFolder();
    const { host, ada, ben } = await twoAtTable(dir);
    ada.say({ type: 'begin', bots: [] });
    await ben.until(() => ben.last('update'));
    await playDeal(ada, ben);
    ben.reveals = false;
    for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    const list = await ben.until(() => (ben.last('list')?.deal === 2 ? ben.last('list') : undefined));
    const { match } = ada.table;
    await host.close();
    const again = await hostOn(dir);
    const later = new TakingPart(again, 'Ada', true);
    await later.ask({ type: 'resume', match });
    expect(later.table.aborted).toEqual([{ deal: 2, attempt: 1, missing: [] }]);
    later.say({ type: 'next', version: later.update.version, now: true });
    const offer = await later.until(() => later.last('offer'));
    expect(offer.terms).toMatchObject({ deal: 2, attempt: 2 });
    expect(offer.commitment).not.toBe(list.commitment);
    await later.until(() => later.table.deal === 2);
    await again.close();
    expect(await verified(join(dir, 'matches', `${match}.jsonl`))).toMatchObject({ matches: [{ dealing: 'proved', aborted: 1 }] });
  });

  it('follows from the match’s seed alone where no connection takes part', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playOut(ada);
    expect(await ada.ask({ type: 'prove', deal: 1 })).toMatchObject({ code: 'fair/no-proof' });
    await host.close();
    expect(await verified(dir)).toMatchObject({ matches: [{ dealing: 'proved', end: 'over' }] });
  });

  it('of a match that was asked for by its seed is the same for everybody, and nobody’s share counts', async () => {
    const seeded: Unnumbered = { ...SOLO, seed: seedFrom('the match of the day') };
    const sheets = [];
    for (const text of ['a', 'b']) {
      const ada = new TakingPart(await hostOn(ownFolder(), { randomSeed: () => seedFrom(`chance ${text}`) }), 'Ada', true, text);
      await ada.ask(seeded);
      expect(ada.table.fair).toBe(false);
      await playOut(ada);
      expect(ada.last('offer')).toBeUndefined();
      sheets.push(ada.table.sheet);
    }
    expect(sheets[0]).toEqual(sheets[1]);
  });
});

describe('a saved match of the latest format', () => {
  /** The lines of a match of two deals, of which an attempt was broken off. */
  async function saved(): Promise<{ file: string; lines: string[] }> {
    const clock = new Clock();
    const dir = ownFolder();
    const { host, ada, ben } = await twoAtTable(dir, { after: clock.after });
    await brokenOff(clock, ada, ben);
    ben.reveals = true;
    await playDeal(ada, ben);
    for (const client of [ada, ben]) client.say({ type: 'next', version: client.update.version });
    await ada.until(() => ada.table.deal === 2);
    const { match } = ada.table;
    await host.close();
    const file = join(dir, 'matches', `${match}.jsonl`);
    return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') };
  }

  it('is verified wholly: every change of how its seeds were made is found', async () => {
    const { file, lines } = await saved();
    expect(await verified(file)).toMatchObject({ matches: [{ dealing: 'proved', aborted: 1, end: 'open' }] });
    const at = (key: string, which = 0) => lines.flatMap((line, index) => (line.startsWith(`{"${key}"`) ? [index] : []))[which]!;
    const tampered: readonly [string, (lines: string[]) => void][] = [
      ['verify/other-share', (all) => change(all, at('deal', 1), /("shares":\[")[0-9a-f]{64}/, `$1${seedFrom('x')}`)],
      ['verify/other-commitment', (all) => change(all, at('list', 2), /("names":\[)"Ada"/, '$1"Eve"')],
      ['verify/other-seed', (all) => change(all, at('list', 2), /("entries":\[\{"names":\[)"\w+"/, '$1"Eve"')],
      ['verify/other-share', (all) => change(all, at('list', 2), /("entries":\[\{[^}]*"commitment":")[0-9a-f]{64}/, `$1${seedFrom('x')}`)],
      ['verify/other-commitment', (all) => change(all, 0, /("seed":")[0-9a-f]{64}/, `$1${seedFrom('x')}`)],
      ['verify/other-terms', (all) => change(all, at('list', 2), /"deal":2/, '"deal":3')],
      ['verify/other-terms', (all) => change(all, at('list', 2), /"dealer":\d/, '"dealer":2')],
      ['verify/other-terms', (all) => all.splice(at('list'), 2)],
      ['verify/other-seed', (all) => all.splice(at('list', 2), 1)],
    ];
    for (const [code, tamper] of tampered) {
      const changed = [...lines];
      tamper(changed);
      expect(changed).not.toEqual(lines);
      writeFileSync(file, resealed(`${changed.join('\n')}\n`));
      expect((await verified(file)).error, String(tamper)).toMatchObject({ code });
    }
  });

  it('is proved by its lists alone: without one nothing is proved, unless no guest had a seat and no connection took part', async () => {
    /** Of a match with Ben, or one more bot, at whose deal no connection took part. */
    const dealtAlone = async (ben: boolean): Promise<{ file: string; header: string; deal: string }> => {
      const dir = ownFolder();
      const host = await hostOn(dir);
      const ada = ben ? (await withGuest(host)).ada : new TestClient(host, true);
      if (!ben) await ada.ask(SOLO);
      await host.close();
      const file = join(dir, 'matches', `${ada.table.match}.jsonl`);
      const [header = '', deal = ''] = readFileSync(file, 'utf8').split('\n');
      return { file, header, deal };
    };
    const dealing = async (file: string, ...lines: string[]): Promise<unknown> => {
      writeFileSync(file, resealed(`${lines.join('\n')}\n`));
      return (await verified(file)).matches;
    };
    const guest = await dealtAlone(true);
    expect(await dealing(guest.file, guest.header, guest.deal)).toMatchObject([{ dealing: 'unproved' }]);
    const { file, header, deal } = await dealtAlone(false);
    expect(deal).toContain('"alone":true');
    expect(await dealing(file, header, deal)).toMatchObject([{ dealing: 'proved' }]);
    const unmarked = deal.replace('"alone":true,', '');
    expect(await dealing(file, header, unmarked), 'the list may have been taken out').toMatchObject([{ dealing: 'unproved' }]);
    const { seed } = JSON.parse(header) as { seed: string };
    const shares = [seedFrom('chosen afterwards')];
    const chosen = { ...(JSON.parse(unmarked) as object), deal: { dealer: 3, seed: olderSeed(dealSecret(seed, 1), shares) }, shares };
    expect(await dealing(file, header, JSON.stringify(chosen)), 'a share without its commitment').toMatchObject([{ dealing: 'unproved' }]);
  });

  it('is known for cut off where its last line is', async () => {
    const { file, lines } = await saved();
    writeFileSync(file, lines.join('\n'));
    expect(await verified(file)).toMatchObject({ matches: [{ end: 'cut' }] });
    writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`);
    expect(await verified(file)).toMatchObject({ matches: [{ end: 'short' }] });
  });
});

function change(lines: string[], index: number, from: RegExp, to: string): void {
  lines[index] = (lines[index] ?? '').replace(from, to);
}
