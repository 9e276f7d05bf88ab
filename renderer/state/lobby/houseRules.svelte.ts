import type { GameInfo } from '../../../engine/protocol/messages.ts';
import type { OptionValue } from '../../../engine/contract/options.ts';

/** Options that differ from the games' defaults, by game. */
export type ChosenRules = Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;

/** The options of all games that set how long a match is. */
const LENGTHS = ['deals', 'match', 'rotatePartners', 'session', 'sets', 'target'];

/** House rules that a person chooses. */
export class HouseRules {
  #options = $state<Record<string, Readonly<Record<string, OptionValue>>>>({});
  readonly #chosen: () => void;

  /** @param chosen runs after each choice */
  constructor(options: ChosenRules, chosen: () => void) {
    this.#options = { ...options };
    this.#chosen = chosen;
  }

  /** All of them, to be kept. */
  get all(): ChosenRules {
    return this.#options;
  }

  /** An option's value. */
  option(game: GameInfo, name: string): OptionValue {
    return this.#options[game.id]?.[name] ?? defaultOf(game, name) ?? '';
  }

  setOption(game: GameInfo, name: string, value: OptionValue): void {
    this.setPreset(game, { ...this.#options[game.id], [name]: value });
  }

  /** Sets several options at once; all others have their defaults. */
  setPreset(game: GameInfo, preset: Readonly<Record<string, OptionValue>>): void {
    this.#options[game.id] = Object.fromEntries(Object.entries(preset).filter(([key, each]) => each !== defaultOf(game, key)));
    this.#chosen();
  }

  /** Options that differ from the defaults. */
  changed(game: GameInfo): Readonly<Record<string, OptionValue>> {
    return this.#options[game.id] ?? {};
  }

  /** Whether a match takes as long as usual: no option is changed that sets its deals or its target. */
  hasUsualLength(game: GameInfo): boolean {
    return LENGTHS.every((name) => !(name in this.changed(game)));
  }

  /** The name of the preset that is in force, if one is. */
  preset(game: GameInfo): string | undefined {
    return presetOf(game, this.changed(game));
  }
}

/** The options of a table that differ from the game's defaults. */
export function changedAt(game: GameInfo, options: Readonly<Record<string, OptionValue>>): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => value !== defaultOf(game, key)));
}

/** The name of the preset that sets just these options, if one does. */
export function presetOf(game: GameInfo, changed: Readonly<Record<string, OptionValue>>): string | undefined {
  return Object.entries(game.presets).find(([, preset]) => {
    const set = Object.entries(changedAt(game, preset));
    return set.length === Object.keys(changed).length && set.every(([key, value]) => changed[key] === value);
  })?.[0];
}

function defaultOf(game: GameInfo, name: string): OptionValue | undefined {
  return game.options.find((option) => option.name === name)?.values[0];
}
