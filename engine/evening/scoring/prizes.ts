import { itemAt } from '../../cards/indexed.ts';
import type { RankingRow } from './ranking.ts';

/** The prizes of an evening. */
export interface PrizeRule {
  /** Prizes for the first places. */
  readonly first: number;
  /** And for every nth place after them; `null` if for none. */
  readonly every: number | null;
  /** Prizes for the most bonus, the most sweeps and the last place. */
  readonly bonus: boolean;
  readonly sweeps: boolean;
  readonly last: boolean;
  /** Whether those who went home early have prizes. */
  readonly left: boolean;
}

/** A prize, and who has it: several if they are equal. They share it, or the club draws a lot. */
export interface Prize {
  readonly kind: 'place' | 'bonus' | 'sweeps' | 'last';
  /** The place of a prize for a place. */
  readonly place?: number;
  readonly entrants: readonly number[];
}

/** The prizes by a ranking. Equals who share a place share the prizes of all the places that they take up. */
export function prizeList(rows: readonly RankingRow[], rule: PrizeRule): Prize[] {
  const within = rule.left ? rows : rows.filter(({ left }) => !left);
  const places = within
    .map((_, index) => index + 1)
    .filter((place) => place <= rule.first || (rule.every !== null && (place - rule.first) % rule.every === 0));
  const most = (of: (row: RankingRow) => number): number[] => {
    const best = Math.max(...within.map(of));
    return best > 0 ? within.filter((row) => of(row) === best).map(({ entrant }) => entrant) : [];
  };
  const prizes: Prize[] = places.map((place) => ({ kind: 'place', place, entrants: equals(within, place - 1) }));
  if (rule.bonus) prizes.push({ kind: 'bonus', entrants: most(({ bonus }) => bonus) });
  if (rule.sweeps) prizes.push({ kind: 'sweeps', entrants: most(({ sweeps }) => sweeps) });
  if (rule.last && within.length > 0) prizes.push({ kind: 'last', entrants: equals(within, within.length - 1) });
  return prizes.filter(({ entrants }) => entrants.length > 0);
}

/** The entrants who share the place of a row. */
function equals(rows: readonly RankingRow[], index: number): number[] {
  const { place } = itemAt(rows, index);
  return rows.filter((row) => row.place === place).map(({ entrant }) => entrant);
}
