import { type Seat, type Suit } from '../../cards/card.ts';
import { type Auction } from '../phases/auction.ts';
import { bySide, OPPOSITE, packets } from '../../cards/seats.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import { meldPoints, type Meld } from './melds.ts';
import { option } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Why a deal ended without play. */
export type Unplayed = 'noMarriage' | 'noMeld' | 'conceded';

/** A deal of double-deck Pinochle. */
export interface Pinochle extends DealState {
  readonly phase: 'auction' | 'trumps' | 'play' | typeof OVER;
  readonly trump: Suit | null;
  readonly auction: Auction<number>;
  /** Each seat's melds, once trumps are named. */
  readonly melds: readonly (readonly Meld[])[];
  readonly unplayed: Unplayed | null;
}

const PACKETS = [5, 5, 5, 5] as const;

/** The deck places of each seat. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, PACKETS);
}

/** Each seat's side's points of meld, whether it may score them or not. */
export function meldBySide(state: Pinochle): number[] {
  return bySide(
    state.hands.map((_, seat) => meldPoints(state.melds[seat] ?? [])),
    OPPOSITE,
  );
}

/** Whether a seat's side has enough to meld. */
export function mayMeld(state: Pinochle, seat: Seat): boolean {
  return state.trump !== null && itemAt(meldBySide(state), seat) >= option(state.setup.options, 'minMeld');
}

/** The declarers' bid. */
export function contractOf({ auction: { high } }: Pinochle): number {
  return high?.bid ?? 0;
}
