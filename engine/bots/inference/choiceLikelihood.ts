import type { Board } from '../../cards/trick/board.ts';
import type { PlayoutPolicy } from '../policy/playoutPolicy.ts';
import { float64At, int32At } from '../../cards/indexed.ts';

/** How a kind of player chooses: the better a card looks to it, the likelier it is played. */
export interface OpponentModel {
  readonly policy: PlayoutPolicy;
  /** Points, in units of an average trick, by which a choice has to be worse to be e times less likely. */
  readonly temperature: number;
}

/** The share of choices that follow no policy at all. */
const CHANCE = 0.07;

/** The logarithm of how likely a player of some kind plays a card; the legal cards of the seat to move must have been found. */
export function playLogLikelihood({ policy, temperature }: OpponentModel, board: Board, place: number): number {
  policy.score(board);
  const { count, places, scores } = policy;
  if (count < 2) return 0;
  const scale = 1 / (temperature * policy.unit);
  let most = -Infinity;
  for (let i = 0; i < count; i += 1) most = Math.max(most, float64At(scores, int32At(places, i)));
  let all = 0;
  for (let i = 0; i < count; i += 1) all += Math.exp((float64At(scores, int32At(places, i)) - most) * scale);
  const chosen = float64At(scores, policy.listed(board, place));
  return Math.log(((1 - CHANCE) * Math.exp((chosen - most) * scale)) / all + CHANCE / count);
}
