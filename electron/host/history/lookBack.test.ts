import { describe, expect, it } from 'vitest';
import { JUDGE } from '../../../engine/bots/judge/judge.ts';
import type { JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { hostOn, ownFolder, TestClient } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';
import { ask, playedOut } from '../fixtures/playedOut.fixture.ts';
import { localJudges, type JudgeRunner } from '../workers/judgeRunner.ts';

const LIGHT: JudgeDepth = {
  cards: { ...JUDGE.cards, worlds: 20, effort: 2000, pool: 60, looks: 600 },
  calls: { ...JUDGE.calls, worlds: 20, effort: 600 },
};

type Judged = Extract<ServerMessage, { type: 'judged' }>;

/** Plays the last legal action whenever it is a client's turn, until the deal on the table is over. */
async function playDeal(...clients: readonly TestClient[]): Promise<void> {
  for (;;) {
    if (clients.every(({ update }) => update.view.score !== null)) return;
    const client = clients.find(({ update }) => update.legal.actions.length > 0);
    if (client !== undefined) {
      const { version, legal } = client.update;
      await client.ask({ type: 'act', version, action: legal.actions.at(-1)! });
    }
    const goesOn = (): boolean => clients.some(({ update }) => update.legal.actions.length > 0 || update.view.score !== null);
    await Promise.race(clients.map((one) => one.until(goesOn)));
  }
}

/** Everything that a review answers, in order. */
async function reviewOf(client: TestClient, source: { match?: string; deal: number; person: number }): Promise<Judged[]> {
  const found: Judged[] = [];
  for (let from: number | null = 0; from !== null; from = found.at(-1).next)
    found.push(await ask(client, 'judged', { type: 'judge', ...source, from }));
  return found;
}

describe('the review of a deal', () => {
  it('judges each decision by the view of its seat, and comes to an end', async () => {
    const host = await hostOn(ownFolder(), { judges: localJudges(LIGHT) });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    expect(await ada.ask({ type: 'judge', deal: 1, person: 0, from: 0 })).toMatchObject({ code: 'match/deal-open' });
    await playDeal(ada);
    const found = await reviewOf(ada, { deal: 1, person: 0 });
    const decisions = found.flatMap(({ decision }) => decision ?? []);
    expect(decisions.length).toBeGreaterThan(3);
    for (const { view, action, actions, best, lost } of decisions) {
      expect(view.viewer).toBe(found[0]!.seat);
      expect(view.hands.flatMap((hand, seat) => (seat === view.viewer ? [] : hand)).every((card) => card === '??')).toBe(true);
      expect(actions.map((one) => one.action)).toContain(action);
      expect(best).toContain(actions[0]!.action);
      expect(lost).toBeGreaterThanOrEqual(0);
    }
    // The same once more, from what is known by then; and from the match as it is kept.
    expect((await reviewOf(ada, { deal: 1, person: 0 })).map(({ decision }) => decision)).toEqual(found.map(({ decision }) => decision));
    const { match } = ada.table;
    expect((await reviewOf(ada, { match, deal: 1, person: 0 })).at(-1)).toMatchObject({ next: null });
    expect(await ada.ask({ type: 'judge', deal: 1, person: 1, from: 0 })).toMatchObject({ code: 'table/not-yours' });
    expect(await ada.ask({ type: 'judge', deal: 9, person: 0, from: 0 })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ type: 'judge', match, deal: 9, person: 0, from: 0 })).toMatchObject({ code: 'replay/no-position' });
  }, 180_000);

  it('has bots play on from any decision whose deals are wanted, and keeps its mark', async () => {
    const judges = localJudges(LIGHT);
    // The judge finds no inaccuracy in so short a look: each decision is one here.
    const run: JudgeRunner['run'] = async (job, signal) => {
      const judged = await judges.run(job, signal);
      if (judged === null || judged === undefined || job.first !== undefined) return judged;
      return { ...judged, mark: 'inaccuracy', best: [judged.actions[0]!.action] };
    };
    const host = await hostOn(ownFolder(), { judges: { ...judges, run } });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playDeal(ada);
    const all = (await reviewOf(ada, { deal: 1, person: 0 })).map(({ decision }) => decision);
    expect(all.every((one) => one?.ledTo === undefined)).toBe(true);
    // Late in the deal there is little to play on.
    const from = all.findLastIndex((one) => one !== undefined && one.best[0] !== one.action);
    const { decision } = await ask(ada, 'judged', { type: 'judge', deal: 1, person: 0, from, deals: true });
    expect(decision).toMatchObject({ step: all[from]!.step, mark: 'inaccuracy', lost: all[from]!.lost, best: all[from]!.best });
    expect(decision!.against.slice(0, all[from]!.against.length)).toEqual(all[from]!.against);
    // Once played, they are there at once.
    expect((await ask(ada, 'judged', { type: 'judge', deal: 1, person: 0, from, deals: true })).decision).toEqual(decision);
  }, 180_000);

  it('shows a guest their own decisions alone, and none while the deal is in play', async () => {
    const host = await hostOn(ownFolder(), { judges: localJudges(LIGHT) });
    const { ada, ben } = await withGuest(host);
    expect(await ben.ask({ type: 'judge', deal: 1, person: 1, from: 0 })).toMatchObject({ code: 'match/deal-open' });
    await playDeal(ada, ben);
    const { match } = ada.table;
    expect(await ben.ask({ type: 'judge', deal: 1, person: 0, from: 0 })).toMatchObject({ code: 'table/not-yours' });
    expect(await ada.ask({ type: 'judge', deal: 1, person: 1, from: 0 })).toMatchObject({ code: 'table/not-yours' });
    expect(await ben.ask({ type: 'judge', match, deal: 1, person: 1, from: 0 })).toMatchObject({ code: 'table/not-owner' });
    expect(await ada.ask({ type: 'judge', match, deal: 1, person: 1, from: 0 })).toMatchObject({ code: 'match/not-over' });
    const found = await reviewOf(ben, { deal: 1, person: 1 });
    expect(found.some(({ decision }) => decision !== undefined)).toBe(true);
    for (const { seat, decision } of found) if (decision !== undefined) expect(decision.view.viewer).toBe(seat);
  }, 180_000);

  it('ends when it is no longer wanted', async () => {
    let aborted = 0;
    const never: JudgeRunner = {
      run: (_, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            aborted += 1;
            resolve(undefined);
          }),
        ),
      par: () => Promise.resolve(undefined),
      reasons: () => Promise.resolve(undefined),
      close: () => Promise.resolve(),
    };
    const host = await hostOn(ownFolder(), { judges: never });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playDeal(ada);
    const first = ada.ask({ type: 'judge', deal: 1, person: 0, from: 0 });
    const second = ada.ask({ type: 'judge', deal: 1, person: 0, from: 0 });
    expect(await first).toMatchObject({ code: 'replay/stopped' });
    ada.say({ type: 'stop' });
    expect(await second).toMatchObject({ code: 'replay/stopped' });
    expect(aborted).toBe(2);
  });
});

