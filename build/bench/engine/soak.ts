import { GAMES, gameOf } from '../../../engine/games/index.ts';
import { checkDeal, optionSets } from '../../../engine/testing/invariants.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { argumentsOf, wholeNumber } from '../../../engine/cli/arguments.ts';
import { addTo } from '../../../engine/cards/counts.ts';

/** Broken deals after which a run is given up. */
const ENOUGH = 20;

/**
 * `soak [GAME …] [--deals N] [--seed S] [--every N] [--seconds N]`: random deals over all games, numbers of players and option sets in turn,
 * with every invariant on. Secrets are looked at in each `every`-th position; `seconds` ends the run early. Broken deals are named on
 * standard error at once, by the text that plays each again, and counted in the end.
 */
export function soak(args: readonly string[]): Result<unknown, 'cli/bad-argument' | 'cli/unknown-game' | 'soak/broken'> {
  const parsed = argumentsOf(args, {
    deals: { type: 'string' },
    seed: { type: 'string' },
    every: { type: 'string' },
    seconds: { type: 'string' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const deals = wholeNumber('deals', values['deals'], 1, 1_000_000_000, 10_000);
  if (!deals.ok) return deals;
  const every = wholeNumber('every', values['every'], 1, 1_000_000, 100);
  if (!every.ok) return every;
  const limit = wholeNumber('seconds', values['seconds'], 1, 1_000_000, 1_000_000);
  if (!limit.ok) return limit;
  const unknown = positionals.find((id) => gameOf(id) === undefined);
  if (unknown !== undefined) return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: unknown });
  const games = positionals.length === 0 ? GAMES : GAMES.filter(({ id }) => positionals.includes(id));
  const tables = games.flatMap((game) =>
    optionSets(game).flatMap(({ options }) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({ game, options, players: game.seats.min + more })),
    ),
  );
  const played = new Map(games.map(({ id }) => [id, 0]));
  const broken: string[] = [];
  const begun = performance.now();
  const seconds = (): number => Math.round((performance.now() - begun) / 1000);
  let index = 0;
  for (; index < deals.value && broken.length < ENOUGH && seconds() < limit.value; index += 1) {
    const table = tables[index % tables.length];
    if (table === undefined) break;
    const { game, options, players } = table;
    const text = `${values['seed'] ?? 'soak'} ${game.id} ${JSON.stringify(options)} ${players} ${index}`;
    try {
      checkDeal(game, options, players, text, every.value);
    } catch (error) {
      broken.push(text);
      process.stderr.write(`${text}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    addTo(played, game.id);
  }
  const run = { deals: index, seconds: seconds(), tables: tables.length, games: Object.fromEntries(played) };
  return broken.length === 0 ? ok(run) : refuse('soak/broken', `${broken.length} deals are not as they should be`, { ...run, broken });
}
