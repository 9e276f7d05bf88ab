import { after } from '../../cards/seats.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { EveningEntrant, EveningRound, TableSeating } from '../journal/state.ts';
import { cheapest } from './assignment.ts';

/** The two lines of a shifting movement in round 1, by table: one stays there, the other goes a table on after each round. `null`: a free place. */
export interface ShiftLines {
  readonly stay: readonly (number | null)[];
  readonly move: readonly (number | null)[];
}

/**
 * The lines of round 1 from a drawn order: those who cannot walk are among those who stay, at their tables. With an odd number the last who stays has no opponents.
 *
 * @param order all entrants; at most half of them are wanted to stay at a table
 */
export function firstLines(order: readonly EveningEntrant[]): ShiftLines {
  const tables = Math.ceil(order.length / 2);
  const sorted = [...order.filter(({ stays }) => stays !== null), ...order.filter(({ stays }) => stays === null)];
  const staying = sorted.slice(0, tables);
  const at = cheapest(tables, tables, (row, column) => {
    const { stays } = itemAt(staying, row);
    return stays === null || stays === column + 1 ? 0 : 1;
  });
  const stay = Array<number | null>(tables).fill(null);
  for (const [row, { entrant }] of staying.entries()) stay[itemAt(at, row)] = entrant;
  return { stay, move: Array.from({ length: tables }, (_, table) => sorted[tables + table]?.entrant ?? null) };
}

/**
 * The lines as round 1 had them, with who is here now: a newcomer takes the place of one who has left, or a free one. `null` if more places are free than must be, or too few: the movement
 * is over.
 */
export function continuedLines({ tables, out }: EveningRound, here: readonly number[]): ShiftLines | null {
  const count = Math.max(...tables.map(({ table }) => table), tables.length + Math.min(1, out.length));
  const seats = Array.from({ length: 2 * count }, (): number | null => null);
  for (const { table, places } of tables) for (const side of [0, 1]) seats[side * count + table - 1] = places[side] ?? null;
  // Who sat out in round 1 belongs to the idle table.
  for (const one of out) {
    const idle = seats.findIndex((seat, at) => at < count && seat === null && seats[count + at] === null);
    if (idle < 0) return null;
    seats[idle] = one;
  }
  const newcomers = here.filter((one) => !seats.includes(one));
  const lines = seats.map((one) => (one !== null && here.includes(one) ? one : (newcomers.shift() ?? null)));
  const free = lines.filter((one) => one === null).length;
  if (newcomers.length > 0 || free > here.length % 2) return null;
  return { stay: lines.slice(0, count), move: lines.slice(count) };
}

/**
 * A round of a shifting movement, counted from 1. No two meet twice in as many rounds as there are tables. Who has no opponents sits out, or, with `filled`, has a table with a free place.
 * Tables keep their numbers, so that one of them may be idle.
 */
export function shiftRound({ stay, move }: ShiftLines, round: number, filled: boolean): { tables: TableSeating[]; out: number[] } {
  const all = stay.map((one, table) => ({ table: table + 1, places: [one, itemAt(move, after(table, stay.length, 1 - round))] }));
  const alone = (table: TableSeating): boolean => table.places.includes(null);
  const someone = (table: TableSeating): boolean => table.places.some((one) => one !== null);
  return {
    tables: all.filter((table) => someone(table) && (filled || !alone(table))),
    out: filled ? [] : all.filter(alone).flatMap(({ places }) => places.filter((one) => one !== null)),
  };
}
