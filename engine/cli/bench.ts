import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';
import { actionSpeed } from '../bench/actions.ts';
import { playoutSpeed, type PlayoutSpeed } from '../bench/playouts.ts';
import type { Game } from '../games/game.ts';
import { GAMES, gameOf } from '../games/index.ts';
import { ok, refuse, type Result } from '../result.ts';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { percentile, rounded } from './tally.ts';

const now = (): number => performance.now();

/** The engine's speed against that of a program run in turn. */
interface Beside extends PlayoutSpeed {
  /** Deals a second of the yardstick: the median of its runs. */
  readonly yardstickPerSec: number;
  /** Engine / yardstick of each round, and their median. */
  readonly ratios: readonly number[];
  readonly ratio: number;
}

/**
 * `bench [GAME …] [--ms N] [--beside FILE] [--rounds N]`: playouts of each game, the authority's actions. With `--beside` the program FILE is
 * run in turn with the playouts of each game; it prints `deal+playout: median N`. Codes: `cli/bad-argument`, `cli/unknown-game`,
 * `bench/no-yardstick`.
 */
export function bench(args: readonly string[]): Result<unknown> {
  const parsed = argumentsOf(args, { ms: { type: 'string' }, beside: { type: 'string' }, rounds: { type: 'string' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const games: Game[] = [];
  for (const name of positionals) {
    const game = gameOf(name);
    if (game === undefined) return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: name });
    games.push(game);
  }
  const time = wholeNumber('ms', values['ms'], 1, 60_000, 1000);
  if (!time.ok) return time;
  const rounds = wholeNumber('rounds', values['rounds'], 1, 1000, 5);
  if (!rounds.ok) return rounds;
  const chosen = games.length > 0 ? games : GAMES;
  const report: Record<string, unknown> = {};
  const { beside } = values;
  for (const game of chosen) {
    if (typeof beside !== 'string') {
      report[game.id] = playoutSpeed(game, now, time.value);
      continue;
    }
    const compared = inTurn(game, beside, time.value, rounds.value);
    if (!compared.ok) return compared;
    report[game.id] = compared.value;
  }
  if (typeof beside !== 'string') report['actions'] = actionSpeed(chosen, now, time.value / 10);
  return ok(report);
}

function inTurn(game: Game, file: string, milliseconds: number, rounds: number): Result<Beside> {
  const ours: PlayoutSpeed[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const yardstick = runYardstick(file, milliseconds);
    if (!yardstick.ok) return yardstick;
    theirs.push(yardstick.value);
    ours.push(playoutSpeed(game, now, milliseconds));
  }
  const ratios = ours.map(({ playoutsPerSec }, round) => rounded(playoutsPerSec / (theirs[round] ?? Number.NaN)));
  return ok({
    playoutsPerSec: percentile(
      ours.map((speed) => speed.playoutsPerSec),
      0.5,
    ),
    actionsPerSec: percentile(
      ours.map((speed) => speed.actionsPerSec),
      0.5,
    ),
    yardstickPerSec: percentile(theirs, 0.5),
    ratios,
    ratio: percentile(ratios, 0.5),
  });
}

/** Runs a yardstick once, for about as long as our own measurement. Scripts run under this Node, everything else by itself. */
function runYardstick(file: string, milliseconds: number): Result<number> {
  const script = ['.mjs', '.js', '.cjs'].includes(extname(file));
  const args = [`${milliseconds / 1000}`, '1'];
  let output: string;
  try {
    output = execFileSync(script ? process.execPath : file, script ? [file, ...args] : args, { encoding: 'utf8' });
  } catch (error) {
    return refuse('bench/no-yardstick', error instanceof Error ? error.message : String(error), { file });
  }
  const median = /deal\+playout: median (\d+)/.exec(output)?.[1];
  return median === undefined
    ? refuse('bench/no-yardstick', 'the program did not print "deal+playout: median N"', { file })
    : ok(Number(median));
}
