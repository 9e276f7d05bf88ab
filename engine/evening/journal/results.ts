import type { Slip } from '../../contract/club.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { slipFault } from '../form/check.ts';
import type { TableDeal } from '../form/values.ts';
import type { LineOf } from './lines.ts';
import { tableIn, withTable } from './rounds.ts';
import { sameSlips, type Evening } from './state.ts';

/** Lines about results: each returns the evening after it. A result belongs to a table of a round; what is booked counts once. */

type TableCode = 'evening/no-round' | 'evening/not-shown' | 'evening/bad-table';
type SlipCode = 'evening/bad-table' | 'evening/impossible';

/** A side enters the slips of the table, or enters them again. Two sides that agree book them; two that differ wait for the organiser. */
export function applyEntered(
  evening: Evening,
  { round: number, table: seat, side, slips }: LineOf<'entered'>,
): Result<Evening, TableCode | SlipCode | 'evening/booked'> {
  const found = tableIn(evening, number, seat);
  if (!found.ok) return found;
  const { round, table } = found.value;
  if (table.booked !== null) return refuse('evening/booked', `table ${seat} of round ${number} is booked`, { round: number, table: seat });
  if (!evening.sides.includes(side)) return refuse('evening/bad-table', `a table has no side ${side}`, { side });
  const checked = checkSlips(evening, slips);
  if (!checked.ok) return checked;
  const others = table.entries.filter((entry) => entry.side !== side);
  const entries = [...others, { side, slips }];
  const agreed = others.length > 0 && others.every((entry) => sameSlips(entry.slips, slips));
  return ok(withTable(evening, round, agreed ? { ...table, entries: [], booked: slips } : { ...table, entries }));
}

/** A side agrees with what the other has entered. */
export function applyConfirmed(
  evening: Evening,
  { round: number, table: seat, side }: LineOf<'confirmed'>,
): Result<Evening, TableCode | 'evening/not-entered'> {
  const found = tableIn(evening, number, seat);
  if (!found.ok) return found;
  const { round, table } = found.value;
  const [entry, ...more] = table.entries.filter((one) => one.side !== side);
  if (entry === undefined || more.length > 0 || !evening.sides.includes(side))
    return refuse('evening/not-entered', 'there is no single entry of another side to agree with', { round: number, table: seat });
  return ok(withTable(evening, round, { ...table, entries: [], booked: entry.slips }));
}

/** The organiser, or a table that played with our cards, books a result; it also settles a dispute. */
export function applyResult(
  evening: Evening,
  { round: number, table: seat, slips, deals, bot }: LineOf<'result'>,
): Result<Evening, TableCode | SlipCode | 'evening/booked'> {
  const found = tableIn(evening, number, seat);
  if (!found.ok) return found;
  const { round, table } = found.value;
  if (table.booked !== null) return refuse('evening/booked', `table ${seat} of round ${number} is booked`, { round: number, table: seat });
  const checked = checkSlips(evening, slips);
  if (!checked.ok) return checked;
  if (deals !== undefined && !addUp(deals, slips))
    return refuse('evening/impossible', 'the deals do not add up to the slips', { why: 'sum' });
  return ok(withTable(evening, round, { ...table, entries: [], booked: slips, deals: deals ?? null, botPlayed: bot === true }));
}

/** A booked result changes. `before` is what is booked now, so that two corrections at once do not undo each other. */
export function applyCorrected(
  evening: Evening,
  { round: number, table: seat, before, after }: LineOf<'corrected'>,
): Result<Evening, TableCode | SlipCode | 'evening/no-result' | 'evening/other-before' | 'evening/unchanged'> {
  const found = tableIn(evening, number, seat);
  if (!found.ok) return found;
  const { round, table } = found.value;
  if (table.booked === null)
    return refuse('evening/no-result', `table ${seat} of round ${number} has no result`, { round: number, table: seat });
  if (!sameSlips(table.booked, before)) return refuse('evening/other-before', 'another result is booked', { booked: table.booked });
  if (sameSlips(before, after)) return refuse('evening/unchanged', 'the correction changes nothing');
  const checked = checkSlips(evening, after);
  return checked.ok ? ok(withTable(evening, round, { ...table, booked: after, deals: null })) : checked;
}

/** A booked result, or entries, are taken back: the table is open again. */
export function applyWithdrawn(
  evening: Evening,
  { round: number, table: seat }: LineOf<'withdrawn'>,
): Result<Evening, TableCode | 'evening/no-result'> {
  const found = tableIn(evening, number, seat);
  if (!found.ok) return found;
  const { round, table } = found.value;
  if (table.booked === null && table.entries.length === 0)
    return refuse('evening/no-result', `table ${seat} of round ${number} has no result`, { round: number, table: seat });
  return ok(withTable(evening, round, { ...table, entries: [], booked: null, deals: null, botPlayed: false }));
}

/** Whether the slips of deals add up to those of the round. */
function addUp(deals: readonly TableDeal[], slips: readonly Slip[]): boolean {
  const sums = slips.map((_, side) =>
    deals.reduce<Slip>(
      (sum, { slips: own }) => ({
        points: sum.points + (own[side]?.points ?? NaN),
        bonus: sum.bonus + (own[side]?.bonus ?? NaN),
        sweeps: sum.sweeps + (own[side]?.sweeps ?? NaN),
      }),
      { points: 0, bonus: 0, sweeps: 0 },
    ),
  );
  return deals.every((deal) => deal.slips.length === slips.length) && sameSlips(sums, slips);
}

/** Whether slips can be those of a round of this game; the facts of the refusal name side and difference. */
function checkSlips({ sides, game, options, header }: Evening, slips: readonly Slip[]): Result<null, SlipCode> {
  const wanted = new Set(sides).size;
  if (slips.length !== wanted) return refuse('evening/bad-table', `a table has ${wanted} sides`, { sides: slips.length });
  const limits = game.club?.limits(options);
  if (limits === undefined) return ok(null);
  const { deals, points, minutes } = header.form.ends;
  const fixed = deals !== undefined && points === undefined && minutes === undefined ? deals : null;
  const most = fixed === null && deals !== undefined ? deals : null;
  const fault = slipFault(limits, slips, { deals: fixed, most, target: points ?? null });
  return fault === null ? ok(null) : refuse('evening/impossible', `these slips cannot be: ${fault.why}`, { ...fault });
}
