import {
  rankOf,
  suitOf,
  SUITS,
  TRUMPS as ALL_TRUMPS,
  type Card,
  type Rank,
  type Seat,
  type Suit,
  type Trump,
  figureOf,
  type RankFigures,
} from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { callOf, PASS, trumpOf, type CallAction, type TrumpAction } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { itemAt } from '../../cards/indexed.ts';

/**
 * The points that a hand promises its side. The figures are the regression of some thousand deals, each played out by heuristic under all
 * five trumps, on the cards of one hand.
 */
const TRUMPS: RankFigures = { '9': 4.6, A: 3.4, K: 2.2, Q: 1.2, J: 0.5 };
const PLAIN: RankFigures = { '9': 5, A: 1.9, K: 1.5, Q: 0.4, J: 0.2 };
const NO_TRUMPS: RankFigures = { '9': 4.6, A: 2.7, K: 2.2, Q: 0.9, J: 0.4 };
/** The gain of an ace by the nine beside it. */
const WITH_NINE = { suit: 0.7, NT: 1 } as const;
/** The remaining share of an ace or king without a guard. */
const BARE = 0.4;

/** Points that a hand promises its side with some trumps; an average side needs about 13 of its two hands each. */
export function promisedPoints(hand: readonly Card[], trump: Trump): number {
  const trumps = hand.filter((card) => suitOf(card) === trump).length;
  return SUITS.reduce((sum, suit) => {
    const held = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    return sum + (suit === trump ? trumpWorth(held) : plainWorth(held, trump, trumps));
  }, 0);
}

function trumpWorth(held: readonly Rank[]): number {
  return held.length * (0.5 + 0.16 * held.length) + held.reduce((sum, rank) => sum + figureOf(TRUMPS, rank), 0);
}

function plainWorth(held: readonly Rank[], trump: Trump, trumps: number): number {
  const noTrumps = trump === 'NT';
  if (held.length === 0) return noTrumps ? 0 : 2.9 + 0.75 * Math.min(trumps, 4);
  const nine = held.includes('9');
  const honours = noTrumps ? NO_TRUMPS : PLAIN;
  const guarded = (rank: Rank): boolean => nine || (rank === 'K' ? held.includes('A') || held.length > 2 : held.length > 1);
  const worth = held.reduce((sum, rank) => sum + figureOf(honours, rank) * ('AK'.includes(rank) && !guarded(rank) ? BARE : 1), 0);
  const pair = nine && held.includes('A') ? WITH_NINE[noTrumps ? 'NT' : 'suit'] : 0;
  return worth + pair + (!noTrumps && held.length === 1 ? 1.5 : 0);
}

/** The worth that a dealer must exceed for the deal to be even, the other hands unknown. */
const EVEN = { suit: 13.4, NT: 10 } as const;
/** The points at which the dealer names trumps; below, the partner decides, who may have more. */
const NAME_FROM = 8;
/** How much less a partner promises itself: the dealer was not strong. */
const ASKED = 3;

const kindOf = (trump: Trump): 'suit' | 'NT' => (trump === 'NT' ? 'NT' : 'suit');

/** The trumps that promise most, and what: no trumps count double. */
function bestTrump(hand: readonly Card[], less: number): { readonly trump: Trump; readonly promise: number } {
  const promise = (trump: Trump): number => (promisedPoints(hand, trump) - EVEN[kindOf(trump)] - less) * (trump === 'NT' ? 2 : 1);
  const first: Suit = SUITS[0];
  return ALL_TRUMPS.reduce<{ trump: Trump; promise: number }>(
    (best, trump) => (promise(trump) > best.promise ? { trump, promise: promise(trump) } : best),
    { trump: first, promise: promise(first) },
  );
}

/** Trumps, or the partner's choice of them. */
export function nameTrumps(view: View, seat: Seat): TrumpAction | CallAction {
  const hand = visible(itemAt(view.hands, seat));
  const asked = view.phase === 'delegated';
  const { trump, promise } = bestTrump(hand, asked ? ASKED : 0);
  return asked || promise >= NAME_FROM ? trumpOf(trump) : callOf('delegate');
}

/**
 * The worth at which a hand expects an even deal, by what has been said: a dealer who names trumps is strong, one who delegates is not, and
 * one whose trumps were doubled has strong opponents.
 */
const DEFENDER = { named: { suit: 27, NT: 16.5 }, delegated: { suit: 13.7, NT: 14.5 } } as const;
const DECLARER = { named: { suit: 25, NT: 19.5 }, delegated: { suit: 17.8, NT: 15 } } as const;
const MATE = { named: { suit: 13, NT: 8 }, delegated: { suit: 13.5, NT: 8.2 } } as const;
/** How far above even a hand must be for each call: Sant Vicenç answers a hand that has doubled a double. */
const MARGIN = { contrar: 3, recontrar: 1, santvicens: 8 } as const;
/** The further points that the second doubler needs: the partner has passed. */
const SECOND = 1.5;

/** Whether a double is worth calling. */
export function answer(view: View, seat: Seat, action: CallAction): CallAction {
  const { trump, declarer, dealer } = view;
  if (trump === null || declarer === null) throw new RangeError('no seat may double before trumps');
  const said = declarer === dealer ? 'named' : 'delegated';
  const ours = OPPOSITE[seat] === OPPOSITE[declarer];
  const even = (!ours ? DEFENDER : seat === declarer ? DECLARER : MATE)[said][kindOf(trump)];
  const second = view.moves.at(-1)?.action === PASS ? SECOND : 0;
  const { call } = action;
  const margin = call === 'contrar' || call === 'recontrar' || call === 'santvicens' ? MARGIN[call] : 0;
  return promisedPoints(visible(itemAt(view.hands, seat)), trump) >= even + margin + second ? action : PASS;
}
