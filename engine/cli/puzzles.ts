import type { RefusalCode } from '../contract/refusals.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import { GAMES, gameOf } from '../games/index.ts';
import { faultOfPuzzle } from '../puzzles/check.ts';
import { packsOf } from '../puzzles/packs.ts';
import { argumentsOf } from './arguments.ts';

/** A puzzle that does not stand, and why. */
interface FailedPuzzle {
  readonly game: string;
  readonly kind: string;
  readonly number: number;
  readonly why: string;
}

/**
 * `puzzles --check [--game ID] [--kind open|closed] [--part K/N]`: every puzzle that comes with the program, verified again: how many there are by game, and
 * how many do not stand, with the reasons. A part has every Nth puzzle, from the Kth on, counted from 1.
 */
export async function puzzlesCommand(args: readonly string[]): Promise<Result<unknown, RefusalCode>> {
  const parsed = argumentsOf(args, {
    check: { type: 'boolean' },
    game: { type: 'string' },
    kind: { type: 'string' },
    part: { type: 'string' },
  });
  if (!parsed.ok) return parsed;
  const { check, game, kind, part = '1/1' } = parsed.value.values;
  if (check !== true) return refuse('cli/bad-argument', 'puzzles takes --check', {});
  const only = typeof game === 'string' ? gameOf(game) : undefined;
  if (game !== undefined && only === undefined) return refuse('cli/unknown-game', `no game ${String(game)}`, { game: String(game) });
  const [own = 0, of = 0] = String(part).split('/').map(Number);
  if (!Number.isInteger(own) || !Number.isInteger(of) || own < 1 || own > of)
    return refuse('cli/bad-argument', '--part takes K/N, as in 1/4', { argument: String(part) });
  const games: Record<string, number> = {};
  const failures: FailedPuzzle[] = [];
  let place = 0;
  for (const one of only === undefined ? GAMES : [only])
    for (const pack of await packsOf(one.id)) {
      if (kind !== undefined && pack.kind !== kind) continue;
      for (const puzzle of pack.puzzles) {
        place += 1;
        if ((place - own) % of !== 0) continue;
        games[one.id] = (games[one.id] ?? NONE_YET) + 1;
        const why = faultOfPuzzle(one, pack, puzzle);
        if (why !== undefined) failures.push({ game: one.id, kind: pack.kind, number: puzzle.number, why });
      }
    }
  const puzzles = Object.values(games).reduce((sum, count) => sum + count, 0);
  return ok({ puzzles, failed: failures.length, games, ...(failures.length === 0 ? {} : { failures }) });
}

const NONE_YET = 0;
