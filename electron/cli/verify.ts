import { basename } from 'node:path';
import { argumentsOf } from '../../engine/cli/arguments.ts';
import { dealSeed } from '../../engine/protocol/fair.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { secretOf } from '../host/dealing.ts';
import { matchesAt, placeOf, type Found } from './saved.ts';

/** How the cards of a match came about. */
type Dealing = 'proved' | 'seeded' | 'given';

interface Verified {
  readonly match: string;
  readonly game: string;
  readonly deals: number;
  readonly dealing: Dealing;
  /** What those who have to agree say to it being looked into, by name; left out where nobody has to. */
  readonly agreed?: Readonly<Record<string, boolean | null>>;
}

/** `verify [PATH]`: matches are whole, by the rules, and dealt as the table had committed to. Codes: `verify/other-seed`, `verify/other-cards`, those of files. */
export function verify(args: readonly string[]): Result<unknown> {
  const parsed = argumentsOf(args, {});
  if (!parsed.ok) return parsed;
  const matches: Verified[] = [];
  for (const found of matchesAt(placeOf(parsed.value.positionals[0]), true)) {
    if (!found.ok) return found;
    const { file, saved, match } = found.value;
    const dealing = dealingOf(found.value);
    if (!dealing.ok) return dealing;
    const answers = (saved?.consent.answers ?? []).map(({ name, agreed }) => [name, agreed] as const);
    const agreed = answers.length === 0 ? {} : { agreed: Object.fromEntries(answers) };
    const id = saved?.header.id ?? basename(file);
    matches.push({ match: id, game: match.game.id, deals: match.deals.length, dealing: dealing.value, ...agreed });
  }
  return ok({ matches });
}

/** How the cards came about, each deal checked against what it has to follow from. */
function dealingOf({ file, saved, match }: Found): Result<Dealing> {
  if (match.deals.some(({ seed }) => seed === null)) return ok('given');
  if (saved === null || !saved.header.fair) return sameCards(file, saved) ?? ok('seeded');
  for (const [index, { shares, seed }] of saved.deals.entries()) {
    const secret = secretOf(saved.header.seed, index + 1);
    if (seed !== dealSeed(secret, shares))
      return refuse('verify/other-seed', 'the cards followed from something else than the secret and the shares', {
        file: basename(file),
        deal: index + 1,
      });
  }
  return ok('proved');
}

/** What is wrong where the cards of another match were to be dealt. */
function sameCards(file: string, saved: Found['saved']): Result<Dealing> | undefined {
  const given = saved?.header.cards ?? [];
  const other = given.findIndex(({ seed }, index) => {
    const dealt = saved?.deals[index];
    return seed !== undefined && dealt !== undefined && dealt.seed !== seed;
  });
  return other < 0
    ? undefined
    : refuse('verify/other-cards', 'other cards were dealt than were given', { file: basename(file), deal: other + 1 });
}
