import type { MomentTone } from '../games/moments.ts';
import type { TableCue } from './table/tablePort.ts';

/** A short soft sound: filtered noise for card and cloth, a damped tone for wood and glass. Times in seconds, pitches in hertz. */
interface Strike {
  readonly noise?: Voice;
  readonly tone?: Voice;
  /** Seconds after the beginning. */
  readonly at?: number;
}

interface Voice {
  readonly pitch: number;
  readonly length: number;
  readonly level: number;
}

/** Tones one after the other, `step` seconds apart, the last one held. */
function notes(pitches: readonly number[], step: number, level: number, held = 0.5): Strike[] {
  return pitches.map((pitch, i) => ({ tone: { pitch, length: i === pitches.length - 1 ? held : step * 2, level }, at: i * step }));
}

const MOMENT_SOUNDS: { readonly [tone in MomentTone]: readonly Strike[] } = {
  bonus: notes([784, 1175], 0.09, 0.16, 0.4),
  reveal: notes([440, 659, 880], 0.14, 0.14, 0.5),
  triumph: notes([523, 659, 784, 1047], 0.1, 0.16, 0.7),
  fall: notes([392, 330, 262], 0.15, 0.18, 0.6),
  stakes: notes([196, 196, 294], 0.11, 0.22, 0.35),
};

const KNOCK: Strike = { tone: { pitch: 170, length: 0.07, level: 0.5 } };
const SOUNDS: { readonly [type in TableCue['type']]?: readonly Strike[] } = {
  play: [{ noise: { pitch: 1800, length: 0.06, level: 0.5 }, tone: { pitch: 140, length: 0.05, level: 0.25 } }],
  trick: [{ noise: { pitch: 900, length: 0.22, level: 0.3 } }],
  call: [{ tone: { pitch: 900, length: 0.03, level: 0.12 } }],
  announce: [KNOCK, { ...KNOCK, at: 0.14 }],
  barred: [{ noise: { pitch: 500, length: 0.14, level: 0.2 } }],
  turn: [{ tone: { pitch: 210, length: 0.09, level: 0.4 } }],
  over: [{ tone: { pitch: 1320, length: 0.35, level: 0.18 } }],
  won: notes([523, 659, 784, 1047, 1319], 0.12, 0.15, 0.9),
  lost: notes([440, 370, 294], 0.2, 0.15, 0.8),
};

/** The strikes of a cue; empty for one that has no sound. */
export function strikesOf(cue: TableCue): readonly Strike[] {
  if (cue.type === 'moment') return MOMENT_SOUNDS[cue.tone];
  if (cue.type !== 'dealt') return SOUNDS[cue.type] ?? [];
  return Array.from({ length: cue.packets }, (_, i) => ({ noise: { pitch: 2400, length: 0.04, level: 0.16 }, at: (i * cue.step) / 1000 }));
}

/** Seconds in which a tone rises: without them it clicks. */
const RISE = 0.006;

/** Plays the sounds of the table. The browser synthesizes them: nothing is fetched but this program. */
export class Synth {
  readonly #context = new AudioContext();

  /** @param level from 0 to 1 */
  play(cue: TableCue, level: number): void {
    for (const strike of strikesOf(cue)) this.#strike(strike, level);
  }

  #strike({ noise, tone, at = 0 }: Strike, level: number): void {
    const context = this.#context;
    const begin = context.currentTime + at;
    if (noise !== undefined) {
      const source = context.createBufferSource();
      source.buffer = hiss(context, noise.length);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = noise.pitch;
      source
        .connect(filter)
        .connect(fading(context, noise.level * level, noise.length, begin))
        .connect(context.destination);
      source.start(begin);
    }
    if (tone !== undefined) {
      const source = context.createOscillator();
      source.frequency.value = tone.pitch;
      source.connect(fading(context, tone.level * level, tone.length, begin)).connect(context.destination);
      source.start(begin);
      source.stop(begin + tone.length + 0.05);
    }
  }
}

function fading(context: AudioContext, level: number, length: number, at: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + RISE);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

/** White noise. Its grain is of no account, so chance may make it. */
function hiss(context: AudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
