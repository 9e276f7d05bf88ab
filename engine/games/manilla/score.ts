import { OPPOSITE } from '../../phases/seats.ts';
import { awardedScore, type Reckoning } from '../family/shownCard.ts';
import { takenByPairs } from '../../phases/fourHands.ts';
import type { DealScore } from '../../contract/score.ts';
import type { Manilla } from './deal.ts';

/** What a finished deal came to. */
export function reckoningOf(state: Manilla): Reckoning {
  const { points, tricks } = takenByPairs(state);
  const all = tricks.indexOf(12);
  const { award, setup } = state;
  return { dealer: setup.dealer, sides: OPPOSITE, award, taken: points, besides: [0, 0, 0, 0], capote: all < 0 ? null : all };
}

/** The score of a finished deal (rules/manilla.md, Deal score): the excess over 36, and what the shown card brings. */
export function scoreOf(state: Manilla): DealScore {
  return awardedScore(reckoningOf(state), []);
}
