import type { Card, Trump } from '../../cards/card.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';

/** The trick rules in force in a state, for search: which specification, and who is with whom as the duties see it. */
export interface TrickRules {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat: seats with the same number are partners. */
  readonly sides: readonly number[];
  /** Cards each seat plays from, besides its hand (rows, uncovered piles). */
  readonly extra: readonly (readonly Card[])[];
  /** Stacks of each seat of which only the last card is uncovered, and played from; by default none. */
  readonly stacks?: readonly (readonly (readonly Card[])[])[];
  /** The bonus that a trick's cards bring its winner besides their points; each suit by itself, and four of a rank: a whole number, never below 0. By default 0. */
  readonly bonus?: (trick: readonly Card[], trump: Trump) => number;
  /** Pairs of cards that bring points to the seat that was dealt both, whatever is played. By default none. */
  readonly pairs?: readonly HeldPair[];
  /** The card whose first holder is the declarer's partner; by default none. */
  readonly called?: Card;
}

/** Two cards that bring the seat that was dealt both of them points by the end of the deal, such as king and queen of trumps. */
export interface HeldPair {
  readonly cards: readonly [Card, Card];
  readonly points: number;
}

/** A search's results for the end of a deal besides the winners of tricks. */
export interface Tail {
  /** By seat: what the tricks to come bring besides their points, and the pairs of the deal. */
  readonly bonuses: readonly number[];
  /** By seat: the seats of its side, as bits. */
  readonly mates: readonly number[];
}

/** A seat or a pile that was dealt a number of cards of which some are known. */
export interface Holder {
  /** Places of the deck, in the order in which the cards came. */
  readonly places: readonly number[];
  /** Cards certainly among them; they take the first places, in this order. */
  readonly known: readonly Card[];
  /** Whether cards are drawn from it one after the other, as from a stock: its unknown cards lie in any order then. Where the order does not matter they lie as in the pack. */
  readonly drawn?: boolean;
  /** Whether a card cannot be among the unknown ones; by default any card can. */
  readonly excludes?: (card: Card) => boolean;
}

/** The goal of a bot: the score of the deal, or points in tricks. */
export type Aim = 'score' | 'tricks';
