import { PACKS } from '../cards/pack.ts';
import type { TrickRules } from '../games/game.ts';
import { trickKernel } from '../trick/kernel.ts';
import { DEFAULT_WEIGHTS, type Weights } from './policy.ts';
import type { Scene } from './scene.ts';

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
);

/** The policy's weights for a game. */
export function weightsOf(scene: Pick<Scene, 'game'>): Weights {
  return scene.game.id === 'klaverjas' || scene.game.id === 'klaberjass' ? KLAVERJAS : DEFAULT_WEIGHTS;
}

/** Points of an average trick. */
export function unitOf({ spec, trump, sides }: TrickRules): number {
  const cards = PACKS[spec.pack].cards;
  return (trickKernel(spec, trump).points(cards) * sides.length) / cards.length + spec.perTrick;
}
