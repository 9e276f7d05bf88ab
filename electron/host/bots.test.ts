import { build } from 'esbuild';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { thinkingTime, LONGEST, SHORTEST } from './pace.ts';
import { workerBots, type Bots } from './bots.ts';
import { Client, hostOn, ownFolder, playOut } from './host.fixture.ts';
import { SOLO } from './matches.fixture.ts';

/** Bots on a real thread, from the bundle that the app has. */
async function ownBots(): Promise<Bots> {
  const outfile = join(ownFolder(), 'botWorker.cjs');
  const entry = join(import.meta.dirname, 'botWorker.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'warning' });
  const made = workerBots(outfile);
  onTestFinished(() => made.close());
  return made;
}

describe('bots on a thread of their own', () => {
  it('play whole matches, the same as any', async () => {
    const sheets = [];
    for (const settings of [{ bots: await ownBots() }, {}]) {
      const ada = new Client(await hostOn(ownFolder(), settings), true);
      await ada.ask(SOLO);
      await playOut(ada);
      sheets.push(ada.table.sheet);
    }
    expect(sheets[0]).toEqual(sheets[1]);
  });

  it('answer even when the thread does not start', async () => {
    const ada = new Client(await hostOn(ownFolder(), { bots: workerBots(join(ownFolder(), 'none.cjs')) }), true);
    await ada.ask({ ...SOLO, dealer: 0 });
    await ada.until(() => ada.update.legal.actions.length > 0);
  });
});

describe('a bot’s pace', () => {
  it('is from 450 to 900 ms at normal, by what everybody sees', async () => {
    const ada = new Client(await hostOn(ownFolder()), true);
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
    const ada = new Client(host, true);
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
});
