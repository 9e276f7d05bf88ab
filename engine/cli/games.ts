import { GAMES } from '../games/index.ts';
import { ok, refuse, type Result } from '../contract/result.ts';

/** `games`: what there is to play, and with which house rules. */
export function games(args: readonly string[]): Result<unknown, 'cli/bad-argument'> {
  if (args.length > 0) return refuse('cli/bad-argument', 'games takes no arguments');
  return ok(
    GAMES.map(({ id, name, seats, direction, options, presets }) => ({
      id,
      name,
      players: [seats.min, seats.max],
      direction,
      options: options.map((option) => ({ name: option.name, values: option.values, default: option.values[0], text: option.text })),
      presets,
    })),
  );
}
