import { PACKS } from '../../cards/pack.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { TrickSpec } from '../../trick/spec.ts';
import { trickKernel } from '../../trick/kernel.ts';
import type { Aim } from './aim.ts';
import { TUNED } from '../../games/learned/tuned.ts';

/** What a fast policy thinks of cards, in units of an average trick's points. Names say what each number weighs. */
export const WEIGHTS = [
  'trumpLow',
  'trumpHigh',
  'trumpMaster',
  'trumpPoints',
  'masterKeep',
  'masterPoints',
  'guarded',
  'bare',
  'draw',
  'lead',
  'rest',
  'mateBeats',
  'leadRest',
  'long',
  'drawAgainst',
  'second',
  'leadSingle',
  'leadToRuffer',
  'leadToMateRuff',
  'makeVoid',
  'leadLow',
  'leadRun',
  'bonus',
  'fade',
  'trumpDeclares',
  'length',
] as const;
export type Weights = Float64Array;
/** The usual weights: what those of single games have in common. */
export const DEFAULT_WEIGHTS: Weights = Float64Array.of(
  0.4,
  1.55,
  0.76,
  0.09,
  -0.04,
  0.48,
  0.09,
  -0.01,
  0.19,
  -0.12,
  0.88,
  1.18,
  0.68,
  0.26,
  -0.2,
  -0.01,
  -0.12,
  0.37,
  0.01,
  0.37,
  -0.19,
  0.26,
  0.8,
  -0.5,
  0,
  -0.1,
);

/** The policy's weights for a game and what is played for: tuned ones where there are some. */
export function weightsOf(id: GameId, aim: Aim = 'score'): Weights {
  const learned = TUNED[id];
  const tuned = aim === 'tricks' ? (learned?.tricks ?? learned?.weights) : learned?.weights;
  return tuned === undefined ? DEFAULT_WEIGHTS : Float64Array.from(DEFAULT_WEIGHTS, (usual, i) => tuned[i] ?? usual);
}

/** Points of an average trick. */
export function unitOf(spec: TrickSpec, players: number): number {
  const { cards } = PACKS[spec.pack];
  return (trickKernel(spec, 'S').points(cards) * players) / cards.length + spec.perTrick;
}
