import type { SettingValues } from './settings.svelte.ts';
import type { Synth } from './synth.ts';
import type { TableCue } from './table/tablePort.ts';

const LEVELS: { readonly [level in SettingValues['sound']]: number } = { off: 0, quiet: 0.35, full: 1 };

/** Milliseconds by which the first sound of a page is late: opening the sound takes a while, and what there is to see comes first. */
const OPENING = 60;

/** The sounds of the table. Nothing is loaded or sounds before the first gesture on the page, nor while the sound is off. */
export class Sounds {
  #synth: Synth | undefined;
  #opening = false;
  readonly #level: () => SettingValues['sound'];
  readonly #open: () => Promise<Synth>;

  /** @param open opens the sound of the browser */
  constructor(level: () => SettingValues['sound'], open: () => Promise<Synth> = openSynth) {
    this.#level = level;
    this.#open = open;
  }

  hear(cue: TableCue): void {
    const level = LEVELS[this.#level()];
    if (level === 0 || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
    if (this.#synth !== undefined) {
      this.#synth.play(cue, level);
      return;
    }
    if (this.#opening) return;
    this.#opening = true;
    setTimeout(() => void this.#begin(cue), OPENING);
  }

  /** Opens the sound with the cue that wanted it. Where it cannot be opened the next cue tries again. */
  async #begin(cue: TableCue): Promise<void> {
    try {
      this.#synth = await this.#open();
      this.#synth.play(cue, LEVELS[this.#level()]);
    } catch {
      this.#opening = false;
    }
  }
}

async function openSynth(): Promise<Synth> {
  const { Synth: Opened } = await import('./synth.ts');
  return new Opened();
}
