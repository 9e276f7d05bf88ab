import { build } from 'esbuild';
import { join } from 'node:path';
import type { Synth as SynthType } from '../../renderer/state/synth.ts';
import type { TableCue } from '../../renderer/state/table/tablePort.ts';
import { root } from '../../build/targets.mjs';
import { expect, test } from '../support/fixtures.ts';

/** Every cue that has a sound; the dealing of the longest deal last. */
const CUES: readonly TableCue[] = [
  { type: 'play', seat: 0, card: 'AS' },
  { type: 'trick', leader: 0, cards: ['AS', 'KS'], winner: 0, points: 11 },
  { type: 'call', seat: 0, action: 'pass' },
  { type: 'announce', seat: 0, what: 'roem' },
  { type: 'barred' },
  { type: 'turn' },
  { type: 'won' },
  { type: 'lost' },
  { type: 'moment', tone: 'bonus' },
  { type: 'moment', tone: 'reveal' },
  { type: 'moment', tone: 'triumph' },
  { type: 'moment', tone: 'fall' },
  { type: 'moment', tone: 'stakes' },
  { type: 'dealt', packets: 1, step: 70 },
  { type: 'dealt', packets: 20, step: 70 },
];
/** Half of the loudest, −6 dBFS. */
const LOUDEST = 0.5;
/** Seconds. */
const LONGEST = 1.5;
/** The loudest beginning and end of a sound: a larger step from silence is heard as a click. */
const STEP = 0.01;

interface RenderedSound {
  readonly peak: number;
  /** Seconds from the beginning to the last that can be heard. */
  readonly length: number;
  /** The first sample, and the loudest of the last two milliseconds. */
  readonly first: number;
  readonly last: number;
}

test('no sound clips, clicks or lasts', async ({ page }) => {
  const bundle = await build({
    entryPoints: [join(root, 'renderer/state/synth.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'synthesizer',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  for (const cue of CUES) {
    const sound = await page.evaluate(async (played): Promise<RenderedSound> => {
      const [rate, seconds, silence] = [48_000, 4, 0.001];
      const context = new OfflineAudioContext(1, rate * seconds, rate);
      // The browser's own synthesis, into memory instead of a loudspeaker.
      window.AudioContext = function Offline() {
        return context;
      } as unknown as typeof AudioContext;
      const { Synth } = (window as unknown as { synthesizer: { Synth: new () => SynthType } }).synthesizer;
      new Synth().play(played, 1);
      const samples = (await context.startRendering()).getChannelData(0);
      const loud = (from: number, to: number): number => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      const heard = samples.findLastIndex((one) => Math.abs(one) > silence);
      return {
        peak: loud(0, samples.length),
        length: heard / rate,
        first: Math.abs(samples[0] ?? NaN),
        last: loud(heard, heard + rate / 500),
      };
    }, cue);
    const name = JSON.stringify(cue);
    expect(sound.peak, name).toBeGreaterThan(0.01);
    expect(sound.peak, name).toBeLessThanOrEqual(LOUDEST);
    expect(sound.length, name).toBeLessThan(LONGEST);
    expect(sound.first, name).toBeLessThan(STEP);
    expect(sound.last, name).toBeLessThan(STEP);
  }
});
