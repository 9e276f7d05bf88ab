import { ok, refuse, type Result } from '../../contract/result.ts';
import type { LineOf } from './lines.ts';
import { shownRounds, type EveningEntrant, type Evening } from './state.ts';

/** Lines about entrants: each returns the evening after it. */

/** An entrant comes, or comes back with the same number and the same names. */
export function applyCame(
  evening: Evening,
  line: LineOf<'came'>,
): Result<Evening, 'evening/number-taken' | 'evening/here' | 'evening/bad-form'> {
  const { entrant, names } = line;
  if (names.length !== (evening.header.form.unit === 'couple' ? 2 : 1))
    return refuse('evening/bad-form', 'a couple has two names, a person one', { names: names.length });
  const known = evening.entrants.get(entrant);
  if (known !== undefined && known.names.join('\n') !== names.join('\n'))
    return refuse('evening/number-taken', `number ${entrant} belongs to ${known.names.join(' and ')}`, { entrant, names: known.names });
  if (known?.here === true) return refuse('evening/here', `number ${entrant} is here already`, { entrant });
  const shown = shownRounds(evening).length;
  // Everybody is away until they first come.
  const { missed, leftAfter } = known ?? { missed: [], leftAfter: 0 };
  const away = leftAfter === null ? shown : leftAfter;
  return ok(
    withEntrant(evening, {
      entrant,
      names,
      ...(line.team === undefined ? {} : { team: line.team }),
      ...(line.class === undefined ? {} : { class: line.class }),
      ...(line.member === undefined ? {} : { member: line.member }),
      here: true,
      since: known?.since ?? shown,
      missed: [...missed, ...Array.from({ length: shown - away }, (_, at) => away + at + 1)],
      leftAfter: null,
      stays: known?.stays ?? null,
    }),
  );
}

export function applyLeft(evening: Evening, { entrant }: LineOf<'left'>): Result<Evening, 'evening/no-entrant' | 'evening/away'> {
  const known = entrantIn(evening, entrant);
  if (!known.ok) return known;
  if (!known.value.here) return refuse('evening/away', `number ${entrant} has left already`, { entrant });
  return ok(withEntrant(evening, { ...known.value, here: false, leftAfter: shownRounds(evening).length }));
}

export function applyStays(evening: Evening, { entrant, table }: LineOf<'stays'>): Result<Evening, 'evening/no-entrant'> {
  const known = entrantIn(evening, entrant);
  return known.ok ? ok(withEntrant(evening, { ...known.value, stays: table })) : known;
}

export function applyApart(
  evening: Evening,
  { entrants: [one, other], on }: LineOf<'apart'>,
): Result<Evening, 'evening/no-entrant' | 'evening/seated-twice'> {
  if (one === other) return refuse('evening/seated-twice', 'two different entrants are kept apart', { entrant: one });
  for (const entrant of [one, other]) {
    const known = entrantIn(evening, entrant);
    if (!known.ok) return known;
  }
  const pair = [Math.min(one, other), Math.max(one, other)] as const;
  const others = evening.apart.filter(([a, b]) => a !== pair[0] || b !== pair[1]);
  return ok({ ...evening, apart: on ? [...others, pair] : others });
}

/** Points beside the results, of a round that the room has seen. */
export function applyPenalty(
  evening: Evening,
  { round, entrant, points, why }: LineOf<'penalty'>,
): Result<Evening, 'evening/no-entrant' | 'evening/not-shown'> {
  const known = entrantIn(evening, entrant);
  if (!known.ok) return known;
  if (round > shownRounds(evening).length) return refuse('evening/not-shown', `round ${round} has not been shown`, { round });
  return ok({ ...evening, penalties: [...evening.penalties, { round, entrant, points, why }] });
}

/** An entrant by number. */
export function entrantIn({ entrants }: Evening, entrant: number): Result<EveningEntrant, 'evening/no-entrant'> {
  const known = entrants.get(entrant);
  return known === undefined ? refuse('evening/no-entrant', `there is no number ${entrant}`, { entrant }) : ok(known);
}

function withEntrant(evening: Evening, entrant: EveningEntrant): Evening {
  return { ...evening, entrants: new Map(evening.entrants).set(entrant.entrant, entrant) };
}
