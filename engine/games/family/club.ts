import { itemAt } from '../../cards/indexed.ts';
import type { ClubRules } from '../../contract/club.ts';
import type { DealScore } from '../../contract/score.ts';

/**
 * The club evening of a game in which the side with more than half of the points scores what is above, times the doublings. `most`: the most points
 * of a deal. `swept`: whether a seat's side took every trick of a deal.
 */
export function excessClub({
  most,
  swept,
  ...form
}: Pick<ClubRules, 'ends' | 'ties' | 'cap'> & {
  readonly most: number;
  readonly swept: (score: DealScore, seat: number) => boolean;
}): ClubRules {
  return {
    ...form,
    counts: 'wins',
    sitOut: { kind: 'win' },
    limits: () => ({ dealSum: null, never: [], least: 0, most, oneScores: true, bonus: null }),
    slipOf: (score, seat) => ({ points: itemAt(score.scores, seat), bonus: 0, sweeps: swept(score, seat) ? 1 : 0 }),
  };
}
