import type { Seat } from '../../cards/card.ts';
import { packets } from '../../cards/seats.ts';

/** The deck places of each seat; the last two cards are the widow. */
export function placesOf(dealer: Seat): number[][] {
  return packets(3, dealer, [3, 4, 3]);
}
export const WIDOW = [30, 31] as const;

/** The dealer alone against the two others. */
export function soloDealerSides(dealer: Seat): number[] {
  return [0, 1, 2].map((seat) => (seat === dealer ? 0 : 1));
}
