import { PACKS } from '../cards/pack.ts';
import type { GameId } from '../games/game.ts';
import type { TrickSpec } from '../trick/spec.ts';
import { trickKernel } from '../trick/kernel.ts';
import { DEFAULT_WEIGHTS, type Weights } from './policy.ts';
import type { Aim } from './worth.ts';
import { TUNED } from './tuned.ts';

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
