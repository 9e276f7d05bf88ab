import { OPPOSITE } from '../../cards/seats.ts';
import { awardedScore, type Reckoning } from '../family/shownCard.ts';
import { takenByPairs } from '../phases/fourHands.ts';
import type { DealScore } from '../../contract/score.ts';
import type { Manilla } from './deal.ts';

/** The results of a finished deal. */
export function reckoningOf(state: Manilla): Reckoning {
  const { points, tricks } = takenByPairs(state);
  const all = tricks.indexOf(12);
  const { award, setup } = state;
  return { dealer: setup.dealer, sides: OPPOSITE, award, taken: points, besides: [0, 0, 0, 0], capote: all < 0 ? null : all };
}

/** The score of a finished deal (engine/games/manilla/README.md, Deal score): the excess over 36, and the award of the shown card. */
export function scoreOf(state: Manilla): DealScore {
  return awardedScore(reckoningOf(state), []);
}
