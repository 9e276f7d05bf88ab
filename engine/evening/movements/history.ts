import { countIn } from '../../cards/counts.ts';
import type { Evening } from '../journal/state.ts';

/** Who has sat with whom, as counts by pair. A draw tries not to repeat any of it. */
export interface DrawHistory {
  /** Times that two were partners; by {@link pairOf}. */
  readonly partners: ReadonlyMap<number, number>;
  /** Times that two sat at one table, partners among them; by {@link pairOf}. */
  readonly meetings: ReadonlyMap<number, number>;
  /** Times that an entrant sat at a table; by {@link pairOf} of entrant and table. */
  readonly tables: ReadonlyMap<number, number>;
  /** Rounds that an entrant sat out. */
  readonly outs: ReadonlyMap<number, number>;
  /** Rounds that an entrant sat with a stand-in without a number, or a bot. */
  readonly filled: ReadonlyMap<number, number>;
  /** The side on which an entrant sat last. */
  readonly lines: ReadonlyMap<number, number>;
}

/** One key for two numbers below 1024, in the order given. */
export function orderedPairOf(one: number, other: number): number {
  return one * 1024 + other;
}

/** One key for a pair, in either order. */
export function pairOf(one: number, other: number): number {
  return one < other ? orderedPairOf(one, other) : orderedPairOf(other, one);
}

/** The history of all rounds before one, as they were played. */
export function historyBefore({ rounds, sides }: Evening, round: number): DrawHistory {
  const partners = new Map<number, number>();
  const meetings = new Map<number, number>();
  const tables = new Map<number, number>();
  const outs = new Map<number, number>();
  const filled = new Map<number, number>();
  const lines = new Map<number, number>();
  const add = (counts: Map<number, number>, key: number): void => void counts.set(key, countIn(counts, key) + 1);
  for (const one of rounds.slice(0, round - 1)) {
    for (const entrant of one.out) add(outs, entrant);
    for (const { table, places } of one.tables)
      for (const [place, entrant] of places.entries()) {
        if (entrant === null) continue;
        if (places.includes(null)) add(filled, entrant);
        const side = sides[place];
        if (side !== undefined) lines.set(entrant, side);
        add(tables, orderedPairOf(entrant, table));
        for (const [other, second] of places.entries()) {
          if (second === null || other <= place) continue;
          add(meetings, pairOf(entrant, second));
          if (sides[other] === side) add(partners, pairOf(entrant, second));
        }
      }
  }
  return { partners, meetings, tables, outs, filled, lines };
}
