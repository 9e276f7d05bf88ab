import { cardOf, rankOf, suitOf, SUITS, type Card, type Suit } from '../../cards/card.ts';
import { after, OPPOSITE } from '../../cards/seats.ts';
import { callOf, cardsPlayed, PASS, trumpOf, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { DECLARE } from '../family/sequences.ts';
import { withKnown } from '../sampling/cardOdds.ts';
import { heldByFacts } from '../sampling/facts.ts';
import { visible } from '../sampling/sampling.ts';
import { heuristicWeightsOf, heuristicPlay } from '../family/heuristicPlay.ts';
import { jassWorth, type JassWeights } from '../family/jassWorth.ts';
import { SPEC } from './options.ts';
import { setsOf, worth } from './sets.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The worth of what a hand holds, sets left out. */
const WEIGHTS: JassWeights = {
  trump: 11,
  jack: 26,
  nine: 16,
  bareNine: 7,
  ace: 10,
  bareAce: 4,
  jackAndNine: 0,
  kingAndQueen: 18,
  few: -12,
  many: 0,
  sideAce: 14,
  coveredTen: 9,
  guardedTen: 3,
  voidSuit: 7,
};

/** Points that six cards are likely to bring their side with a suit as trumps, from tricks and bonuses. */
function handWorth(hand: readonly Card[], trump: Suit): number {
  return setsOf(0, hand).reduce((sum, set) => sum + worth(set) * (set.size === 4 ? 0.8 : 0.5), jassWorth(hand, trump, WEIGHTS));
}

/** The worth that a hand needs to name trumps: in the first round, by how many have passed, and in the second. */
const ENOUGH = { first: [84, 82, 80, 76], second: [78, 76, 72] };

/** The turned card falls to the dealer: counted in full there, in part for the partner, against for the others. */
function turnedWorth(view: View, hand: readonly Card[], turned: Card, trump: Suit): number {
  const seat = seatToAct(view);
  if (seat === view.dealer) return handWorth([...hand, turned], trump) - handWorth(hand, trump);
  const strong = suitOf(turned) === trump ? 8 + (['J', '9'].includes(rankOf(turned)) ? 12 : 0) : 3;
  return after(seat, 4, 2) === view.dealer ? strong : -strong * 0.6;
}

function bid(view: View, actions: readonly Action[]): Action {
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  const turned = visible(view.zones[0]?.stacks[0] ?? [])[0] ?? cardOf('S', '7');
  const value = (suit: Suit): number => handWorth(hand, suit) + turnedWorth(view, hand, turned, suit);
  const passed = view.moves.length;
  if (view.phase === 'first') return value(suitOf(turned)) >= itemAt(ENOUGH.first, passed) ? callOf('take') : PASS;
  const named = SUITS.filter((suit) => actions.includes(trumpOf(suit))).sort((a, b) => value(b) - value(a));
  const best = named[0];
  if (best === undefined) return PASS;
  return !actions.includes(PASS) || value(best) >= itemAt(ENOUGH.second, passed - 4) ? trumpOf(best) : PASS;
}

/** Facts that name cards in covered hands: those of sets that were shown, and the turned one. */
const KNOWN_BY = ['klaberjass.set', 'klaberjass.turned'];

/**
 * A club player's klaberjass: names trumps on length, jack and nine, with aces and sets beside; declares whatever it holds, since a set
 * that scores never costs its side anything; draws trumps and gives points to the partner's tricks.
 */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'declare') return DECLARE;
  if (view.phase !== 'play') return bid(view, legal.actions);
  const rules = { spec: SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(withKnown(view, heldByFacts(view, KNOWN_BY)), cardsPlayed(legal.actions), rules, heuristicWeightsOf(20));
};
