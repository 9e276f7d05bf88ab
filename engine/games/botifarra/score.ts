import { takenByPairs } from '../phases/fourHands.ts';
import { excessOf, HALF_DEAL_POINTS } from '../family/spanish.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import { factorOf } from './doubling.ts';
import type { Botifarra } from './deal.ts';

/** The factor of a deal's score after the calls so far. */
export function factor(state: Botifarra): number {
  return factorOf(state.ladder, state.trump === 'NT', state.setup.options);
}

/** The score of a finished deal (engine/games/botifarra/README.md, Deal score): the excess over 36, times the doublings. */
export function scoreOf(state: Botifarra): DealScore {
  const { points } = takenByPairs(state);
  const excess = excessOf(points);
  const multiplier = factor(state);
  const lines: ScoreLine[] = [{ key: 'tricks', amounts: points }];
  if (excess.every((amount) => amount === 0))
    lines.push({ key: 'tie', amounts: points.map(() => null), params: { half: HALF_DEAL_POINTS } });
  else lines.push({ key: 'above', amounts: excess.map((amount) => (amount > 0 ? amount : null)), params: { half: HALF_DEAL_POINTS } });
  if (multiplier > 1) lines.push({ key: 'times', amounts: points.map(() => null), params: { times: multiplier } });
  return {
    scores: excess.map((amount) => amount * multiplier),
    points,
    lines,
    carry: 1,
    detail: { multiplier, declarer: state.declarer },
  };
}