it('goes on from a position of a deal, off the record', async () => {
  const host = await hostOn(ownFolder(), { judges: localJudges(LIGHT) });
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  await playDeal(ada);
  const { match } = ada.table;
  const moves = ada.update.view.moves.map(({ action }) => action);
  const step = ada.update.view.moves.findLastIndex(({ seat }) => seat === ada.update.seat) - 4;
  await ada.ask({ type: 'repeat', match, deal: 1, person: 0, level: 'rule', step });
  expect(ada.update.view.moves.map(({ action }) => action).slice(0, step)).toEqual(moves.slice(0, step));
  expect(ada.table).toMatchObject({ repeats: { match, deal: 1 } });
  await playDeal(ada);
  expect(ada.table.over).toBe(true);
});

describe('what decisions cost', () => {
  it('is kept for people at this machine, and forgotten with their training', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir, { judges: localJudges(LIGHT) });
    const { ada, ben } = await withGuest(host);
    await playDeal(ada, ben);
    const mine = (await reviewOf(ada, { deal: 1, person: 0 })).flatMap(({ decision }) => decision ?? []);
    await reviewOf(ben, { deal: 1, person: 1 });
    const steps = new Set(mine.map(({ step }) => step));
    const { trends } = await ask(ada, 'trends', { type: 'trends' });
    expect(trends).toMatchObject([{ game: 'klaverjas', who: 'Ada', deals: 1, decisions: steps.size }]);
    expect(await ben.ask({ type: 'trends' })).toMatchObject({ code: 'table/not-owner' });
    const lines = (await ask(ada, 'record', { type: 'attempts' })).text.split('\n').filter((line) => line.includes('"kind"'));
    expect(lines.length).toBeGreaterThanOrEqual(steps.size);
    await host.close();
    const again = new TestClient(await hostOn(dir, { judges: localJudges(LIGHT) }), true);
    expect((await ask(again, 'trends', { type: 'trends' })).trends).toEqual(trends);
    await ask(again, 'training', { type: 'training', day: 20_780, game: 'klaverjas', forget: true });
    expect((await ask(again, 'trends', { type: 'trends' })).trends).toEqual([]);
  }, 180_000);

  it('leaves out a deal that is played once more', async () => {
    const host = await hostOn(ownFolder(), { judges: localJudges(LIGHT) });
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playDeal(ada);
    await ada.ask({ type: 'repeat', match: ada.table.match, deal: 1, person: 0, level: 'rule' });
    await playDeal(ada);
    expect((await reviewOf(ada, { deal: 1, person: 0 })).some(({ decision }) => decision !== undefined)).toBe(true);
    expect((await ask(ada, 'trends', { type: 'trends' })).trends).toEqual([]);
  }, 180_000);
});

