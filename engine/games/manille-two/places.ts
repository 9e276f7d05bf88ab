import type { Seat } from '../../cards/card.ts';

/** Where a seat's cards lie in the deck: four covered cards, four open ones on them, a hand of eight; forehand's first each time. */
export interface TwoPlaces {
  readonly covered: readonly number[];
  readonly open: readonly number[];
  readonly hand: readonly number[];
}

const STACKS = 4;
const HAND = 8;

export function rowPlaces(dealer: Seat): TwoPlaces[] {
  const run = (start: number, size: number): number[] => Array.from({ length: size }, (_, i) => start + i);
  return [0, 1].map((seat) => {
    const second = seat === dealer ? 1 : 0;
    return {
      covered: run(second * STACKS, STACKS),
      open: run((2 + second) * STACKS, STACKS),
      hand: run(4 * STACKS + second * HAND, HAND),
    };
  });
}
