import { SUITS, type Card, type Trump } from '../../cards/card.ts';
import { pointsOf } from '../family/manilleScore.ts';
import { exchangeFor, type Exchange, type Stock } from '../family/manilleStock.ts';
import { expected } from '../family/manilleWorth.ts';
import { WEIGHTS, type BidderWorth } from './weights.ts';

const TRUMPS: readonly Trump[] = [...SUITS, 'NT'];

/** A way to play a hand: trumps, the exchange, and the points that are likely to come of it. */
export interface Plan {
  readonly trump: Trump;
  readonly exchange: Exchange;
  readonly points: number;
}

/** Points that a hand is likely to take alone against the others. */
export function pointsWith(players: number, hand: readonly Card[], trump: Trump): number {
  const { suit, none } = worthFor(players);
  return expected(trump === 'NT' ? none : suit, hand, trump);
}

/** What hands are worth among so many players. */
export function worthFor(players: number): BidderWorth {
  const worth = WEIGHTS[players];
  if (worth === undefined) throw new RangeError(`Auction Manille is not for ${players}`);
  return worth;
}

/** The plan that promises most. */
export function bestPlan(players: number, stock: Stock): Plan {
  const plans = TRUMPS.map((trump): Plan => {
    const exchange = exchangeFor(stock, trump);
    return { trump, exchange, points: planned(players, stock, exchange, trump) };
  });
  return plans.reduce((a, b) => (b.points > a.points ? b : a));
}

/** Points of a plan: known cards as they are, covered ones as what is unseen brings on average. */
function planned(players: number, stock: Stock, { known, draws, away }: Exchange, trump: Trump): number {
  const base = pointsWith(players, known, trump);
  const hidden = draws.filter((card) => card === null).length;
  const gain = (card: Card): number => pointsWith(players, [...known, card], trump) - base;
  const each = stock.unseen.reduce((sum, card) => sum + gain(card), 0) / Math.max(1, stock.unseen.length);
  const left = stock.open.filter((card) => !draws.includes(card));
  const unseenEach = pointsOf(stock.unseen) / Math.max(1, stock.unseen.length);
  const apart = stock.counts ? pointsOf([...away, ...left]) + (stock.covered - hidden) * unseenEach : 0;
  return base + hidden * each + apart;
}

/** The trumps that promise most for a hand as it is. */
export function bestTrump(players: number, hand: readonly Card[]): Trump {
  return TRUMPS.reduce((a, b) => (pointsWith(players, hand, b) > pointsWith(players, hand, a) ? b : a));
}
