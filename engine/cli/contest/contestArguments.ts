import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { seedFrom } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import type { Options } from '../../contract/options.ts';
import { GAMES, gameOf } from '../../games/index.ts';
import { resolveOptions } from '../../match/options.ts';
import { ok, refuse, type CodeOf, type Result } from '../../contract/result.ts';
import { argumentsOf, wholeNumber } from '../arguments.ts';
import type { Contest } from './contest.ts';
import { entrantsOf, isProgram } from './entrants.ts';

/** Options as an argument gives them. */
const SETTINGS = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.union([v.string(), v.number()])),
);

const FLAGS = {
  deals: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  players: { type: 'string' },
  duplicate: { type: 'boolean' },
  'play-only': { type: 'boolean' },
  records: { type: 'string' },
  first: { type: 'string' },
  workers: { type: 'string' },
} as const;

/** Deals that are worth another process. */
const SHARE = 20;

/** The number of processes that play a contest: as `--workers` sets it, or as the machine bears. Programs and records are kept to one. */
export function workersOf(args: readonly string[], { deals, entrants, records }: Contest): number {
  if (records !== undefined || entrants.some(({ name }) => isProgram(name))) return 1;
  const parsed = argumentsOf(args, FLAGS);
  const asked = parsed.ok ? parsed.value.values['workers'] : undefined;
  return typeof asked === 'string'
    ? Math.min(Number(asked), deals)
    : Math.max(1, Math.min(availableParallelism(), Math.floor(deals / SHARE)));
}

/** The contest that the arguments of `simulate` describe. */
export function contestOf(
  args: readonly string[],
): Result<Contest, 'cli/bad-argument' | 'cli/unknown-game' | 'cli/unknown-bot' | CodeOf<typeof resolveOptions>> {
  const parsed = argumentsOf(args, FLAGS);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const game = gameOf(positionals[0] ?? '');
  if (game === undefined)
    return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: positionals[0] ?? '' });
  const playOnly = values['play-only'] === true;
  const alone = game.training?.playAlone;
  if (playOnly && alone === undefined) return refuse('cli/bad-argument', `the play of ${game.id} is not measured alone`, { game: game.id });
  const options = optionsFrom(game, values['options'], playOnly && alone !== undefined ? { preset: alone.preset } : {});
  if (!options.ok) return options;
  const deals = wholeNumber('deals', values['deals'], 1, 10_000_000, 100);
  if (!deals.ok) return deals;
  const first = wholeNumber('first', values['first'], 0, 10_000_000, 0);
  if (!first.ok) return first;
  const workers = wholeNumber('workers', values['workers'], 1, 64, 1);
  if (!workers.ok) return workers;
  const names = typeof values['bots'] === 'string' ? values['bots'].split(',') : ['rule', 'random'];
  const { min, max } = game.seats;
  const players = wholeNumber('players', values['players'], min, max, Math.min(max, Math.max(min, names.length)));
  if (!players.ok) return players;
  if (names.length > players.value) return refuse('cli/bad-argument', `${game.id} has ${players.value} seats here`, { bots: names.length });
  const entrants = entrantsOf(Array.from({ length: players.value }, (_, seat) => names[seat % names.length] ?? ''));
  if (!entrants.ok) return entrants;
  return ok({
    game,
    options: options.value,
    first: first.value,
    deals: deals.value,
    seed: seedFrom(typeof values['seed'] === 'string' ? values['seed'] : '1'),
    entrants: entrants.value,
    duplicate: values['duplicate'] === true,
    playOnly,
    records: typeof values['records'] === 'string' ? values['records'] : undefined,
  });
}

/** The options of an argument, over those that stand without it. */
function optionsFrom(
  game: Game,
  text: string | boolean | undefined,
  usual: Options,
): Result<Options, 'cli/bad-argument' | CodeOf<typeof resolveOptions>> {
  if (typeof text !== 'string') return resolveOptions(game, usual);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
  }
  const parsed = v.safeParse(SETTINGS, value);
  return parsed.success
    ? resolveOptions(game, { ...usual, ...parsed.output })
    : refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
}
