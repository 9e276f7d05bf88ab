import { bySide } from '../../cards/seats.ts';
import { takings } from '../phases/tricks.ts';
import type { DealScore } from '../../contract/score.ts';
import { stakeOf, ALL_POINTS } from './bids.ts';
import { sidesOf, type Briscola } from './deal.ts';
import { option } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The score of a finished deal (engine/games/briscola-chiamata/README.md, Deal score). */
export function scoreOf(state: Briscola): DealScore {
  const { declarer, holder } = state;
  const high = state.auction.high;
  if (declarer === null || high === null) {
    const none = state.hands.map(() => 0);
    return { scores: none, points: none, lines: [{ key: 'passed', amounts: none.map(() => null) }], carry: 1, detail: { declarer: null } };
  }
  const sides = sidesOf(state);
  const points = bySide(takings(state.play, state.hands.length).points, sides);
  const reached = itemAt(points, declarer);
  const needed = high.bid.points;
  const made = reached >= needed;
  const alone = holder === declarer;
  const unit = stakeOf(high.bid) * (made ? 1 : -1);
  const partner = option(state.setup.options, 'partnerShare') === 'half' ? unit : 2 * unit;
  const scores = state.hands.map((_, seat) => (seat === declarer ? (alone ? 4 : 2) * unit : seat === holder ? partner : -unit));
  return {
    scores,
    points,
    lines: [
      { key: 'tricks', amounts: points },
      { key: made ? 'briscola-chiamata.made' : 'briscola-chiamata.lost', amounts: scores, params: { needed, reached, of: ALL_POINTS } },
    ],
    carry: 1,
    detail: { declarer, partner: alone ? null : holder, needed, reached, made },
  };
}
