import { rankOf, suitOf, SUITS, type Card, type Suit } from '../../cards/card.ts';

/** Points that features of a hand are likely to bring its side in tricks with a suit as trumps. */
export interface JassWeights {
  /** Each trump. */
  readonly trump: number;
  readonly jack: number;
  /** The nine, and the nine among fewer than three trumps without the jack. */
  readonly nine: number;
  readonly bareNine: number;
  /** The ace of trumps, and the same among fewer than three trumps. */
  readonly ace: number;
  readonly bareAce: number;
  readonly jackAndNine: number;
  readonly kingAndQueen: number;
  /** Fewer than three trumps. */
  readonly few: number;
  /** Four trumps or more. */
  readonly many: number;
  /** An ace beside trumps; a ten with its ace, and one with another card of its suit. */
  readonly sideAce: number;
  readonly coveredTen: number;
  readonly guardedTen: number;
  /** A suit without a card, where there are three trumps or more to use on it. */
  readonly voidSuit: number;
}

/** The worth of a hand with a suit as trumps, the partner's help left out. */
export function jassWorth(hand: readonly Card[], trump: Suit, weights: JassWeights): number {
  const ranksIn = (suit: Suit): string[] => hand.filter((card) => suitOf(card) === suit).map(rankOf);
  const trumps = ranksIn(trump);
  const has = (rank: string): boolean => trumps.includes(rank);
  const isShort = trumps.length < 3;
  let worth = trumps.length * weights.trump;
  if (has('J')) worth += weights.jack;
  if (has('9')) worth += isShort && !has('J') ? weights.bareNine : weights.nine;
  if (has('A')) worth += isShort ? weights.bareAce : weights.ace;
  if (has('J') && has('9')) worth += weights.jackAndNine;
  if (has('K') && has('Q')) worth += weights.kingAndQueen;
  if (isShort) worth += weights.few;
  if (trumps.length >= 4) worth += weights.many;
  for (const suit of SUITS) {
    if (suit === trump) continue;
    const ranks = ranksIn(suit);
    if (ranks.includes('A')) worth += weights.sideAce;
    if (ranks.includes('T')) worth += ranks.includes('A') ? weights.coveredTen : ranks.length > 1 ? weights.guardedTen : 0;
    if (ranks.length === 0 && !isShort) worth += weights.voidSuit;
  }
  return worth;
}
