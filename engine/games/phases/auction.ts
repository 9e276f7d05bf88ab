import type { Seat } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';

/** An auction in which each bid is higher than the last and a pass is for good. */
export interface Auction<Bid> {
  readonly players: number;
  readonly turn: Seat;
  /** Who has not passed. */
  readonly active: readonly Seat[];
  readonly high: { readonly seat: Seat; readonly bid: Bid } | null;
}

export function startAuction<Bid>(first: Seat, players: number): Auction<Bid> {
  return { players, turn: first, active: Array.from({ length: players }, (_, seat) => seat), high: null };
}

function nextTurn(turn: Seat, players: number, active: readonly Seat[]): Seat {
  let seat = after(turn, players);
  while (active.length > 0 && !active.includes(seat)) seat = after(seat, players);
  return seat;
}

/** The auction after the seat to act has bid, or passed (`null`). */
export function bid<Bid>(auction: Auction<Bid>, made: Bid | null): Auction<Bid> {
  const { turn, players } = auction;
  const active = made === null ? auction.active.filter((seat) => seat !== turn) : auction.active;
  return { players, turn: nextTurn(turn, players, active), active, high: made === null ? auction.high : { seat: turn, bid: made } };
}

/** Whether at most one bidder is left. */
export function auctionDone<Bid>(auction: Auction<Bid>): boolean {
  return auction.active.length === 0 || (auction.active.length === 1 && auction.high !== null);
}
