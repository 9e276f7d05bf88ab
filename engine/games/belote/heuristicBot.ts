import { itemAt } from '../../cards/indexed.ts';
import { rankOf, suitOf, SUITS, type Card, type Suit } from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { TAKE } from '../phases/turnUp.ts';
import { cardsPlayed, PASS, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { jassWorth, type JassWeights } from '../family/jassWorth.ts';
import { withKnown } from '../sampling/cardOdds.ts';
import { heuristicPlay, heuristicWeightsOf } from '../family/heuristicPlay.ts';
import { heldByFacts } from '../sampling/facts.ts';
import { visible } from '../sampling/sampling.ts';
import { ALL_TRUMPS, allTrumps } from './deal.ts';
import { DECLARE } from '../family/sequences.ts';
import { declarationsOf, declarationPoints } from './declarations.ts';
import { option, specOf } from './options.ts';

/** The worth of what a hand holds, declarations left out: fitted to what a take brings over a pass, in deals played by heuristic. */
const WEIGHTS: JassWeights = {
  trump: 12,
  jack: 29,
  nine: 17,
  bareNine: 17,
  ace: 6,
  bareAce: 6,
  jackAndNine: 0,
  kingAndQueen: 19,
  few: -8,
  many: 9,
  sideAce: 12,
  coveredTen: 0,
  guardedTen: 4,
  voidSuit: 1,
};

/** Points that cards are likely to bring their side with a suit as trumps, from tricks and bonuses, cards to come left out. */
function handWorth(hand: readonly Card[], trump: Suit, declares: boolean): number {
  return jassWorth(hand, trump, WEIGHTS) + (declares ? declarationPoints(declarationsOf(0, hand)) * 0.4 : 0);
}

/** The same without trumps: aces, and the tens they cover. */
function plainWorth(hand: readonly Card[]): number {
  let sum = 0;
  for (const suit of SUITS) {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    if (ranks.includes('A')) sum += 26 + (ranks.includes('T') ? 14 : 0) + (ranks.length > 2 ? 6 : 0);
    else if (ranks.length === 1) sum -= 4;
  }
  return sum;
}

/** The same where every suit is trumps: jacks, and the nines they cover. */
function trumpsWorth(hand: readonly Card[]): number {
  let sum = 0;
  for (const suit of SUITS) {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    if (ranks.includes('J')) sum += 24 + (ranks.includes('9') ? 14 : 0) + (ranks.length > 2 ? 6 : 0);
    else if (ranks.includes('9') && ranks.length > 1) sum += 5;
    if (ranks.includes('K') && ranks.includes('Q')) sum += 18;
  }
  return sum;
}

/** The worth at which a hand, the turned card in it, takes: in the first round by how many have passed, and in the second. */
const ENOUGH = { first: [64, 62, 60, 56], second: [60, 59, 58, 57] };
/** The same without trumps, and where every suit is. */
const ENOUGH_WHOLE = 92;

function bid(view: View, actions: readonly Action[]): Action {
  const [turned] = visible(view.zones[0]?.stacks[0] ?? []);
  if (turned === undefined) throw new RangeError('a card is turned up for the bidding');
  const hand = [...visible(itemAt(view.hands, seatToAct(view))), turned];
  const declares = option(view.options, 'declarations') !== 'off';
  const passed = view.moves.length;
  if (view.phase === 'first') return handWorth(hand, suitOf(turned), declares) >= itemAt(ENOUGH.first, passed) ? TAKE : PASS;
  const worth = (action: Action): number => {
    if (action === ALL_TRUMPS) return trumpsWorth(hand) - ENOUGH_WHOLE;
    if (action.type !== 'trump') return 0;
    return action.trump === 'NT'
      ? plainWorth(hand) - ENOUGH_WHOLE
      : handWorth(hand, action.trump, declares) - itemAt(ENOUGH.second, passed - 4);
  };
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best), PASS);
}

/** Facts that name cards in covered hands: those shown or called, and the turned one. */
const KNOWN_BY = ['belote.set', 'belote.pair', 'belote.turned'];

/**
 * A club player's belote: takes on jack, nine and length in trumps, with aces beside; declares whatever it holds, for that never costs points;
 * draws trumps and gives points to the partner's tricks.
 */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'declare') return DECLARE;
  if (view.phase !== 'play') return bid(view, legal.actions);
  const spec = specOf(view.options, view.trump, allTrumps(view));
  const rules = { spec, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(withKnown(view, heldByFacts(view, KNOWN_BY)), cardsPlayed(legal.actions), rules, heuristicWeightsOf(20));
};
