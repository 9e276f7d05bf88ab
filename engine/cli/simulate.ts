import * as v from 'valibot';
import { seedFrom } from '../cards/random.ts';
import type { Game, Options } from '../games/game.ts';
import { GAMES, gameOf } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import { ok, refuse, type Result } from '../result.ts';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { percentiles, play, type Contest } from './contest.ts';
import { entrantsOf } from './entrant.ts';
import { rounded } from './tally.ts';

/** Options as an argument gives them. */
const SETTINGS = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.union([v.string(), v.number()])),
);

/**
 * `simulate GAME`: bots against each other. Codes: `cli/bad-argument`, `cli/unknown-game`, `cli/unknown-bot`, `cli/bot-failed`,
 * `options/…`.
 */
export async function simulate(args: readonly string[]): Promise<Result<unknown>> {
  const contest = contestOf(args);
  if (!contest.ok) return contest;
  const played = await play(contest.value);
  await Promise.all(contest.value.entrants.map((entrant) => entrant.close()));
  if (!played.ok) return played;
  const { sides, margin, latency } = played.value;
  return ok({
    sides: sides.map(({ bots, points, wins }) => ({ bots, pointsPerDeal: rounded(points.mean), se: rounded(points.se), wins })),
    margin: { points: rounded(margin.mean), se: rounded(margin.se), deals: contest.value.deals },
    latency: Object.fromEntries([...latency].map(([name, times]) => [name, percentiles(times)])),
  });
}

function contestOf(args: readonly string[]): Result<Contest> {
  const parsed = argumentsOf(args, {
    deals: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    options: { type: 'string' },
    players: { type: 'string' },
    duplicate: { type: 'boolean' },
    'play-only': { type: 'boolean' },
    records: { type: 'string' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const game = gameOf(positionals[0] ?? '');
  if (game === undefined)
    return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: positionals[0] ?? '' });
  const playOnly = values['play-only'] === true;
  if (playOnly && game.id !== 'klaverjas') return refuse('cli/bad-argument', '--play-only is for klaverjas');
  const options = optionsFrom(game, playOnly ? '{"preset":"Rotterdam"}' : values['options']);
  if (!options.ok) return options;
  const deals = wholeNumber('deals', values['deals'], 1, 10_000_000, 100);
  if (!deals.ok) return deals;
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
    first: 0,
    deals: deals.value,
    seed: seedFrom(typeof values['seed'] === 'string' ? values['seed'] : '1'),
    entrants: entrants.value,
    duplicate: values['duplicate'] === true,
    playOnly,
    records: typeof values['records'] === 'string' ? values['records'] : undefined,
  });
}

function optionsFrom(game: Game, text: string | boolean | undefined): Result<Options> {
  if (typeof text !== 'string') return resolveOptions(game, {});
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
  }
  const parsed = v.safeParse(SETTINGS, value);
  return parsed.success
    ? resolveOptions(game, parsed.output)
    : refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
}
