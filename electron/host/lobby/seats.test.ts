import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWER_WITHIN, MatchConsent } from '../../store/format/consent.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import { readMatch } from '../../store/format/lines.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import { bot, PARTY } from '../fixtures/matches.fixture.ts';

const away = (name: string): SavedPerson => ({ kind: 'away', name, tokenHash: name });
const NOBODY: SavedPerson = { kind: 'open', name: '' };

/** A match of Ada's with a free seat, at the table of a host whose clock stands where `clock` says. */
async function withFreeSeat(clock: { now: number }): Promise<{ dir: string; host: Host; ada: TestClient; match: string }> {
  const dir = ownFolder();
  const host = await hostOn(dir, { now: () => clock.now });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  await ada.ask({ type: 'begin', bots: [bot('Bot 1')] });
  // The bot replaced a player who has left since.
  return { dir, host, ada, match: ada.table.match };
}

describe('people who sit down, stand up and go', () => {
  it('a hundred of them leave neither the table nor its messages larger than two did', async () => {
    const clock = { now: 1_000_000 };
    const dir = ownFolder();
    const host = await hostOn(dir, { now: () => clock.now });
    const ada = new TestClient(host, true);
    await ada.ask(PARTY);
    const first = new TestClient(host, false, undefined, { name: 'First' });
    await first.until(() => first.last('table'));
    await first.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    await first.ask({ type: 'stand' });
    const sizes: number[] = [];
    for (let i = 100; i < 200; i += 1) {
      clock.now += 10_000;
      const guest = new TestClient(host, false, undefined, { name: `Sitter ${i}`, address: `192.0.2.${i}` });
      await guest.until(() => guest.last('table'));
      expect(await guest.ask({ type: 'sit', person: 1 })).toMatchObject({ type: 'table' });
      // Something is done while they sit, though not by them.
      const [action] = ada.update.legal.actions;
      if (action !== undefined) await ada.ask({ type: 'act', version: ada.update.version, action });
      await guest.ask({ type: 'stand' });
      guest.leave();
      await ada.until(() => ada.table.people[1]?.kind === 'open');
      sizes.push(JSON.stringify(ada.table).length);
    }
    expect(ada.table.consent.length).toBeLessThanOrEqual(1);
    expect(sizes.at(-1)).toBeLessThan(Math.max(...sizes.slice(0, 2)) + 1500);
    await playOut(ada);
    expect(ada.table.consent, 'nobody but Ada has played').toEqual([]);
  });

  it('a hundred who act, too, are followed by those after them', () => {
    const consent = new MatchConsent([{ kind: 'here', name: 'Ada' }, NOBODY]);
    consent.acted(0);
    for (let i = 0; i < 100; i += 1) {
      consent.seat(1, away(`Sitter ${i}`));
      consent.acted(1);
      consent.say(1, false);
      consent.seat(1, NOBODY);
      expect(consent.answers).toEqual([
        { name: 'Ada', kind: 'here', person: 0, agreed: null },
        { name: `Sitter ${i}`, kind: 'away', person: null, agreed: false },
      ]);
    }
  });

  it('one guest does so a few times at once, and then has to wait', async () => {
    const clock = { now: 10_000_000 };
    const { dir, host, ada, match } = await withFreeSeat(clock);
    const later = new TestClient(host, false, undefined, { name: 'Ben' });
    await later.until(() => later.last('table'));
    await ada.ask({ type: 'customs', latecomers: false });
    expect(await later.ask({ type: 'sit', person: 1 }), 'a bot has the seat').toMatchObject({ code: 'table/seat-taken' });
    await ada.ask({ type: 'leave' });
    await ada.ask(PARTY);
    await later.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    const file = join(dir, 'matches', `${ada.table.match}.jsonl`);
    expect(ada.table.match).not.toBe(match);
    const before = statSync(file).size;
    let refused = 0;
    for (let i = 0; i < 200; i += 1) {
      const said = await later.ask(i % 2 === 0 ? { type: 'stand' } : { type: 'sit', person: 1 });
      if (said.type === 'refusal' && said.code === 'table/too-often') refused += 1;
      const answered = await later.ask({ type: 'agree', person: 1, agreed: i % 4 < 2 });
      if (answered.type === 'refusal' && answered.code === 'table/too-often') refused += 1;
    }
    expect(refused).toBeGreaterThan(90);
    expect(statSync(file).size - before, 'bytes').toBeLessThan(4000);
    // A clock that is set back does not make them wait for longer.
    clock.now -= 3_600_000;
    await later.ask({ type: 'stand' });
    expect(await later.ask({ type: 'sit', person: 1 })).toMatchObject({ code: 'table/too-often' });
    clock.now += 10_000;
    expect(await later.ask({ type: 'sit', person: 1 }), 'ten seconds on').toMatchObject({ type: 'table' });
    clock.now = -1;
    expect(await ada.ask({ type: 'agree', person: 0, agreed: true })).toMatchObject({ type: 'table' });
    expect(readMatch(readFileSync(file)), 'a clock before 1970').toMatchObject({ ok: true });
  });
});

describe('consent to the analysis', () => {
  const played = (): MatchConsent => {
    const consent = new MatchConsent([{ kind: 'here', name: 'Ada' }, away('Ben')]);
    consent.acted(0);
    consent.acted(1);
    return consent;
  };

  it('is not asked of one who has sat, but never acted', () => {
    const consent = new MatchConsent([{ kind: 'here', name: 'Ada' }, away('Ben')]);
    consent.acted(0);
    consent.end();
    expect(consent.answers).toEqual([]);
    expect(consent.given()).toBe(true);
  });

  it('of one who acted and left waits for thirty days, whatever they said', () => {
    for (const agreed of [undefined, false]) {
      const consent = played();
      consent.say(0, true);
      if (agreed !== undefined) consent.say(1, agreed);
      consent.seat(1, NOBODY);
      consent.end();
      expect([consent.given(), consent.given(ANSWER_WITHIN), consent.given(ANSWER_WITHIN + 1)]).toEqual([false, false, true]);
    }
  });

  it('of one who played to the end and said no is never given', () => {
    const consent = played();
    consent.say(0, true);
    consent.say(1, false);
    consent.end();
    expect(consent.given(ANSWER_WITHIN * 99)).toBe(false);
  });

  it('of one elsewhere who went without a word waits for thirty days; of one at this machine, for as long as it takes', () => {
    const consent = played();
    consent.say(0, true);
    consent.end();
    expect([consent.given(ANSWER_WITHIN), consent.given(ANSWER_WITHIN + 1)]).toEqual([false, true]);
    const silent = played();
    silent.say(1, true);
    silent.end();
    expect(silent.given(ANSWER_WITHIN * 99)).toBe(false);
  });

  it('goes with a person who changes seats', () => {
    const consent = new MatchConsent([away('Ben'), NOBODY]);
    consent.acted(0);
    consent.say(0, false);
    consent.seat(0, NOBODY);
    consent.seat(1, away('Ben'));
    expect(consent.answers).toEqual([{ name: 'Ben', kind: 'away', person: 1, agreed: false }]);
  });
});
