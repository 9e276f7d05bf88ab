import { TRUMPS, type Card, type Trump } from '../../../cards/card.ts';
import { cardsPlayed, type Legal, type PlayAction } from '../../../contract/action.ts';
import type { TrickRules } from '../../../contract/search/search.ts';
import type { View } from '../../../contract/view.ts';
import { heuristicWeightsOf, heuristicPlay, type HeuristicWeights } from '../heuristicPlay.ts';
import { HALF_PACK_POINTS } from './spec.ts';
import { expected, type Weights } from './worth.ts';

/** Eight tricks of sixty points; high trumps are held back a little longer than elsewhere. */
const WEIGHTS: HeuristicWeights = { ...heuristicWeightsOf(7.5), trump: [2.2, 12] };

/** A card by heuristic. */
export function playCard(view: View, legal: Legal, rules: TrickRules): PlayAction {
  return heuristicPlay(view, cardsPlayed(legal.actions), rules, WEIGHTS);
}

/** The worth of a hand with a suit as trumps, and without trumps. */
export interface Worths {
  readonly suit: Weights;
  readonly none: Weights;
}

/** Points that a hand is likely to bring its side with some trumps. */
export function expectedWith(worths: Worths, hand: readonly Card[], trump: Trump): number {
  return expected(trump === 'NT' ? worths.none : worths.suit, hand, trump);
}

/**
 * The trumps that promise most: what is above half the points counts, double without trumps. `risk`: by how much no trumps must promise more than a suit.
 */
export function bestTrumpAboveHalf(worths: Worths, hand: readonly Card[], risk = 0): { readonly trump: Trump; readonly above: number } {
  const above = (trump: Trump): number => {
    const more = expectedWith(worths, hand, trump) - HALF_PACK_POINTS;
    return trump === 'NT' ? 2 * more - risk : more;
  };
  return TRUMPS.map((trump) => ({ trump, above: above(trump) })).reduce((a, b) => (b.above > a.above ? b : a));
}

/**
 * Whether to call no trump before looking: only by those who stand to lose the game with the next deal and are too far back to win it
 * otherwise. `own` and `other` are the totals of the dealer's side and of the best opponent.
 */
export function goesBlind(own: number, other: number, target: number): boolean {
  return target - other <= 6 && target - own >= 30;
}
