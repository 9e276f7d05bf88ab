import { type Suit } from '../../cards/card.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { MANILLA } from '../family/duties.ts';
import { alone } from '../../cards/seats.ts';
import { type Award } from '../family/shownCard.ts';
import { spanishSpec } from '../family/spanish.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { topsOf, type Piles } from './piles.ts';

/** A deal of manilla for two. */
export interface ManillaTwo extends DealState {
  readonly phase: 'play' | typeof OVER;
  readonly trump: Suit;
  readonly award: Award;
  /** Each seat's piles; no seat holds cards in hand. */
  readonly piles: readonly Piles[];
  /** The piles as they were dealt. */
  readonly dealt: readonly Piles[];
}

/** The cards of manilla for two; a trick is worth its cards. */
export const SPEC: TrickSpec = spanishSpec(0, MANILLA);

export const SIDES: readonly number[] = alone(2);

/** The trick rules under some trumps, with the piles as they lie. */
export function rulesWithPiles(trump: Suit, piles: readonly Piles[]): TrickRules {
  return { spec: SPEC, trump, sides: SIDES, extra: piles.map(topsOf), stacks: piles };
}
