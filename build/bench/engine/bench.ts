import { actionSpeed } from './actions.ts';
import { decisionSpeed } from './decisions.ts';
import { endingSpeed } from './endings.ts';
import { playoutSpeed } from './playouts.ts';
import { solverSpeed } from './solver.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { GAMES, gameOf } from '../../../engine/games/index.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { argumentsOf, wholeNumber } from '../../../engine/cli/arguments.ts';
import { inTurn } from './beside.ts';

const now = (): number => performance.now();

/** The parts that can be measured besides the games. */
const PARTS = ['decisions', 'actions', 'solver'] as const;
/** The game whose deals and endings are solved. */
const [SOLVED_GAME] = GAMES;
/** Deals of a comparison of solvers. */
const SOLVED = 200;
/** Endings that are solved at most. */
const ENDINGS = 5000;
/** Deals before it, uncounted. */
const WARM = 20;

/**
 * `bench [GAME …] [decisions] [actions] [solver] [--ms N] [--beside FILE] [--rounds N]`: playouts of each game, decisions of each level, the
 * authority's actions, the solver; everything by default. With `solver --beside FILE` the program FILE runs in turn with the solver: it gets a number
 * of deals, and prints `median N ms … p99 N`.
 */
export function bench(args: readonly string[]): Result<unknown, 'cli/bad-argument' | 'cli/unknown-game' | 'bench/no-yardstick'> {
  const parsed = argumentsOf(args, { ms: { type: 'string' }, beside: { type: 'string' }, rounds: { type: 'string' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const games: Game[] = [];
  for (const name of positionals) {
    const game = gameOf(name);
    if (game !== undefined) games.push(game);
    else if (!PARTS.some((part) => part === name))
      return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}; and ${PARTS.join(', ')}`, { game: name });
  }
  const time = wholeNumber('ms', values['ms'], 1, 60_000, 1000);
  if (!time.ok) return time;
  const rounds = wholeNumber('rounds', values['rounds'], 1, 1000, 5);
  if (!rounds.ok) return rounds;
  const chosen = positionals.length > 0 ? games : GAMES;
  const named = (part: (typeof PARTS)[number]): boolean => positionals.length === 0 || positionals.includes(part);
  if (typeof values['beside'] === 'string') {
    if (positionals.some((name) => name !== 'solver'))
      return refuse('cli/bad-argument', 'only the solver has a yardstick', { argument: 'beside' });
    return compareSolvers(values['beside'], rounds.value);
  }
  const report: Record<string, unknown> = {};
  for (const game of chosen) report[game.id] = playoutSpeed(game, now, time.value);
  if (named('decisions')) report['decisions'] = decisionSpeed(games.length > 0 ? games : GAMES, now, time.value * 3);
  if (named('actions')) report['actions'] = actionSpeed(games.length > 0 ? games : GAMES, now, time.value / 10);
  if (named('solver')) {
    report['solver'] = solverSpeed(SOLVED_GAME, now, { milliseconds: time.value * 3 });
    report['endings'] = endingSpeed(SOLVED_GAME, now, Math.min(ENDINGS, 5 * time.value));
  }
  return ok(report);
}

/** Our solver and another, in turn. */
function compareSolvers(file: string, rounds: number): Result<unknown, 'cli/bad-argument' | 'cli/unknown-game' | 'bench/no-yardstick'> {
  // The first questions find the search not yet translated at its best: the yardstick comes compiled.
  solverSpeed(SOLVED_GAME, now, { milliseconds: 0, deals: WARM });
  const measure = (): number[] => {
    const { medianMs, p99Ms } = solverSpeed(SOLVED_GAME, now, { milliseconds: 0, deals: SOLVED });
    return [medianMs, p99Ms];
  };
  const compared = inTurn({ file, args: [`${SOLVED}`], line: /median ([\d.]+) ms.* p99 ([\d.]+)/ }, measure, rounds);
  return compared.ok ? ok({ solver: compared.value[0], solverP99: compared.value[1] }) : compared;
}
