import { tableSides, type EveningHeader } from '../../evening/form/form.ts';
import type { EveningLine } from '../../evening/journal/lines.ts';
import { emptySheet, noteResults, noteSeats, type Sheet } from './audit.ts';

/**
 * The comparison of the same deals, worked out from the lines of an evening in another way than `engine/evening` does: every pair of tables meets once in every deal, and fractions stay
 * fractions until the end.
 */

/** One entrant's comparison, and the side of the room that they belong to. */
export interface ComparedPurse {
  won: number;
  most: number;
  tenths: number;
  /** The side where the entrant was drawn last; 0 for one who has only sat out. */
  side: number;
}

/** Points less those of the others, by side, of one deal or of a round as a whole. */
interface Unit {
  readonly table: string;
  readonly net: readonly number[];
}

/** The comparisons of all entrants, by number. */
export function auditComparison(header: EveningHeader, lines: readonly EveningLine[]): Map<number, ComparedPurse> {
  const sheet = emptySheet();
  const cards = new Map<number, string>();
  const units = new Map<string, readonly (readonly number[])[] | null>();
  for (const line of lines) {
    noteSeats(sheet, line);
    noteResults(sheet, line);
    if (line.type === 'cards') cards.set(line.table, line.cards);
    if (line.type === 'result')
      units.set(`${line.round}/${line.table}`, line.deals?.map(({ slips }) => slips.map(({ points, bonus }) => points + bonus)) ?? null);
    else if (line.type === 'corrected' || line.type === 'withdrawn') units.set(`${line.round}/${line.table}`, null);
  }
  const isReal = (key: string): boolean => (cards.get(Number(key.slice(key.indexOf('/') + 1))) ?? header.form.cards ?? 'real') === 'real';
  const sides = tableSides(header);
  const purses = new Map([...sheet.absent.keys()].map((entrant) => [entrant, { won: 0, most: 0, tenths: 0, side: 0 }]));
  for (const [, places] of [...sheet.seats].sort(([a], [b]) => Number.parseInt(a) - Number.parseInt(b)))
    for (const [place, [first]] of places.entries()) {
      const entrant = first?.entrant;
      const purse = entrant === undefined || entrant === null ? undefined : purses.get(entrant);
      if (purse !== undefined) purse.side = sides[place] ?? NaN;
    }
  if (header.form.same !== true || header.form.compare === undefined) return purses;
  for (const round of sheet.shown) {
    const own = [...sheet.seats.keys()].filter((key) => key.startsWith(`${round}/`) && !isReal(key));
    // Nothing is known while one of them plays.
    if (own.some((key) => !sheet.booked.has(key))) continue;
    const people = own.filter((key) => (sheet.seats.get(key) ?? []).every((chain) => chain.every(({ entrant }) => entrant !== null)));
    for (const unit of unitsOf(people, units, sheet))
      for (const [at, { table, net }] of unit.entries())
        for (const [side, one] of net.entries()) {
          const others = unit.filter((_, other) => other !== at).map((other) => other.net[side] ?? NaN);
          for (const entrant of paidAt(sheet, table, side, sides, header.form.unit === 'couple'))
            pay(purses.get(entrant), one, others, net.length);
        }
  }
  return purses;
}

/** Deals, or the round as a whole where the deals of a table are not known. */
function unitsOf(
  tables: readonly string[],
  deals: ReadonlyMap<string, readonly (readonly number[])[] | null>,
  { booked }: Sheet,
): Unit[][] {
  const known = tables.map((table) => deals.get(table) ?? null);
  if (known.includes(null))
    return [tables.map((table) => ({ table, net: netOf((booked.get(table) ?? []).map(({ points, bonus }) => points + bonus)) }))];
  const most = Math.max(0, ...known.flatMap((all) => all?.length ?? []));
  return Array.from({ length: most }, (_, deal) =>
    tables.flatMap((table) => {
      const totals = deals.get(table)?.[deal];
      return totals === undefined ? [] : [{ table, net: netOf(totals) }];
    }),
  );
}

/** Each side's total against every other's, added up. */
function netOf(totals: readonly number[]): number[] {
  return totals.map((own) => totals.reduce((sum, other) => sum + own - other, 0));
}

/** Those who have the result of a side of a table: couples, or the last at each place. */
function paidAt({ seats }: Sheet, table: string, side: number, sides: readonly number[], couples: boolean): number[] {
  return (seats.get(table) ?? []).flatMap((chain, place) => {
    const holder = couples ? chain[0] : chain.at(-1);
    return sides[place] === side ? (holder?.entrant ?? []) : [];
  });
}

function pay(purse: ComparedPurse | undefined, own: number, others: readonly number[], sides: number): void {
  if (purse === undefined || others.length === 0) return;
  purse.most += others.length;
  for (const other of others) purse.won += (Math.sign(own - other) + 1) / 2;
  const row = [...others].sort((a, b) => a - b);
  const kept = row.length < 5 ? row : row.slice(1, row.length - 1);
  // Ten times the sum of the differences, over as many tables and, for tables of more than two sides, the others at each.
  const above = kept.reduce((sum, other) => sum + 10 * (own - other), 0);
  const by = kept.length * Math.max(1, sides - 1);
  const whole = Math.trunc(above / by);
  const rest = Math.abs(above - whole * by);
  purse.tenths += whole + (2 * rest >= by ? Math.sign(above) : 0);
}
