import { type Seat } from '../../cards/card.ts';
import { packets } from '../../cards/seats.ts';
import type { DealState, OVER } from '../../contract/deal.ts';

/** A deal of klaverjassen. */
export interface Klaverjas extends DealState {
  readonly phase: 'bidding' | 'naming' | 'play' | 'roem' | typeof OVER;
  /** Cards of the trump pile turned so far; the last one shows the trumps. 0 if a seat names them. */
  readonly turned: number;
  /** Roem that has been called, with the seat that won the trick. */
  readonly roem: readonly { readonly seat: Seat; readonly points: number; readonly trick: number }[];
  /** Roem of the last trick, while its winner is being asked. */
  readonly pending: number;
}

const PACKETS = [3, 2, 3] as const;

/** The deck places of each seat. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, PACKETS);
}
