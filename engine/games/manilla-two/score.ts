import { takings } from '../../phases/tricks.ts';
import { awardedScore, type Reckoning } from '../family/shownCard.ts';
import type { DealScore } from '../../contract/score.ts';
import { SIDES, type ManillaTwo } from './deal.ts';

/** What a number of tricks brings besides their points: a quarter of the cards, a remainder counting one more. */
export function quarterOf(tricks: number): number {
  return Math.ceil((tricks * 2) / 4);
}

/** What a finished deal came to. */
export function reckoningOf(state: ManillaTwo): Reckoning {
  const { points, tricks } = takings(state.play, 2);
  const { award, setup } = state;
  return { dealer: setup.dealer, sides: SIDES, award, taken: points, besides: tricks.map(quarterOf), capote: null };
}

/** The score of a finished deal (rules/manilla.md, Two-player Manilla): the excess over 36, and what the shown card brings. */
export function scoreOf(state: ManillaTwo): DealScore {
  const deal = reckoningOf(state);
  return awardedScore(deal, [{ key: 'quarter', amounts: deal.besides }]);
}
