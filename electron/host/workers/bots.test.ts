import { build } from 'esbuild';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { INSTANT, THINKING, type BotAdvice, type BotQuestion } from './botAnswer.ts';
import { thinkingTime, LONGEST, SHORTEST } from '../table/pace.ts';
import { localBots, workerBots, type Bots } from './bots.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';

/** Bots on a real thread, from the bundle that the app has. */
async function ownBots(): Promise<Bots> {
  const outfile = join(ownFolder(), 'worker.cjs');
  const entry = join(import.meta.dirname, 'worker.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'warning' });
  const made = workerBots(outfile);
  onTestFinished(() => made.close());
  return made;
}

describe('bots on a thread of their own', () => {
  it('play whole matches, the same as any', async () => {
    const sheets = [];
    for (const settings of [{ bots: await ownBots() }, {}]) {
      const ada = new TestClient(await hostOn(ownFolder(), settings), true);
      await ada.ask(SOLO);
      await playOut(ada);
      sheets.push(ada.table.sheet);
    }
    expect(sheets[0]).toEqual(sheets[1]);
  });

  it('say what they thought, the same as any', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    const { view, legal } = ada.update;
    const question: BotQuestion = { level: 'hard', view, legal, seed: seedFrom('advice'), time: 60_000 };
    const { signal } = new AbortController();
    expect(await (await ownBots()).advise(question, signal)).toEqual(await localBots().advise(question, signal));
  });

  it('stop thinking when they are told to', async () => {
    const own = await ownBots();
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    const { view, legal } = ada.update;
    const stop = new AbortController();
    const question: BotQuestion = { level: 'expert', view, legal, seed: seedFrom('stop'), time: 60_000 };
    const whole = await own.advise(question, stop.signal);
    stop.abort();
    const cut = await own.advise(question, stop.signal);
    expect(legal.actions).toContain(cut.action);
    const doubt = ({ candidates }: BotAdvice): number => Math.max(...candidates.flatMap(({ se }) => (se === null ? [] : [se])));
    expect(doubt(cut)).not.toBe(doubt(whole));
  });

  it('answer at pace instant no sooner where one card may be played than where thought is needed', async () => {
    const own = await ownBots();
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    const { view, legal } = ada.update;
    const [only = ''] = legal.actions;
    // Longer than the pace's own: a busy machine may hold a thread up.
    const TICK = 4 * INSTANT.tick;
    const took = async (question: Pick<BotQuestion, 'legal' | 'level'>): Promise<number> => {
      const began = performance.now();
      await own.choose({ view, seed: seedFrom('tick'), time: INSTANT.time, tick: TICK, ...question });
      return performance.now() - began;
    };
    expect(legal.actions.length).toBeGreaterThan(1);
    await took({ legal, level: 'expert' });
    // A busy machine makes an answer late, never early: the least of enough answers is the pace itself.
    let [forced, free] = [Infinity, Infinity];
    const later = async (): Promise<number> => {
      forced = Math.min(forced, await took({ legal: { ...legal, actions: [only] }, level: 'expert' }));
      free = Math.min(free, await took({ legal, level: 'expert' }));
      return Math.max(forced, free) - TICK;
    };
    await expect.poll(later).toBeLessThan(5);
    expect(Math.min(forced, free)).toBeGreaterThan(TICK - 5);
  });

  it('answer even when the thread does not start', async () => {
    const ada = new TestClient(await hostOn(ownFolder(), { bots: workerBots(join(ownFolder(), 'none.cjs')) }), true);
    await ada.ask({ ...SOLO, dealer: 0 });
    await ada.until(() => ada.update.legal.actions.length > 0);
  });
});

describe('a bot’s pace', () => {
  it('is from 450 to 900 ms at normal, by what everybody sees', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    const cloth: number[] = [];
    await ada.ask(SOLO);
    await ada.ask({ type: 'watch', person: null });
    await ada.ask({ type: 'watch', person: 0 });
    await playOut(ada);
    for (const message of ada.messages)
      if (message.type === 'update' && message.view.toAct !== null) cloth.push(thinkingTime(message.view, 'normal'));
    expect(Math.min(...cloth)).toBe(SHORTEST);
    expect(Math.max(...cloth)).toBe(LONGEST);
    expect(new Set(cloth).size).toBeGreaterThan(5);
  });

  it('waits for the clock, and can be called off', async () => {
    const waits: { wait: number; then: () => void; off: boolean }[] = [];
    const after = (wait: number, then: () => void) => {
      const one = { wait, then, off: false };
      waits.push(one);
      return () => void (one.off = true);
    };
    const host = await hostOn(ownFolder(), { pace: 'normal', after });
    const ada = new TestClient(host, true);
    await ada.ask({ ...SOLO, dealer: 0 });
    expect(waits).toMatchObject([{ wait: LONGEST, off: false }]);
    const { version } = ada.update;
    waits[0]!.then();
    await ada.until(() => ada.update.version > version);
    await ada.ask({ type: 'pace', pace: 'slow' });
    expect(waits.at(-2)).toMatchObject({ off: true });
    expect(waits.at(-1)).toMatchObject({ wait: LONGEST * 2, off: false });
    await ada.ask({ type: 'leave' });
    expect(waits.at(-1)).toMatchObject({ off: true });
  });

  it('gives bots less time to think than they wait, and all that the wait allows', async () => {
    const own = localBots();
    const times: number[] = [];
    const bots: Bots = { ...own, choose: (question) => (times.push(question.time), own.choose(question)) };
    const waits: number[] = [];
    const after = (wait: number, then: () => void) => {
      waits.push(wait);
      then();
      return () => undefined;
    };
    const ada = new TestClient(await hostOn(ownFolder(), { bots, pace: 'quick', after }), true);
    await ada.ask(SOLO);
    await playOut(ada);
    expect(times.length).toBeGreaterThan(20);
    expect(times).toEqual(waits.map((wait) => Math.min(THINKING, wait - 25)));
    expect([Math.min(...times), Math.max(...times)]).toEqual([SHORTEST / 2 - 25, THINKING]);
  });
});
