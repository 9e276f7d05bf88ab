import { takings } from '../phases/tricks.ts';
import { awardedScore, type Reckoning } from '../family/shownCard.ts';
import type { DealScore } from '../../contract/score.ts';
import { SIDES, type ManillaTwo } from './deal.ts';

/** The bonus for a number of tricks besides their points: a quarter of the cards, a remainder counting one more. */
export function quarterOf(tricks: number): number {
  return Math.ceil((tricks * 2) / 4);
}

/** The results of a finished deal. */
export function reckoningOf(state: ManillaTwo): Reckoning {
  const { points, tricks } = takings(state.play, 2);
  const { award, setup } = state;
  return { dealer: setup.dealer, sides: SIDES, award, taken: points, besides: tricks.map(quarterOf), capote: null };
}

/** The score of a finished deal (engine/games/manilla/README.md, Two-player Manilla): the excess over 36, and the award of the shown card. */
export function scoreOf(state: ManillaTwo): DealScore {
  const deal = reckoningOf(state);
  return awardedScore(deal, [{ key: 'quarter', amounts: deal.besides }]);
}