describe('luck and play', () => {
  it('are parted by playing the deals of a finished match again', async () => {
    const local = localJudges();
    const wanted: string[] = [];
    // A lesser bot plays in the seats of the replays' experts, which takes a fraction of the time.
    const judges: JudgeRunner = {
      ...local,
      par: (job, signal) => {
        wanted.push(job.levels.join(' '));
        return local.par({ ...job, levels: job.levels.map((level) => (level === 'hard' ? 'medium' : level)) }, signal);
      },
    };
    const { ada, match } = await playedOut({ judges });
    const first = await ask(ada, 'luck', { type: 'luck', match, deal: 1, person: 0 });
    // Experts in every seat, then in the person's own alone; each eight times.
    expect(wanted.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'hard hard hard hard'));
    expect(new Set(wanted.slice(8)).size).toBe(1);
    expect(wanted.slice(8)).toHaveLength(8);
    expect(wanted[8]?.match(/hard/g)).toHaveLength(1);
    expect(first).toMatchObject({ deal: 1, deals: 4 });
    expect(first.cards.se).toBeGreaterThan(0);
    // The bots of the match were weaker than those of the replays, and its parts add up to the result of each deal.
    expect(first.others.se).toBeGreaterThan(0);
    expect(first.cards.mean + first.others.mean + first.play.mean).toBeCloseTo(first.result, 9);
    // The partner has the same cards to thank, the other side the opposite.
    const other = await ask(ada, 'luck', { type: 'luck', match, deal: 1, person: 1 });
    expect(other.result).toBeCloseTo(-first.result);
    expect(other.cards.mean).toBeCloseTo(-first.cards.mean);
    expect(other.cards.mean + other.others.mean + other.play.mean).toBeCloseTo(other.result, 9);
    expect(await ada.ask({ type: 'luck', match, deal: 9, person: 0 })).toMatchObject({ code: 'replay/no-position' });
    // A new request takes the place of the one before.
    const stopped = ada.ask({ type: 'luck', match, deal: 2, person: 0 });
    const latest = ask(ada, 'luck', { type: 'luck', match, deal: 3, person: 0 });
    expect(await stopped).toMatchObject({ code: 'replay/stopped' });
    expect(await latest).toMatchObject({ deal: 3 });
    await ada.ask(SOLO);
    expect(await ada.ask({ type: 'luck', match: ada.table.match, deal: 1, person: 0 })).toMatchObject({ code: 'match/not-over' });
  }, 180_000);
});
