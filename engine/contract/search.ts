import type { Card, Trump } from '../cards/card.ts';
import type { TrickSpec } from '../trick/spec.ts';

/** The trick rules in force in a state, for search: which specification, and who is with whom as the duties see it. */
export interface TrickRules {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat: seats with the same number are partners. */
  readonly sides: readonly number[];
  /** Cards each seat plays from, besides its hand (rows, uncovered piles). */
  readonly extra: readonly (readonly Card[])[];
  /** Stacks of each seat of which only the last card is uncovered, and played from; none where left out. */
  readonly stacks?: readonly (readonly (readonly Card[])[])[];
  /** What the cards of a trick bring its winner besides their points; each suit by itself, and four of a rank: a whole number, never below 0. Nothing if omitted. */
  readonly bonus?: (trick: readonly Card[], trump: Trump) => number;
  /** A card that makes whoever was dealt it the declarer's partner; none where left out. */
  readonly called?: Card;
}

/** What a search says of the end of a deal besides who wins which tricks. */
export interface Tail {
  /** By seat: what the tricks to come bring besides their points. */
  readonly bonuses: readonly number[];
  /** By seat: the seats of its side, as bits. */
  readonly mates: readonly number[];
}

/** Somebody, or something, that was dealt a number of cards of which some are known. */
export interface Holder {
  /** Places of the deck, in the order in which the cards came. */
  readonly places: readonly number[];
  /** Cards certainly among them; they take the first places, in this order. */
  readonly known: readonly Card[];
  /** Whether a card cannot be among the unknown ones; anything can where left out. */
  readonly excludes?: (card: Card) => boolean;
}
