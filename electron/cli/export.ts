import { argumentsOf } from '../../engine/cli/arguments.ts';
import { recordOf, type MatchRecord } from '../../engine/match/record.ts';
import { textOfMatch } from '../../engine/match/text.ts';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';
import { peopleIn } from '../store/format/recordPeople.ts';
import { matchesAt, matchesPlace, type Found } from './saved.ts';

/** `export [PATH] [--match ID] [--text]`: matches that are over, as records or for people. */
export async function exportCommand(args: readonly string[]): Promise<Result<unknown, RefusalCode>> {
  const parsed = argumentsOf(args, { match: { type: 'string' }, text: { type: 'boolean' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const chosen: Found[] = [];
  for await (const found of matchesAt(matchesPlace(positionals[0]), false)) {
    if (!found.ok) return found;
    const { saved, match } = found.value;
    if (match.standing.over && (values['match'] === undefined || saved?.header.id === values['match'])) chosen.push(found.value);
  }
  const [first] = chosen;
  if (values['match'] !== undefined && first === undefined)
    return refuse('cli/no-match', 'there is no such match', { match: values['match'] });
  if (values['text'] === true) return ok(chosen.map(({ match }) => textOfMatch(match)).join('\n'));
  if (values['match'] !== undefined && first !== undefined) return ok(recordFrom(first));
  return ok({ format: 'trick-records/1', records: chosen.map(recordFrom) });
}

/** The record of a match, with its players if the file names them. */
function recordFrom({ match, saved, record }: Found): MatchRecord {
  const people = saved === null ? record.people : peopleIn(saved.people, saved.consent);
  return { ...recordOf(match), ...(people === undefined ? {} : { people }) };
}
