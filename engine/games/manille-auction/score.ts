import { takings } from '../phases/tricks.ts';
import { pointsOf } from '../family/manille/score.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import { widowLeft, type AuctionManille } from './deal.ts';
import { option } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The score of a finished deal: the bid for a bidder who reaches it, else minus the bid (engine/games/manille/README.md, Auction Manille, Score). */
export function scoreOf(state: AuctionManille): DealScore {
  const { players, options } = state.setup;
  const { points } = takings(state.play, players);
  const { high } = state.auction;
  const none = points.map(() => null);
  if (high === null) {
    const zeros = points.map(() => 0);
    return { scores: zeros, points: zeros, lines: [{ key: 'allPassed', amounts: none }], carry: 1, detail: { bid: null } };
  }
  const { seat: bidder, bid } = high;
  const own = (amount: number): (number | null)[] => points.map((_, seat) => (seat === bidder ? amount : null));
  const lines: ScoreLine[] = [{ key: 'tricks', amounts: points }];
  const apart = option(options, 'discards') === 'bidder' ? pointsOf([...widowLeft(state), ...state.away]) : 0;
  if (option(options, 'discards') === 'bidder') lines.push({ key: 'widow', amounts: own(apart) });
  const reached = itemAt(points, bidder) + apart;
  const made = reached >= bid;
  const scores = points.map((_, seat) => (seat === bidder ? (made ? bid : -bid) : 0));
  lines.push({ key: made ? 'bidMade' : 'bidFailed', amounts: own(made ? bid : -bid), params: { bid, reached } });
  return {
    scores,
    points: points.map((amount, seat) => (seat === bidder ? reached : amount)),
    lines,
    carry: 1,
    detail: { bidder, bid, reached, made, trump: state.trump },
  };
}
