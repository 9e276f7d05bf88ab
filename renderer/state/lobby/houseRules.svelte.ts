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
    const own = this.changed(game);
    return Object.entries(game.presets).find(([, preset]) => {
      const set = Object.entries(preset).filter(([key, value]) => value !== defaultOf(game, key));
      return set.length === Object.keys(own).length && set.every(([key, value]) => own[key] === value);
    })?.[0];
  }
}

function defaultOf(game: GameInfo, name: string): OptionValue | undefined {
  return game.options.find((option) => option.name === name)?.values[0];
}
