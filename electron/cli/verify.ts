import { basename } from 'node:path';
import { argumentsOf } from '../../engine/cli/arguments.ts';
import type { Match } from '../../engine/match/match.ts';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type CodeOf, type Result } from '../../engine/contract/result.ts';
import { dealSecret } from '../host/table/dealSeeds.ts';
import { olderSeed } from '../../engine/protocol/fair/fair.ts';
import { altered, matchesAt, matchesPlace, type Found } from './saved.ts';
import { checkAborted, checkShuffle, standings } from './shuffles.ts';

/**
 * The origin of a match's cards. `proved`: the opened list of its participants proves each deal, or no guest had a seat and no connection took part.
 * `unproved`: the cards of some deal fit the file but have no proof. `seeded`: they follow from a seed that the owner gave. `given`: the owner gave the cards.
 * `repeated`: they are those of a deal of another match, played again. `byHand`: a person wrote the deal down from real cards, and nothing proves what they wrote.
 */
type Dealing = 'proved' | 'unproved' | 'seeded' | 'given' | 'repeated' | 'byHand';

/**
 * How a file ends: `over`, with the end of the match; `open`, where the match left the table unfinished, or in a format that does not mark that; `short`, before
 * either: it was cut between two lines, the program was killed, or the match is on a table now; `cut`, in the middle of a line.
 */
type End = 'over' | 'open' | 'short' | 'cut';

const ENDS: Readonly<Record<Exclude<End, 'over'>, string>> = {
  open: 'the match left the table before its end',
  short: 'the file ends before the match does',
  cut: 'the file ends in the middle of a line',
};

interface Verified {
  readonly match: string;
  readonly game: string;
  readonly deals: number;
  readonly dealing: Dealing;
  /** The number of deals that were aborted after their lists were closed; absent if there was no such deal. */
  readonly aborted?: number;
  /** How the file ends; left out for records. */
  readonly end?: End;
  /** The fault of its end. */
  readonly code?: 'verify/cut-short' | 'verify/cut-line';
  /** How far a match that is not over was checked, in words. */
  readonly note?: string;
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
    const { file, saved, match } = found.value;
    if (saved !== null && saved.altered !== null) return altered(file, saved.altered);
    const dealing = dealingOf(found.value);
    if (!dealing.ok) return { ok: false, error: { ...dealing.error, facts: { file: basename(file), ...dealing.error.facts } } };
    const answers = (saved?.consent.answers ?? []).map(({ name, agreed }) => [name, agreed] as const);
    matches.push({
      match: saved?.header.id ?? basename(file),
      game: match.game.id,
      deals: match.deals.length,
      dealing: dealing.value,
      ...endOf(found.value, dealing.value),
      ...(saved === null || saved.aborted.length === 0 ? {} : { aborted: saved.aborted.length }),
      ...(answers.length === 0 ? {} : { agreed: Object.fromEntries(answers) }),
    });
  }
  return ok({ matches });
}

/** How a saved match's file ends, and what that means for it. */
function endOf({ saved, match, cut }: Found, dealing: Dealing): Pick<Verified, 'end' | 'code' | 'note'> {
  if (saved === null) return {};
  const end: End = cut ? 'cut' : saved.over !== null ? 'over' : saved.whole === false ? 'short' : 'open';
  if (end === 'over') return { end };
  const whole = match.deals.filter(({ result }) => result !== null).length;
  const standing = saved.over === null ? 'unfinished' : 'over';
  const note = `${standing}: ${whole} ${whole === 1 ? 'deal' : 'deals'} ${dealing === 'proved' ? 'proved' : 'read'}; ${ENDS[end]}`;
  return { end, ...(end === 'open' ? {} : { code: end === 'cut' ? 'verify/cut-line' : 'verify/cut-short' }), note };
}

/** How the cards came about, each deal checked against what it has to follow from. */
function dealingOf({ saved, match }: Found): Result<Dealing, CodeOf<typeof seeded> | CodeOf<typeof checkShuffle>> {
  if (match.byHand !== undefined) return ok('byHand');
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
