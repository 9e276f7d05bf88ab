import { basename } from 'node:path';
import { argumentsOf } from '../../engine/cli/arguments.ts';
import type { Match } from '../../engine/match/match.ts';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type CodeOf, type Result } from '../../engine/contract/result.ts';
import { dealSecret } from '../host/table/dealSeeds.ts';
import { olderSeed } from '../../engine/protocol/fair/fair.ts';
import { matchesAt, matchesPlace, type Found } from './saved.ts';
import { checkAborted, checkShuffle, standings } from './shuffles.ts';

/**
 * The origin of a match's cards. `proved`: the opened list of its participants proves each deal, or no guest had a seat and no connection took part.
 * `unproved`: the cards of some deal fit the file but have no proof. `seeded`: they follow from a seed that the owner gave. `given`: the owner gave the cards.
 * `repeated`: they are those of a deal of another match, played again.
 */
type Dealing = 'proved' | 'unproved' | 'seeded' | 'given' | 'repeated';

interface Verified {
  readonly match: string;
  readonly game: string;
  readonly deals: number;
  readonly dealing: Dealing;
  /** The number of deals that were aborted after their lists were closed; absent if there was no such deal. */
  readonly aborted?: number;
  /** How the file ends; left out for records: with the end of the match, in the middle of it, or in the middle of a line. */
  readonly end?: 'over' | 'open' | 'cut';
  /** The answers, by name, of those who must agree to an analysis; absent if no one must. */
  readonly agreed?: Readonly<Record<string, boolean | null>>;
}

/**
 * `verify [PATH]`: matches are whole, by the rules, and dealt as the table had committed to. A refusal bears the file
 * and the deal.
 */
export async function verify(args: readonly string[]): Promise<Result<unknown, RefusalCode>> {
  const parsed = argumentsOf(args, {});
  if (!parsed.ok) return parsed;
  const matches: Verified[] = [];
  for await (const found of matchesAt(matchesPlace(parsed.value.positionals[0]), true)) {
    if (!found.ok) return found;
    const { file, saved, match, cut } = found.value;
    const dealing = dealingOf(found.value);
    if (!dealing.ok) return { ok: false, error: { ...dealing.error, facts: { file: basename(file), ...dealing.error.facts } } };
    const answers = (saved?.consent.answers ?? []).map(({ name, agreed }) => [name, agreed] as const);
    matches.push({
      match: saved?.header.id ?? basename(file),
      game: match.game.id,
      deals: match.deals.length,
      dealing: dealing.value,
      ...(saved === null ? {} : { end: cut ? 'cut' : saved.over === null ? 'open' : 'over' }),
      ...(saved === null || saved.aborted.length === 0 ? {} : { aborted: saved.aborted.length }),
      ...(answers.length === 0 ? {} : { agreed: Object.fromEntries(answers) }),
    });
  }
  return ok({ matches });
}

/** How the cards came about, each deal checked against what it has to follow from. */
function dealingOf({ saved, match }: Found): Result<Dealing, CodeOf<typeof seeded> | CodeOf<typeof checkShuffle>> {
  const given = match.deals.some(({ seed }) => seed === null);
  if (match.repeats !== undefined) {
    const same = saved === null ? ok('seeded') : seeded(saved, match);
    return same.ok ? ok('repeated') : same;
  }
  if (saved === null) return ok(given ? 'given' : 'seeded');
  if (!saved.header.fair) return given ? ok('given') : seeded(saved, match);
  const kept = checkAborted(saved);
  if (!kept.ok) return kept;
  let proved = true;
  const before = standings(match);
  for (const [index, deal] of saved.deals.entries()) {
    const stood = before.next();
    if (stood.done === true) break;
    if (deal.list !== undefined) {
      const checked = checkShuffle(saved, index, stood.value);
      if (!checked.ok) return checked;
      continue;
    }
    // Shares without a list may have been chosen afterwards, and so may the match's seed, on which alone everything else here depends.
    proved &&= deal.alone && !deal.guests;
    if (deal.seed !== olderSeed(dealSecret(saved.header.seed, index + 1), deal.shares ?? []))
      return refuse('verify/other-seed', 'the cards followed from something else than the secret and the shares', { deal: index + 1 });
  }
  return ok(proved ? 'proved' : 'unproved');
}

/** The cards of another match, or those of the match's own seed. */
function seeded(saved: NonNullable<Found['saved']>, { deals }: Match): Result<Dealing, 'verify/other-cards' | 'verify/other-seed'> {
  const given = saved.header.cards ?? [];
  for (const [index, { seed }] of deals.entries()) {
    const wanted = given[index]?.seed ?? (given[index] === undefined ? dealSecret(saved.header.seed, index + 1) : seed);
    if (seed === wanted) continue;
    const facts = { deal: index + 1 };
    return index < given.length
      ? refuse('verify/other-cards', 'other cards were dealt than were given', facts)
      : refuse('verify/other-seed', 'the cards followed from something else than the match’s seed', facts);
  }
  return ok('seeded');
}
