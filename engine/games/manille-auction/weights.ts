import type { Weights } from '../family/manille/worth.ts';

/** The worth of a hand to a bidder, for a number of players. */
export interface BidderWorth {
  readonly suit: Weights;
  readonly none: Weights;
  /** Standard deviation of the points from what was expected. */
  readonly spread: number;
}

/** Points of the bidder, by number of players: straight lines through deals played by heuristic, the exchange made. */
export const WEIGHTS: Readonly<Record<number, BidderWorth>> = {
  3: {
    suit: {
      base: -9.3,
      trumps: 3.7,
      trumpT: 8.7,
      trumpA: 5,
      trumpK: 2.8,
      trumpQ: 1.2,
      trumpJ: 0.7,
      tens: 6,
      acesUnderTen: 1.9,
      acesGuarded: 2.5,
      acesAlone: -2.7,
      voids: 3.9,
      singletons: 1.2,
      longest: 1.5,
    },
    none: { base: -3.2, tens: 8.7, acesUnderTen: 5.3, acesGuarded: 4.6, voids: 2.8, singletons: 1.5, longest: 0.5 },
    spread: 5.5,
  },
  4: {
    suit: {
      base: -5.4,
      trumps: 4.4,
      trumpT: 7.2,
      trumpA: 4.6,
      trumpK: 2.3,
      trumpQ: 1.4,
      trumpJ: 0.5,
      tens: 6.7,
      acesUnderTen: 1.5,
      acesGuarded: 2.3,
      acesAlone: -1.1,
      voids: 5.8,
      singletons: 1.4,
      longest: -1,
    },
    none: { base: -0.9, tens: 10.3, acesUnderTen: 3.8, acesGuarded: 2.7, kingsCovered: 1.3, voids: 1.3 },
    spread: 6.5,
  },
  5: {
    suit: {
      base: -9.2,
      trumps: 7.9,
      trumpT: 7.6,
      trumpA: 5.4,
      trumpK: 3.4,
      trumpQ: 2,
      trumpJ: 0.6,
      tens: 5.5,
      acesUnderTen: 4.3,
      acesGuarded: 0.6,
      acesAlone: -2.8,
      kingsAlone: -1,
    },
    none: { base: 0, tens: 11, acesUnderTen: 5, acesGuarded: 2.2, kingsCovered: 1.1 },
    spread: 7.7,
  },
  6: {
    suit: { base: -12.5, trumps: 9, trumpT: 9.1, trumpA: 6.8, trumpK: 4.9, trumpQ: 3.4, trumpJ: 1.5, tens: 4.8 },
    none: { base: 0, tens: 12.5, acesUnderTen: 3.7, acesGuarded: 1, kingsCovered: 2 },
    spread: 8.6,
  },
  7: {
    suit: { base: -12.8, trumps: 8.8, trumpT: 12, trumpA: 9.5, trumpK: 6.3, trumpQ: 4.2, trumpJ: 2.9, tens: 3.8, acesGuarded: 2 },
    none: { base: -2, tens: 13.5, acesUnderTen: 5, acesGuarded: 2, kingsCovered: 2 },
    spread: 9.7,
  },
};
