import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingValues } from './settings.svelte.ts';
import { Sounds } from './sounds.ts';
import { strikesOf, type Synth } from './synth.ts';
import type { TableCue } from './table/tablePort.ts';

let level: SettingValues['sound'];
let active: boolean;
let opened: number;
let played: [string, number][];
let sounds: Sounds;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', vi.fn());
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return active;
      },
    },
  });
  [level, active, opened, played] = ['full', true, 0, []];
  const synth = { play: (cue: TableCue, loud: number) => played.push([cue.type, loud]) } as unknown as Synth;
  sounds = new Sounds(
    () => level,
    () => {
      opened += 1;
      return Promise.resolve(synth);
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn: TableCue = { type: 'turn' };

it('opens the sound at the first cue after a gesture, once, and plays on', async () => {
  active = false;
  sounds.hear(turn);
  await vi.runAllTimersAsync();
  expect(opened).toBe(0);
  active = true;
  sounds.hear(turn);
  sounds.hear({ type: 'won' });
  await vi.runAllTimersAsync();
  sounds.hear({ type: 'barred' });
  expect([opened, played.map(([type]) => type)]).toEqual([1, ['turn', 'barred']]);
});

it('loads and plays nothing while it is off, and plays softly where it is quiet', async () => {
  level = 'off';
  sounds.hear(turn);
  await vi.runAllTimersAsync();
  expect([opened, played]).toEqual([0, []]);
  level = 'quiet';
  sounds.hear(turn);
  await vi.runAllTimersAsync();
  expect(played[0]?.[1]).toBeLessThan(0.5);
});

it('has a sound for each event of a deal, and one for each packet of it', () => {
  const cues: TableCue[] = [turn, { type: 'barred' }, { type: 'won' }, { type: 'lost' }, { type: 'play', seat: 0, card: 'KC' }];
  for (const tone of ['bonus', 'reveal', 'triumph', 'fall', 'stakes'] as const) cues.push({ type: 'moment', tone });
  for (const cue of cues) expect(strikesOf(cue).length, JSON.stringify(cue)).toBeGreaterThan(0);
  const dealt = strikesOf({ type: 'dealt', packets: 12, step: 70 });
  expect(dealt.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_, i) => (i * 70) / 1000));
  // Soft: nothing comes near the loudest that a device can play.
  const levels = cues
    .flatMap(strikesOf)
    .flatMap(({ noise, tone }) => [noise, tone].flatMap((voice) => (voice === undefined ? [] : [voice.level])));
  expect(Math.max(...levels)).toBeLessThanOrEqual(0.5);
});
