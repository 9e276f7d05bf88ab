import * as v from 'valibot';
import { ok, refuse, type Refused, type Result } from '../../contract/result.ts';
import { entrantNumber, shortText, slipFields, tableNumber } from '../form/values.ts';
import type { Evening } from '../journal/state.ts';
import type { Compare } from '../form/form.ts';
import type { FieldRanking } from '../scoring/groups.ts';
import { comparedScore } from '../scoring/sameDeals.ts';
import type { RoundShare } from '../scoring/shares.ts';
import { readCsv, writeCsv, type CsvCell, type Separator } from './csv.ts';

/** Members, results and rankings as tables. Headings come from the caller, who knows the language. */

const name = shortText(60);
/** A line of the club's list: a person, or a couple. */
const memberRow = v.strictObject({
  /** Absent until a free number is given. */
  entrant: v.exactOptional(entrantNumber),
  names: v.pipe(v.array(name), v.minLength(1), v.maxLength(2)),
  team: v.exactOptional(name),
  class: v.exactOptional(name),
  member: v.exactOptional(name),
});
export type ClubMember = Readonly<v.InferOutput<typeof memberRow>> & { readonly entrant: number };

const resultRow = v.strictObject({ round: tableNumber, table: tableNumber, slips: v.pipe(v.array(slipFields), v.minLength(2)) });

/** Columns: number, name, partner, team, class, id. */
export function membersCsv(members: readonly ClubMember[], headings: readonly string[], separator: Separator): string {
  const rows = members.map(({ entrant, names: [first = '', second = ''], team = '', class: grade = '', member = '' }): CsvCell[] => [
    entrant,
    first,
    second,
    team,
    grade,
    member,
  ]);
  return writeCsv([headings, ...rows], separator);
}

/**
 * Reads members, columns as in {@link membersCsv}; only the name is needed. A table in which no first cell is a number has no column of numbers, and begins with the names and no heading.
 * Otherwise a first row without a number in its first cell is a heading. Rows without a number receive the next free one.
 * Refuses a name that is too long, and a number that is no entrant's or is there twice.
 */
export function readMembers(text: string): Result<ClubMember[], 'evening/bad-csv'> {
  const rows = readCsv(text);
  if (!rows.ok) return rows;
  const isNumber = (cell = ''): boolean => /^\d+$/.test(cell.trim());
  const numbered = rows.value.some(([first]) => isNumber(first));
  const headings = numbered && !isNumber(rows.value[0]?.[0]) ? 1 : 0;
  const used = new Set<number>();
  const members: v.InferOutput<typeof memberRow>[] = [];
  for (const [index, row] of rows.value.slice(headings).entries()) {
    const cells = (numbered ? row : ['', ...row]).map((cell) => cell.trim());
    const [number = '', first = '', second = '', team = '', grade = '', member = ''] = cells;
    const checked = v.safeParse(memberRow, {
      ...(number === '' ? {} : { entrant: Number(number) }),
      names: [first, second].filter((one) => one !== ''),
      ...(team === '' ? {} : { team }),
      ...(grade === '' ? {} : { class: grade }),
      ...(member === '' ? {} : { member }),
    });
    if (!checked.success) return badRow('value', index + headings);
    const { entrant } = checked.output;
    if (entrant !== undefined) {
      if (used.has(entrant)) return badRow('twice', index + headings);
      used.add(entrant);
    }
    members.push(checked.output);
  }
  const all: ClubMember[] = [];
  let free = 1;
  for (const [index, { entrant, ...fields }] of members.entries()) {
    while (used.has(free)) free += 1;
    const number = entrant ?? free;
    used.add(number);
    if (!v.is(entrantNumber, number)) return badRow('long', index + headings);
    all.push({ entrant: number, ...fields });
  }
  return ok(all);
}

/** Columns: round, table, then for each side who sat there, points, bonus, sweeps. One row for each booked result. */
export function resultsCsv({ rounds, sides }: Evening, headings: readonly string[], separator: Separator): string {
  const rows = rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, booked, places }) => {
      if (booked === null) return [];
      const who = (side: number): string => places.filter((one, place) => one !== null && sides[place] === side).join(' ');
      return [[round, table, ...booked.flatMap(({ points, bonus, sweeps }, side): CsvCell[] => [who(side), points, bonus, sweeps])]];
    }),
  );
  return writeCsv([headings, ...rows], separator);
}

/** Reads results, columns as in {@link resultsCsv}, below one row of headings; who sat where is not read. */
export function readResults(text: string): Result<v.InferOutput<typeof resultRow>[], 'evening/bad-csv'> {
  const rows = readCsv(text);
  if (!rows.ok) return rows;
  const results: v.InferOutput<typeof resultRow>[] = [];
  for (const [index, [round = '', table = '', ...rest]] of rows.value.slice(1).entries()) {
    const slips = Array.from({ length: Math.ceil(rest.length / 4) }, (_, side) => {
      const [points = '', bonus = '', sweeps = ''] = rest.slice(side * 4 + 1, side * 4 + 4);
      return { points: whole(points), bonus: whole(bonus), sweeps: whole(sweeps) };
    });
    const checked = v.safeParse(resultRow, { round: whole(round), table: whole(table), slips });
    if (!checked.success) return badRow('value', index + 1);
    results.push(checked.output);
  }
  return ok(results);
}

/**
 * Columns: place, number, name, partner, total, points, bonus, sweeps, wins, margin, penalties; then the comparison of the same deals (a percentage, or points above the mean) in an evening
 * that is ranked by it, the field, counted from 1, where two fields are ranked apart, and the rounds at whose table a bot played, where there are any.
 */
export function rankingCsv(
  fields: readonly FieldRanking[],
  compare: Compare | undefined,
  headings: readonly string[],
  separator: Separator,
): string {
  const withBots = fields.some(({ rows }) => rows.some((row) => botRounds(row).length > 0));
  const cells = fields.flatMap(({ field, rows }) =>
    rows.map((row): CsvCell[] => {
      const [first = '', second = ''] = row.names;
      const { place, entrant, total, points, bonus, sweeps, wins, margin, penalties, compared } = row;
      return [
        ...[place, entrant, first, second, total, points, bonus, sweeps, wins, margin, penalties],
        ...(compare === undefined ? [] : [compared === undefined ? '' : (comparedScore(compare, compared) ?? '')]),
        ...(field === null ? [] : [field + 1]),
        ...(withBots ? [botRounds(row).join(' ')] : []),
      ];
    }),
  );
  return writeCsv([headings, ...cells], separator);
}

/** The rounds in which an entrant played at a table with a bot. */
function botRounds({ shares }: { readonly shares: readonly Pick<RoundShare, 'round' | 'bot'>[] }): number[] {
  return shares.flatMap(({ round, bot }) => (bot === true ? [round] : []));
}

/** A whole number as people type it; `NaN` for any other text. */
function whole(text: string): number {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
}

/** Refuses a row, counted from 0: a `value` that cannot be, a number that is there `twice`, or a table that is too `long`. */
function badRow(why: 'value' | 'twice' | 'long', index: number): Refused<'evening/bad-csv'> {
  return refuse('evening/bad-csv', `row ${index + 1} cannot be read: ${why}`, { why, row: index + 1 });
}
