import type { Card } from '../../cards/card.ts';
import type { Auction } from '../phases/auction.ts';
import type { DealState, OVER } from '../../contract/deal.ts';

/** A deal of Auction Manille. */
export interface AuctionManille extends DealState {
  readonly phase: 'bidding' | 'discard' | 'draw' | 'trumps' | 'play' | typeof OVER;
  readonly auction: Auction<number>;
  /** The widow, open and covered cards in the order of the deck; `null` where one has been taken. */
  readonly open: readonly (Card | null)[];
  readonly covered: readonly (Card | null)[];
  /** The bidder's discards. */
  readonly away: readonly Card[];
  /** How many cards the bidder has taken. */
  readonly drawn: number;
}

/** The highest bid there is. */
export const TOP_BID = 60;

/** Cards still in the widow. */
export function widowLeft(state: AuctionManille): Card[] {
  return [...state.open, ...state.covered].filter((card) => card !== null);
}
