import type { Evening, EveningRound, HallTable } from '../journal/state.ts';
import { isWithheld, tableCardsOf } from '../journal/state.ts';

/** A table's result among those that had the same cards in the same line. */
export interface LineResult {
  readonly table: number;
  /** Points and bonus of the side. */
  readonly total: number;
  /** Equals share a place. */
  readonly place: number;
}

/**
 * The results of a round of the same deals within each line, by side, the best first: plain sums. Empty while the round is withheld, and in an evening of other deals. A table at
 * which a bot had a seat is left out.
 */
export function sameDealResults(evening: Evening, round: EveningRound): LineResult[][] {
  if (evening.header.form.same !== true || !round.shown || isWithheld(evening, round)) return [];
  const compared = round.tables.filter((table) => tableCardsOf(evening, table.table) === 'ours' && table.booked !== null && !hasBot(table));
  const sides = [...new Set(evening.sides)].sort((a, b) => a - b);
  return sides.map((side) => {
    const totals = compared.flatMap(({ table, booked }) => {
      const slip = booked?.[side];
      return slip === undefined ? [] : [{ table, total: slip.points + slip.bonus }];
    });
    return totals
      .map((one) => ({ ...one, place: totals.filter(({ total }) => total > one.total).length + 1 }))
      .sort((a, b) => a.place - b.place || a.table - b.table);
  });
}

/** Whether a bot had a seat at a table: no person was drawn to it, or it stood in for a person. */
function hasBot({ places, standIns }: HallTable): boolean {
  return places.includes(null) || standIns.some(({ entrant }) => entrant === null);
}
