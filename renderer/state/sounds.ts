import type { WireEvent } from '../../engine/protocol/wire.ts';
import type { SettingValues } from './settings.svelte.ts';

export type SoundCue = WireEvent | { readonly type: 'turn' } | { readonly type: 'barred' };

/** A short dry sound: filtered noise for card and cloth, a damped tone for wood and glass. Times in seconds, pitches in hertz. */
interface Sound {
  readonly noise?: { readonly pitch: number; readonly length: number; readonly level: number };
  readonly tone?: { readonly pitch: number; readonly length: number; readonly level: number };
  /** Said again after this long. */
  readonly twice?: number;
}

const SOUNDS: { readonly [type in SoundCue['type']]?: Sound } = {
  play: { noise: { pitch: 1800, length: 0.06, level: 0.5 }, tone: { pitch: 140, length: 0.05, level: 0.25 } },
  trick: { noise: { pitch: 900, length: 0.22, level: 0.3 } },
  call: { tone: { pitch: 900, length: 0.03, level: 0.12 } },
  announce: { tone: { pitch: 170, length: 0.07, level: 0.5 }, twice: 0.14 },
  barred: { noise: { pitch: 500, length: 0.14, level: 0.2 } },
  turn: { tone: { pitch: 210, length: 0.09, level: 0.4 } },
  over: { tone: { pitch: 1320, length: 0.35, level: 0.18 } },
};

const LEVELS: { readonly [level in SettingValues['sound']]: number } = { off: 0, quiet: 0.35, full: 1 };

/** Milliseconds by which the first sound of a page is late. */
const OPENING = 60;

/** The sounds of the table. The browser synthesizes them: nothing is fetched, and nothing sounds before the first gesture. */
export class Sounds {
  #context: AudioContext | undefined;
  readonly #level: () => SettingValues['sound'];

  constructor(level: () => SettingValues['sound']) {
    this.#level = level;
  }

  hear(event: SoundCue): void {
    const sound = SOUNDS[event.type];
    const level = LEVELS[this.#level()];
    if (sound === undefined || level === 0 || typeof AudioContext === 'undefined') return;
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (this.#context !== undefined) return this.#play(this.#context, sound, level);
    // Opening the sound takes a while: what there is to see comes first.
    setTimeout(() => this.#play((this.#context ??= new AudioContext()), sound, level), OPENING);
  }

  #play(context: AudioContext, sound: Sound, level: number): void {
    this.#strike(context, sound, level, 0);
    if (sound.twice !== undefined) this.#strike(context, sound, level, sound.twice);
  }

  #strike(context: AudioContext, { noise, tone }: Sound, level: number, wait: number): void {
    const at = context.currentTime + wait;
    if (noise !== undefined) {
      const source = context.createBufferSource();
      source.buffer = hiss(context, noise.length);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = noise.pitch;
      source
        .connect(filter)
        .connect(fading(context, noise.level * level, noise.length, at))
        .connect(context.destination);
      source.start(at);
    }
    if (tone !== undefined) {
      const source = context.createOscillator();
      source.frequency.value = tone.pitch;
      source.connect(fading(context, tone.level * level, tone.length, at)).connect(context.destination);
      source.start(at);
      source.stop(at + tone.length + 0.05);
    }
  }
}

function fading(context: AudioContext, level: number, length: number, at: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(level, at);
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
