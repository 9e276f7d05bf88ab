import { countIn } from '../../cards/counts.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { Rng } from '../../cards/random.ts';
import type { Evening, EveningEntrant } from '../journal/state.ts';
import { rankingOf } from '../scoring/ranking.ts';
import { pairOf, type DrawHistory } from './history.ts';

/** Steps of the search down the ranking, after which it gives up: fields of 200 need a few thousand. */
const MOST_STEPS = 200_000;

/**
 * Pairs down the ranking: the first meets the next below whom the first has not met, and so on, depth first. With an odd number the lowest of those who have sat out least sits
 * out. `null` if there is no way without a second meeting, or none was found in time. The lot decides among equals and on sides.
 */
export function swissRound(
  evening: Evening,
  here: readonly EveningEntrant[],
  { meetings, outs, filled }: DrawHistory,
  rng: Rng,
): { readonly tables: readonly (readonly (number | null)[])[]; readonly out: readonly number[] } | null {
  const { fill } = evening;
  const lots = new Map(here.map(({ entrant }) => [entrant, rng.below(2 ** 32)]));
  const rows = rankingOf(evening, (entrant) => lots.has(entrant));
  const ranked = rows
    .sort((a, b) => a.place - b.place || countIn(lots, a.entrant) - countIn(lots, b.entrant))
    .map(({ entrant }) => entrant);
  const alone = ranked.length % 2 === 0 ? [] : [lastOut(ranked, fill === 'sitOut' ? outs : filled)];
  const order = ranked.filter((entrant) => !alone.includes(entrant));
  const pairs = pairedDown(order, (one, other) => countIn(meetings, pairOf(one, other)) > 0);
  if (pairs === null) return null;
  const tables: (number | null)[][] = pairs.map(([one, other]) => (rng.below(2) === 0 ? [one, other] : [other, one]));
  if (fill === 'sitOut') return { tables, out: alone };
  return { tables: [...tables, ...alone.map((one) => [one, null])], out: [] };
}

/** The lowest of a ranking among those who have sat out least. */
function lastOut(ranked: readonly number[], outs: ReadonlyMap<number, number>): number {
  const least = Math.min(...ranked.map((entrant) => countIn(outs, entrant)));
  return itemAt(ranked.filter((entrant) => countIn(outs, entrant) === least).reverse(), 0);
}

function pairedDown(order: readonly number[], met: (one: number, other: number) => boolean): [number, number][] | null {
  const paired = new Set<number>();
  const pairs: [number, number][] = [];
  let steps = 0;
  const down = (): boolean => {
    const first = order.find((entrant) => !paired.has(entrant));
    if (first === undefined) return true;
    paired.add(first);
    for (const other of order.slice(order.indexOf(first) + 1)) {
      steps += 1;
      if (steps > MOST_STEPS) break;
      if (paired.has(other) || met(first, other)) continue;
      paired.add(other);
      pairs.push([first, other]);
      if (down()) return true;
      pairs.pop();
      paired.delete(other);
    }
    paired.delete(first);
    return false;
  };
  return down() ? pairs : null;
}
