import { ok, type CodeOf, type Result } from '../../contract/result.ts';
import { contestOf, workersOf } from './contestArguments.ts';
import { outcomeOf } from './outcome.ts';
import { spread } from './spread.ts';

/**
 * `simulate GAME`: bots against each other, by several processes at a time where there is much to play; the outcome does not depend on how many.
 */
export async function simulate(args: readonly string[]): Promise<Result<unknown, CodeOf<typeof contestOf> | CodeOf<typeof spread>>> {
  const contest = contestOf(args);
  if (!contest.ok) return contest;
  const played = await spread(args, contest.value, workersOf(args, contest.value));
  await Promise.all(contest.value.entrants.map((entrant) => entrant.close()));
  return played.ok ? ok(outcomeOf(contest.value, played.value)) : played;
}
