import type { Card, Seat } from '../../cards/card.ts';
import { type Auction } from '../phases/auction.ts';
import { packets } from '../../cards/seats.ts';
import { playOf } from '../../contract/action.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import { type Bid } from './bids.ts';

export const PLAYERS = 5;

const PACKETS = [1, 1, 1, 1, 1, 1, 1, 1] as const;

/** A deal of briscola chiamata. */
export interface Briscola extends DealState {
  readonly phase: 'auction' | 'trumps' | 'play' | typeof OVER;
  readonly auction: Auction<Bid>;
  /** The card whose holder is the bidder's partner; `null` before trumps. */
  readonly called: Card | null;
  /** Who was dealt the called card, the bidder included. A secret until it falls. */
  readonly holder: Seat | null;
}

/** The deck places of each seat. */
export function placesOf(dealer: Seat): number[][] {
  return packets(PLAYERS, dealer, PACKETS);
}

/** Whether the called card has been played. */
export function isRevealed({ called: card, moves }: Briscola): boolean {
  if (card === null) return false;
  const falls = playOf(card);
  return moves.some(({ action }) => action === falls);
}

/** The side of each seat: the bidder and the holder of the called card against the others. */
export function sidesOf({ declarer, holder }: Briscola): number[] {
  return Array.from({ length: PLAYERS }, (_, seat) => (seat === declarer || seat === holder ? 0 : 1));
}
