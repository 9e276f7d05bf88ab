import type { Game } from '../contract/game.ts';
import type { Options, OptionValue } from '../contract/options.ts';
import { ok, refuse, type Result } from '../contract/result.ts';

/**
 * All options of a game from those that a player set: a `preset` first, then single options over it, defaults for the rest.
 */
export function resolveOptions(
  game: Game,
  given: Options,
): Result<Options, 'options/unknown-preset' | 'options/unknown-option' | 'options/bad-value'> {
  const { preset, ...single } = given;
  const presets = Object.entries(game.presets);
  const base = preset === undefined ? {} : presets.find(([name]) => name.toLowerCase() === String(preset).toLowerCase())?.[1];
  if (base === undefined)
    return refuse('options/unknown-preset', `${game.id} has no preset ${preset}`, { preset, presets: Object.keys(game.presets) });
  const resolved: Record<string, OptionValue> = {};
  for (const spec of game.options) resolved[spec.name] = base[spec.name] ?? spec.values[0];
  for (const [name, value] of Object.entries(single)) {
    const spec = game.options.find((option) => option.name === name);
    if (spec === undefined)
      return refuse('options/unknown-option', `${game.id} has no option ${name}`, {
        option: name,
        options: game.options.map((known) => known.name),
      });
    if (!spec.values.includes(value))
      return refuse('options/bad-value', `${name} is one of ${spec.values.join(', ')}`, { option: name, value, values: spec.values });
    resolved[name] = value;
  }
  return ok(resolved);
}

/** The options that differ from a game's defaults: all that a record has to keep. */
export function changedOptions(game: Game, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ name, values }) => {
      const value = options[name];
      return value === undefined || value === values[0] ? [] : [[name, value]];
    }),
  );
}
