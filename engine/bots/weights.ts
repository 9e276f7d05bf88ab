import { PACKS } from '../cards/pack.ts';
import type { GameId } from '../games/game.ts';
import type { TrickSpec } from '../trick/spec.ts';
import { trickKernel } from '../trick/kernel.ts';
import { DEFAULT_WEIGHTS, type Weights } from './policy.ts';

const KLAVERJAS: Weights = Float64Array.of(
  0.525,
  2.217,
  0.41,
  -0.207,
  -0.023,
  0.175,
  0.41,
  0.233,
  0.244,
  -0.19,
  0.588,
  1.184,
  0.366,
  -0.169,
  -0.201,
  -0.104,
  0,
  0,
  0,
  0,
  0,
  0,
);

/** The policy's weights for a game. */
export function weightsOf(id: GameId): Weights {
  return id === 'klaverjas' || id === 'klaberjass' ? KLAVERJAS : DEFAULT_WEIGHTS;
}

/** Points of an average trick. */
export function unitOf(spec: TrickSpec, players: number): number {
  const { cards } = PACKS[spec.pack];
  return (trickKernel(spec, 'S').points(cards) * players) / cards.length + spec.perTrick;
}
