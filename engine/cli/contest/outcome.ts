import { entrantSides, type Contest, type ContestResult } from './contest.ts';
import { percentile, rounded, Tally } from '../tally.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The outcome of a contest, for print. */
export interface Outcome {
  readonly sides: readonly {
    readonly bots: readonly string[];
    readonly pointsPerDeal: number;
    readonly se: number;
    readonly wins: number;
  }[];
  /** The first side's margin over the others on average, a deal. */
  readonly margin: { readonly points: number; readonly se: number; readonly deals: number };
  /** By bot. */
  readonly latency: Readonly<Record<string, Percentiles>>;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The first side's margin over the others on average, in one deal. */
export function firstSideMargin([first = 0, ...others]: readonly number[]): number {
  return first - others.reduce((sum, mean) => sum + mean, 0) / others.length;
}

/** Sums a contest up. */
export function outcomeOf({ game, entrants }: Contest, { deals, latency }: ContestResult): Outcome {
  const sides = entrantSides(game, entrants.length);
  const points = sides.map(() => new Tally());
  const margin = new Tally();
  const wins = sides.map(() => 0);
  for (const means of deals) {
    means.forEach((mean, side) => points[side]?.add(mean));
    margin.add(firstSideMargin(means));
    const best = Math.max(...means);
    const winner = means.indexOf(best);
    if (means.lastIndexOf(best) === winner) wins[winner] = itemAt(wins, winner) + 1;
  }
  return {
    sides: sides.map((members, side) => ({
      bots: members.map((seat) => entrants[seat]?.name ?? ''),
      pointsPerDeal: rounded(itemAt(points, side).mean),
      se: rounded(itemAt(points, side).se),
      wins: itemAt(wins, side),
    })),
    margin: { points: rounded(margin.mean), se: rounded(margin.se), deals: deals.length },
    latency: Object.fromEntries(Object.entries(latency).map(([name, times]) => [name, percentilesOf(times)])),
  };
}

/** Latencies for print, in milliseconds. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const at = (share: number): number => rounded(percentile(times, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
