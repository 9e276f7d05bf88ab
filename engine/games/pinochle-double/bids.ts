import type { Seat } from '../../cards/card.ts';
import type { Move } from '../../contract/action.ts';

/** The lowest bid, which the dealer has without a word when all others pass, and the highest. */
export const LOWEST = 50;
const HIGHEST = 500;
/** From here on bids are multiples of five. */
const BY_FIVES = 60;
/** Points of meld that every value skipped stands for. */
const SKIPPED = 10;

/** The bids above one, from the lowest: by one up to sixty, by fives from there (engine/games/pinochle-double/README.md, Auction). */
export function bidValuesAbove(high: number | null): number[] {
  const bids: number[] = [];
  for (let bid = high === null ? LOWEST : raised(high); bid <= HIGHEST; bid = raised(bid)) bids.push(bid);
  return bids;
}

function raised(bid: number): number {
  return bid < BY_FIVES ? bid + 1 : bid + 5;
}

/**
 * The meld that a bid signals to the partner: ten points for every value that a bid in the fifties skips; 0 for a bid without a signal
 * (engine/games/pinochle-double/README.md, Auction, Signal).
 */
export function saysMeld(high: number | null, bid: number): number {
  return bid < BY_FIVES ? SKIPPED * (bid - (high === null ? LOWEST : high + 1)) : 0;
}

/** The signals of an auction's bids, in order. */
export function signalsIn(moves: readonly Move[]): { readonly seat: Seat; readonly meld: number }[] {
  const signals: { seat: Seat; meld: number }[] = [];
  let high: number | null = null;
  for (const { seat, action } of moves) {
    if (action.type !== 'bid' || typeof action.value !== 'number') continue;
    const bid = action.value;
    const meld = saysMeld(high, bid);
    if (meld > 0) signals.push({ seat, meld });
    high = bid;
  }
  return signals;
}
