import type { Weights } from '../family/manilleWorth.ts';

/** What a hand is worth to a bidder among so many players. */
export interface BidderWorth {
  readonly suit: Weights;
  readonly none: Weights;
  /** Standard deviation of the points from what was expected. */
  readonly spread: number;
}

/** Points of the bidder, by number of players: straight lines through deals played by rule of thumb, the exchange made. */
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
      base: -6,
      trumps: 6.8,
      trumpT: 7.8,
      trumpA: 6.2,
      trumpK: 3.6,
      trumpQ: 2,
      trumpJ: 1,
      tens: 5.8,
      acesUnderTen: 1.7,
      voids: 1.2,
      longest: -1,
    },
    none: { base: -0.6, tens: 11.7, acesUnderTen: 3.2, acesGuarded: 2.3, kingsCovered: 1.3, longest: 1 },
    spread: 7.7,
  },
  6: {
    suit: { base: -6, trumps: 6.5, trumpT: 9.5, trumpA: 7.2, trumpK: 4.6, trumpQ: 3.3, trumpJ: 1.5, tens: 5.2, acesUnderTen: 1.4 },
    none: { base: -1.6, tens: 13.3, acesUnderTen: 3.5, acesGuarded: 2, kingsCovered: 1.5 },
    spread: 8.5,
  },
  7: {
    suit: { base: -6, trumps: 6, trumpT: 12.6, trumpA: 9, trumpK: 6.6, trumpQ: 4.3, trumpJ: 1.6, tens: 5, acesUnderTen: 1 },
    none: { base: -5.9, tens: 14, acesUnderTen: 2.8, acesGuarded: 1.2, kingsCovered: 1.9 },
    spread: 9.3,
  },
};
