import { argumentsOf } from '../../engine/cli/arguments.ts';
import { isWholeMatch } from '../../engine/match/match.ts';
import { tallyOf, type PersonTally } from '../../engine/match/tally.ts';
import type { FinishedMatch } from '../../engine/protocol/messages.ts';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, type Result } from '../../engine/contract/result.ts';
import { finished } from '../store/history/history.ts';
import { statisticsOf } from '../store/history/statistics.ts';
import { matchesAt, matchesPlace } from './saved.ts';

/** `stats [PATH]`: who has played and won how much, by game. */
export async function stats(args: readonly string[]): Promise<Result<unknown, RefusalCode>> {
  const parsed = argumentsOf(args, {});
  if (!parsed.ok) return parsed;
  const matches: FinishedMatch[] = [];
  const tallies = new Map<string, readonly PersonTally[]>();
  for await (const found of matchesAt(matchesPlace(parsed.value.positionals[0]), false)) {
    if (!found.ok) return found;
    const { file, saved, match } = found.value;
    const { standing, players, deals, game } = match;
    const listed = saved === null ? undefined : finished(saved);
    const people = players.map((name) => ({ name, kind: 'here' }) as const);
    // A deal that was played again counts for nothing.
    if (!standing.over || !isWholeMatch(match)) continue;
    const { totals, games, winners } = standing;
    const one: FinishedMatch = listed ?? { id: file, game: game.id, people, deals: deals.length, totals, games, winners, at: 0 };
    matches.push(one);
    tallies.set(one.id, tallyOf(match));
  }
  return ok({ games: statisticsOf(matches, (id) => tallies.get(id)) });
}
