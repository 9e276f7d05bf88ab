import { chains, type Chains, type Duty } from '../../cards/trick/duty.ts';
import { cardOf, type Suit } from '../../cards/card.ts';
import type { HeldPair } from '../../contract/search/search.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';

/** Cards of the jass games, klaverjassen and klaberjass: trumps J 9 A T K Q 8 7, plain suits A T K Q J 9 8 7; the last trick is worth 10. */
export function jassSpec(jack: number, duty: Duty): TrickSpec {
  return {
    pack: 'french32',
    plain: ['7', '8', '9', 'J', 'Q', 'K', 'T', 'A'],
    trumps: ['7', '8', 'Q', 'K', 'T', 'A', '9', 'J'],
    values: { A: 11, T: 10, K: 4, Q: 3, J: 2 },
    trumpValues: { J: jack, '9': 14, A: 11, T: 10, K: 4, Q: 3 },
    duty,
    lastTrick: 10,
    perTrick: 0,
  };
}

/** King and queen of a suit, which bring points to the seat that was dealt both. */
export function royalPair(suit: Suit, points: number): HeldPair {
  return { cards: [cardOf(suit, 'K'), cardOf(suit, 'Q')], points };
}

/** A sorted hand of a jass game, strongest first. */
export const JASS_ORDER = {
  plain: ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'],
  trumps: ['J', '9', 'A', 'T', 'K', 'Q', '8', '7'],
} as const;

/**
 * The chains of a jass game while an opponent is winning: void hands trump, and over-trump. `trumpLed` and `cannotOver` are what the house rules
 * leave open: the chain when trumps are led, and the rest of the chain of a hand that cannot over-trump.
 */
export function jassChains(trumpLed: string, cannotOver: string): Chains {
  return chains(trumpLed, 'suit trump any', `suit over ${cannotOver}`);
}
