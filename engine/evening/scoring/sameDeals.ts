import { itemAt } from '../../cards/indexed.ts';
import type { Slip } from '../../contract/club.ts';
import type { Compare } from '../form/form.ts';
import type { TableDeal } from '../form/values.ts';
import type { Evening, EveningRound, HallTable } from '../journal/state.ts';
import { hasBot, isWithheld, tableCardsOf } from '../journal/state.ts';

/** The result of a comparison: of one deal, or added up over several. */
export interface Compared {
  /** Match points: 1 for each table beaten in the same line, ½ for each equal one. */
  readonly won: number;
  /** The match points that there were to win. */
  readonly most: number;
  /** Own points less theirs, less the mean of the other tables: in tenths of a point, so that sums are whole. */
  readonly tenths: number;
}

/** A side's result in a deal that other tables had too. */
interface SideCompared extends Compared {
  readonly slip: Slip;
}

/** A table's results in a deal that other tables had too. */
interface TableCompared {
  readonly table: number;
  /** The declarer and the trumps; `null` for a deal without a declarer, and for a whole round. */
  readonly contract: NonNullable<TableDeal['contract']> | null;
  /** By side. */
  readonly sides: readonly SideCompared[];
}

/** A deal that several tables had, side by side. */
export interface ComparedDeal {
  /** Counted from 1; `null`: a round as a whole, where a table's deals are not known one by one. */
  readonly deal: number | null;
  readonly tables: readonly TableCompared[];
}

/** A table's result among those that had the same cards in the same line. */
export interface LineResult extends Compared {
  readonly table: number;
  /** Points and bonus of the side. */
  readonly total: number;
  /** Equals share a place. */
  readonly place: number;
}

const NONE: Compared = { won: 0, most: 0, tenths: 0 };
/** With this number of tables and more, a mean leaves the best and the worst of the others out. */
const TABLES_FOR_TRIMMED_MEAN = 6;

/**
 * The deals of a round that several tables had, side by side: each deal by itself, or the round as a whole where a result was typed in or corrected, so that its deals are not known. Empty
 * while the round is withheld, and in an evening of other deals. A table at which a bot had a seat is left out.
 */
export function comparedDeals(evening: Evening, round: EveningRound): ComparedDeal[] {
  const tables = comparedTables(evening, round);
  if (tables.length === 0) return [];
  const known = tables.flatMap(({ table, deals }) => (deals === null ? [] : [{ table, deals }]));
  if (known.length < tables.length)
    return [{ deal: null, tables: comparison(tables.map(({ table, booked }) => ({ table, slips: booked, contract: null }))) }];
  const count = Math.max(...known.map(({ deals }) => deals.length));
  return Array.from({ length: count }, (_, at) => ({
    deal: at + 1,
    tables: comparison(
      known.flatMap(({ table, deals }) => {
        const played = deals[at];
        return played === undefined ? [] : [{ table, slips: played.slips, contract: played.contract ?? null }];
      }),
    ),
  }));
}

/** The comparison of every side of a round, added up over its deals, by table. Empty as {@link comparedDeals} is. */
export function roundComparison(evening: Evening, round: EveningRound): Map<number, Compared[]> {
  const sums = new Map<number, Compared[]>();
  for (const { tables } of comparedDeals(evening, round))
    for (const { table, sides } of tables) {
      const before = sums.get(table);
      sums.set(
        table,
        sides.map((own, side) => addCompared([before?.[side] ?? NONE, own])),
      );
    }
  return sums;
}

/**
 * The results of a round of the same deals within each line, by side, the best first, by the comparison of the form: plain sums, match points or the mean. Empty as {@link comparedDeals} is.
 */
