import { figureOf, rankOf, suitOf, SUITS, type Card, type Rank, type RankFigures, type Suit } from '../../cards/card.ts';
import { PASS, trumpOf, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { bidIn, type Bid } from './bids.ts';
import { cardFor } from './cardPlay.ts';
import { itemAt } from '../../cards/indexed.ts';

/** How much a trump of a rank helps its side to win the deal. */
const TRUMP_WORTH: RankFigures = { A: 4.4, T: 3.9, K: 2.5, Q: 2.2, J: 2, '6': 1.5, '5': 1.4, '4': 1.3, '3': 1.2, '2': 1.1 };
/** The same of other cards. */
const PLAIN_WORTH: RankFigures = { A: 1.3, T: 0.7, K: 0.2 };
/** The joint worth of a hand and the called card needed to promise 61 points, and for each point more: where bidding begins to pay. */
const ENOUGH = { value: 13, perPoint: 0.3 };

/** The worth of a hand with a suit as trumps and a rank called: its trumps, aces and tens beside, and the card that is called. */
function handWorth(hand: readonly Card[], suit: Suit, rank: Rank): number {
  const trumps = hand.filter((card) => suitOf(card) === suit).map(rankOf);
  let sum = trumps.reduce((all, held) => all + figureOf(TRUMP_WORTH, held), 0);
  for (const card of hand) if (suitOf(card) !== suit) sum += figureOf(PLAIN_WORTH, rankOf(card));
  // A bidder who calls an own card has no partner.
  return trumps.some((held) => held === rank) ? sum - 4 : sum + figureOf(TRUMP_WORTH, rank);
}

function bestSuit(hand: readonly Card[], rank: Rank): { suit: Suit; worth: number } {
  const [best] = SUITS.map((suit) => ({ suit, worth: handWorth(hand, suit, rank) })).sort((a, b) => b.worth - a.worth);
  if (best === undefined) throw new RangeError('there are suits');
  return best;
}

function enough(hand: readonly Card[], { rank, points }: Bid): boolean {
  return bestSuit(hand, rank).worth >= ENOUGH.value + (points - 61) * ENOUGH.perPoint;
}

/** The lowest bid that the hand bears: it calls the highest card and promises the least. */
function call(view: View, actions: readonly Action[]): Action {
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  return actions.find((action) => action.type === 'bid' && enough(hand, bidIn(action))) ?? PASS;
}

function trumps(view: View): Action {
  const last = view.moves.flatMap(({ action }) => (action.type === 'bid' ? [action] : [])).at(-1);
  if (last === undefined) throw new RangeError('trumps are named by the highest bidder');
  return trumpOf(bestSuit(visible(itemAt(view.hands, seatToAct(view))), bidIn(last).rank).suit);
}

/** A club player's briscola: bids on long strong trumps, calls a card that is lacking, and plays by what it may guess of the sides. */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'auction') return call(view, legal.actions);
  return view.phase === 'trumps' ? trumps(view) : cardFor(view, legal.actions);
};
