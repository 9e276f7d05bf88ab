import { bidOf, PASS, trumpOf, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { specOf } from '../family/manille/spec.ts';
import { playCard } from '../family/manille/heuristic.ts';
import { drawNext, layAway } from '../family/manille/stock.ts';
import { visible } from '../sampling/sampling.ts';
import { bestPlan, bestTrump, worthFor } from './bidding.ts';
import { TOP_BID } from './deal.ts';
import { option } from './options.ts';
import { stockOf } from './stock.ts';
import { dutySides } from './table.ts';
import { itemAt } from '../../cards/indexed.ts';
import { declarerOf } from '../../contract/deal.ts';

/** Points that the bidder's opponents save by playing as partners. */
const COUNSEL = 3;

/** The least expected result of a bid. */
const ENOUGH = 0.5;

/** The chance to reach a number of points when another number is expected; a logistic curve for the normal one. */
function chance(points: number, likely: number, spread: number): number {
  return 1 / (1 + Math.exp(((points - 0.5 - likely) / spread) * 1.702));
}

/** The expected result of a bid. */
function worthOf(bid: number, likely: number, spread: number): number {
  return bid * (2 * chance(bid, likely, spread) - 1);
}

/** The bid that is likely to bring most, if it is higher than the last; else one more, while that is likely to be made. */
function bidFor(view: View): Action {
  const together = option(view.options, 'defenders') === 'partners';
  const likely = bestPlan(view.players, stockOf(view)).points - (together ? COUNSEL : 0);
  const high = view.moves.reduce(
    (most, { action }) => (action.type === 'bid' && typeof action.value === 'number' ? Math.max(most, action.value) : most),
    0,
  );
  const { spread } = worthFor(view.players);
  let best = 0;
  let most = ENOUGH;
  for (let bid = high + 1; bid <= TOP_BID; bid += 1) {
    const worth = worthOf(bid, likely, spread);
    if (worth > most) [best, most] = [bid, worth];
  }
  return best === 0 ? PASS : bidOf(best);
}

/** A club player's Auction Manille: bids what the hand and the widow promise, exchanges for length and honours in one suit. */
export const heuristicBot: Heuristic = (view, legal) => {
  const { players, phase } = view;
  const hand = visible(itemAt(view.hands, seatToAct(view)));
  if (phase === 'bidding') return bidFor(view);
  if (phase === 'discard') return layAway(bestPlan(players, stockOf(view)).exchange.away, hand);
  // With cards still to come, the trumps are those that suit the cards there are best.
  if (phase === 'draw') return drawNext(stockOf(view), bestTrump(players, hand));
  if (phase === 'trumps') return trumpOf(bestTrump(players, hand));
  const sides = dutySides(players, declarerOf(view), view.options);
  return playCard(view, legal, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides, extra: [] });
};
