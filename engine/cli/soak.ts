import { GAMES, gameOf } from '../games/index.ts';
import { checkDeal, optionSets } from '../match/invariants.ts';
import { ok, refuse, type Result } from '../result.ts';
import { argumentsOf, wholeNumber } from './arguments.ts';

/**
 * `soak [GAME …] [--deals N] [--seed S] [--every N]`: random deals over all games, numbers of players and option sets in turn, with every
 * invariant on. Secrets are looked at in each `every`-th position. Codes: `cli/…`; a broken invariant ends the run with an exception.
 */
export function soak(args: readonly string[]): Result<unknown> {
  const parsed = argumentsOf(args, { deals: { type: 'string' }, seed: { type: 'string' }, every: { type: 'string' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const deals = wholeNumber('deals', values['deals'], 1, 1_000_000_000, 10_000);
  if (!deals.ok) return deals;
  const every = wholeNumber('every', values['every'], 1, 1_000_000, 100);
  if (!every.ok) return every;
  const unknown = positionals.find((id) => gameOf(id) === undefined);
  if (unknown !== undefined) return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: unknown });
  const games = positionals.length === 0 ? GAMES : GAMES.filter(({ id }) => positionals.includes(id));
  const tables = games.flatMap((game) =>
    optionSets(game).flatMap(({ options }) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({ game, options, players: game.seats.min + more })),
    ),
  );
  const played = new Map(games.map(({ id }) => [id, 0]));
  for (let index = 0; index < deals.value; index += 1) {
    const table = tables[index % tables.length];
    if (table === undefined) break;
    const { game, options, players } = table;
    checkDeal(game, options, players, `${values['seed'] ?? 'soak'} ${game.id} ${JSON.stringify(options)} ${players} ${index}`, every.value);
    played.set(game.id, (played.get(game.id) ?? 0) + 1);
  }
  return ok({ deals: deals.value, tables: tables.length, games: Object.fromEntries(played) });
}
