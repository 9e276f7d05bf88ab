import type { Rank } from '../../cards/card.ts';
import { bidOf, type BidAction } from '../../contract/action.ts';

/** Ranks that may be bid, each lower than the one before. */
const BID_RANKS = ['A', 'T', 'K', 'Q', 'J', '6', '5', '4', '3', '2'] as const satisfies readonly Rank[];
type BidRank = (typeof BID_RANKS)[number];

/** A bid: a rank, whose card will be called, and the points promised. A bare rank promises 61. */
export interface Bid {
  readonly rank: BidRank;
  readonly points: number;
  /** Set for a bid of points. */
  readonly inPoints?: true;
}

/** Points of all cards. */
export const ALL_POINTS = 120;
const BARE = 61;
/** The lowest bid of points that a house rule allows. */
const LEAST = 60;

/** The bid of an action: ranks that are numbers are bid as numbers, and a number from {@link LEAST} is a two with that many points. */
export function bidIn({ value }: BidAction): Bid {
  const rank = BID_RANKS.find((name) => name === String(value));
  if (rank !== undefined) return { rank, points: BARE };
  if (!(typeof value === 'number' && value >= LEAST && value <= ALL_POINTS)) throw new RangeError(`nobody bids ${value}`);
  return { rank: '2', points: value, inPoints: true };
}

/** The action that bids a bare rank. */
function rankBid(rank: BidRank): BidAction {
  return bidOf(rank === '6' || rank === '5' || rank === '4' || rank === '3' || rank === '2' ? Number(rank) : rank);
}

/**
 * The bids above one, from the lowest: lower ranks, and above a two points up to 120, from `lowestPoints` on above a bare two
 * (engine/games/briscola-chiamata/README.md, Auction).
 */
export function bidActionsAbove(high: Bid | null, lowestPoints: number): BidAction[] {
  if (high?.rank === '2') {
    const from = high.inPoints === true ? high.points + 1 : lowestPoints;
    return Array.from({ length: ALL_POINTS - from + 1 }, (_, i) => bidOf(from + i));
  }
  return BID_RANKS.slice(high === null ? 0 : BID_RANKS.indexOf(high.rank) + 1).map(rankBid);
}

/** Whether nothing can be bid above. */
export function isHighest(bid: Bid): boolean {
  return bid.points === ALL_POINTS;
}

/** The unit of the deal's score: what each opponent of the bidder wins or loses. */
export function stakeOf({ points }: Bid): number {
  return points <= 70 ? 1 : points <= 80 ? 2 : points <= 90 ? 3 : points <= 100 ? 4 : 5;
}
