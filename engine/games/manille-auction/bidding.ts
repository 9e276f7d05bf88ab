import { TRUMPS, type Card, type Trump } from '../../cards/card.ts';
import { pointsOf } from '../family/manille/score.ts';
import { exchangeFor, type Exchange, type Stock } from '../family/manille/stock.ts';
import { expected, expectedIn, fieldsOf, gainsIn } from '../family/manille/worth.ts';
import { WEIGHTS, type BidderWorth } from './weights.ts';

/** A way to play a hand: trumps, the exchange, and the points that are likely to come of it. */
export interface Plan {
  readonly trump: Trump;
  readonly exchange: Exchange;
  readonly points: number;
}

/** Points that a hand is likely to take alone against the others. */
function pointsWith(players: number, hand: readonly Card[], trump: Trump): number {
  const { suit, none } = worthFor(players);
  return expected(trump === 'NT' ? none : suit, hand, trump);
}

/** The worth of hands for a number of players. */
export function worthFor(players: number): BidderWorth {
  const worth = WEIGHTS[players];
  if (worth === undefined) throw new RangeError(`Auction Manille is not for ${players}`);
  return worth;
}

/** Plans that were made last: in an auction the same hand is asked again and again. */
const made = new Map<string, Plan>();
const MOST_MADE = 4096;

/** The plan that promises most. */
export function bestPlan(players: number, stock: Stock): Plan {
  const key = [players, stock.hand.join(), stock.open.join(), stock.covered, stock.counts].join(' ');
  let plan = made.get(key);
  if (plan === undefined) {
    if (made.size === MOST_MADE) made.clear();
    made.set(key, (plan = planFor(players, stock)));
  }
  return plan;
}

function planFor(players: number, stock: Stock): Plan {
  const plans = TRUMPS.map((trump): Plan => {
    const exchange = exchangeFor(stock, trump);
    return { trump, exchange, points: planned(players, stock, exchange, trump) };
  });
  return plans.reduce((a, b) => (b.points > a.points ? b : a));
}

/** Points of a plan: known cards as they are, covered ones as what is unseen brings on average. */
export function planned(players: number, stock: Stock, { known, draws, away }: Exchange, trump: Trump): number {
  const { suit, none } = worthFor(players);
  const weights = trump === 'NT' ? none : suit;
  const fields = fieldsOf(known);
  const base = expectedIn(weights, fields, trump);
  const hidden = draws.filter((card) => card === null).length;
  const gains = hidden > 0 ? gainsIn(weights, fields, trump, stock.unseen) : 0;
  const each = gains / Math.max(1, stock.unseen.length);
  const apart = stock.counts ? apartIn(stock, draws, away, hidden) : 0;
  return base + hidden * each + apart;
}

/** Points of the cards laid away and of those left in the widow. */
function apartIn(stock: Stock, draws: Exchange['draws'], away: readonly Card[], hidden: number): number {
  const left = stock.open.filter((card) => !draws.includes(card));
  const unseenEach = pointsOf(stock.unseen) / Math.max(1, stock.unseen.length);
  return pointsOf([...away, ...left]) + (stock.covered - hidden) * unseenEach;
}

/** The trumps that promise most for a hand as it is. */
export function bestTrump(players: number, hand: readonly Card[]): Trump {
  return TRUMPS.reduce((a, b) => (pointsWith(players, hand, b) > pointsWith(players, hand, a) ? b : a));
}
