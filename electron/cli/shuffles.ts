import { nextCarry, nextDealer, type Match } from '../../engine/match/match.ts';
import { hostCommitment, openedSeed } from '../../engine/protocol/fair/fair.ts';
import type { ShareList, Terms } from '../../engine/protocol/fair/fairMessages.ts';
import { seatingFor } from '../../engine/protocol/fair/redeal.ts';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';
import { attemptSecret } from '../host/table/dealSeeds.ts';
import type { SavedMatch } from '../store/format/lines.ts';
import { addTo } from '../../engine/cards/counts.ts';

/** Checks how the seeds of a saved match's deals were made (engine/match/FAIRNESS.md). */

/**
 * Checks one deal, counted from 0; `before`: the match as it stood then. `verify/other-terms`: the list is of another deal; `verify/other-commitment`: the
 * host did not commit to the secret of the match.
 */
export function checkShuffle(
  saved: SavedMatch,
  index: number,
  before: Match,
): Result<void, `verify/other-${'terms' | 'commitment' | 'share' | 'seed' | 'seats'}`> {
  const facts = { deal: index + 1 };
  const { list, shares, seed, dealer } = saved.deals[index] ?? {};
  if (list === undefined || shares === undefined) throw new RangeError(`deal ${index + 1} has no list`);
  const tried = saved.aborted.filter((one) => one.list.terms.deal === index + 1).length;
  const wanted = termsOf(saved, before, tried + 1, list.terms);
  if (text(list.terms) !== text(wanted)) return refuse('verify/other-terms', 'the list is of a deal on other terms', facts);
  const secret = attemptSecret(saved.header.seed, index + 1, tried + 1);
  const opened = openedSeed(list, { secret, shares });
  if (!opened.ok)
    return opened.error.code === 'fair/other-secret'
      ? refuse('verify/other-commitment', 'the host had committed to another secret', facts)
      : refuse('verify/other-share', 'a share does not fit the commitment in the list', facts);
  if (opened.value !== seed)
    return refuse('verify/other-seed', 'the cards followed from something else than the list and its opening', facts);
  const seating = seatingFor(list.terms, opened.value);
  const names = seating.order.map((place) => list.terms.names[place]);
  const drawn =
    index > 0 ||
    text([names, seating.draw, seating.cut]) === text([saved.header.people.map(({ name }) => name), saved.header.draw, saved.header.cut]);
  return dealer === seating.dealer && drawn
    ? ok(undefined)
    : refuse('verify/other-seats', 'people sit, or deal, otherwise than follows from the seed', facts);
}

/** A match as it stood before each of its deals. */
export function* standings({ deals, ...match }: Match): Generator<Match> {
  const { game, options, players } = match;
  let standing = game.match.start(options, players.length);
  for (const [index, { result, state }] of deals.entries()) {
    yield { ...match, deals: deals.slice(0, index), standing };
    if (result !== null) ({ standing } = game.match.add(standing, result.score, options, state.declarer));
  }
}

/** The attempts that were broken off: each is one of the match's, and counted in order. */
export function checkAborted({ header, aborted }: SavedMatch): Result<void, 'verify/other-terms' | 'verify/other-commitment'> {
  const counts = new Map<number, number>();
  for (const { list, missing } of aborted) {
    const { terms, commitment } = list;
    const attempt = addTo(counts, terms.deal);
    const facts = { deal: terms.deal, attempt };
    if (terms.match !== header.id || terms.attempt !== attempt || missing.some((place) => place >= list.entries.length))
      return refuse('verify/other-terms', 'an attempt that was broken off is not one of this match', facts);
    if (hostCommitment(terms, attemptSecret(header.seed, terms.deal, attempt)) !== commitment)
      return refuse('verify/other-commitment', 'the host had committed to another secret', facts);
  }
  return ok(undefined);
}

/** The terms that a deal must have; names are those sent with the deal, since people may have changed later. */
function termsOf({ header }: SavedMatch, before: Match, attempt: number, told: Terms): Terms {
  const { deals } = before;
  const fixed = { seating: 'fixed', dealer: nextDealer(before) } as const;
  const chosen = {
    seating: header.draw === null ? 'fixed' : 'draw',
    dealer: header.draw === null && header.cut === null ? told.dealer : null,
  } as const;
  const { id: match, game, options } = header;
  const { names } = told;
  return {
    match,
    deal: deals.length + 1,
    attempt,
    game,
    options,
    names,
    ...(deals.length === 0 ? chosen : fixed),
    carry: nextCarry(before),
  };
}

/** A text that is the same for equal values. */
function text(value: Terms | ShareList | readonly unknown[]): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
