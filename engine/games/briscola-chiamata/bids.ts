import type { Rank } from '../../cards/card.ts';
import type { Action } from '../../contract/action.ts';
import { ALL_POINTS } from './options.ts';

/** Ranks that may be bid, each lower than the one before. */
const BID_RANKS = ['A', 'T', 'K', 'Q', 'J', '6', '5', '4', '3', '2'] as const satisfies readonly Rank[];
type BidRank = (typeof BID_RANKS)[number];

/** A bid: a rank, whose card will be called, and the points promised. A bare rank promises 61. */
export interface Bid {
  readonly rank: BidRank;
  readonly points: number;
}

const BARE = 61;

/** The bid of an action such as `bid:J`, or `bid:70` for a two with seventy points. */
export function bidIn(action: Action): Bid {
  const what = action.slice('bid:'.length);
  const rank = BID_RANKS.find((name) => name === what);
  if (rank !== undefined && what.length === 1) return { rank, points: BARE };
  const points = Number(what);
  if (!(Number.isInteger(points) && points > BARE && points <= ALL_POINTS)) throw new RangeError(`${action} is no bid`);
  return { rank: '2', points };
}

/** The bids above one, from the lowest: lower ranks, and above a two points up to 120 (rules/briscola-chiamata.md, Auction). */
export function bidsAbove(high: Bid | null): Action[] {
  if (high?.rank === '2') return Array.from({ length: ALL_POINTS - high.points }, (_, i) => `bid:${high.points + 1 + i}`);
  return BID_RANKS.slice(high === null ? 0 : BID_RANKS.indexOf(high.rank) + 1).map((rank) => `bid:${rank}`);
}

/** Whether nothing can be bid above. */
export function isHighest(bid: Bid): boolean {
  return bid.points === ALL_POINTS;
}

/** The unit of the deal's score: what each opponent of the bidder wins or loses. */
export function stakeOf({ points }: Bid): number {
  return points <= 70 ? 1 : points <= 80 ? 2 : points <= 90 ? 3 : points <= 100 ? 4 : 5;
}