export function sameDealResults(evening: Evening, round: EveningRound): LineResult[][] {
  const compared = roundComparison(evening, round);
  const booked = comparedTables(evening, round);
  if (booked.length === 0) return [];
  const { compare } = evening.header.form;
  return linesOfForm(evening).map((side) => {
    const results = booked.map(({ table, booked: slips }) => {
      const { points, bonus } = itemAt(slips, side);
      return { table, total: points + bonus, ...(compared.get(table)?.[side] ?? NONE) };
    });
    const key = (one: (typeof results)[number]): number => (compare === undefined ? one.total : comparedFigure(compare, one));
    return results
      .map((one) => ({ ...one, place: results.filter((other) => key(other) > key(one)).length + 1 }))
      .sort((a, b) => a.place - b.place || a.table - b.table);
  });
}

/** The figure that an evening of the same deals is ranked by: a share of the match points from 0 to 1, or tenths of points above the mean. */
export function comparedFigure(compare: Compare, { won, most, tenths }: Compared): number {
  return compare === 'mean' ? tenths : most === 0 ? 0 : won / most;
}

/** A comparison as one figure with a decimal: the percentage of the match points, or points above the mean; `null` where nothing was compared. */
export function comparedScore(compare: Compare, compared: Compared): number | null {
  if (compared.most === 0) return null;
  const figure = comparedFigure(compare, compared);
  return compare === 'mean' ? figure / 10 : Math.round(figure * 1000) / 10;
}

/** Adds comparisons up. */
export function addCompared(all: readonly Compared[]): Compared {
  return all.reduce((sum, { won, most, tenths }) => ({ won: sum.won + won, most: sum.most + most, tenths: sum.tenths + tenths }), NONE);
}

function linesOfForm({ sides }: Evening): number[] {
  return [...new Set(sides)].sort((a, b) => a - b);
}

/** The tables of a round that are compared, once nothing is secret any more. */
function comparedTables(evening: Evening, round: EveningRound): (HallTable & { readonly booked: readonly Slip[] })[] {
  if (evening.header.form.same !== true || !round.shown || isWithheld(evening, round)) return [];
  return round.tables.flatMap((one) => {
    const { table, booked } = one;
    return booked === null || tableCardsOf(evening, table) !== 'ours' || hasBot(evening, one) ? [] : [{ ...one, booked }];
  });
}

/** Compares the sides of tables that had the same cards, each with its own line. */
function comparison(
  tables: readonly { readonly table: number; readonly slips: readonly Slip[]; readonly contract: TableCompared['contract'] }[],
): TableCompared[] {
  const net = tables.map(({ slips }) => slips.map((_, side) => ownLessTheirs(slips, side)));
  return tables.map(({ table, slips, contract }, at) => ({
    table,
    contract,
    sides: slips.map((slip, side) => {
      const own = itemAt(itemAt(net, at), side);
      const others = net.flatMap((one, other) => (other === at ? [] : [itemAt(one, side)]));
      return { slip, ...against(own, others, Math.max(1, slips.length - 1)) };
    }),
  }));
}

/** A side's points and bonus less the mean of the other sides', times the number of those: a whole number. */
function ownLessTheirs(slips: readonly Slip[], side: number): number {
  const totals = slips.map(({ points, bonus }) => points + bonus);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const own = itemAt(totals, side);
  return own * (slips.length - 1) - (all - own);
}

function against(own: number, others: readonly number[], unit: number): Compared {
  if (others.length === 0) return NONE;
  const won = others.reduce((sum, other) => sum + (own > other ? 1 : own === other ? 0.5 : 0), 0);
  const kept = others.length + 1 < TABLES_FOR_TRIMMED_MEAN ? others : [...others].sort((a, b) => a - b).slice(1, -1);
  const sum = kept.reduce((all, other) => all + other, 0);
  return { won, most: others.length, tenths: quotient((own * kept.length - sum) * 10, kept.length * unit) };
}

/** The quotient of whole numbers as the nearest whole number, halves away from 0, so that both lines of a deal are rounded alike. */
function quotient(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -size : size;
}
