// Written by `npm run tune`: not to be changed by hand.
import type { GameId } from '../games/game.ts';

/** What has been learned of a game. */
export interface Tuned {
  /** The policy's weights, in the order of `WEIGHTS`; the usual ones where left out. */
  readonly weights?: readonly number[];
  /** What calls tell of hands, with trumps and without: see `heldOf`. */
  readonly trumps?: readonly (readonly number[])[];
  readonly plain?: readonly (readonly number[])[];
}

export const TUNED: { readonly [id in GameId]?: Tuned } = {
  klaverjas: {
    weights: [
      0.576, 2.041, 0.744, -0.331, 0.027, 0.171, 0.148, -0.268, 0.171, -0.109, 0.619, 1.577, 0.957, 0.89, -0.525, 0.008, 0.082, 0.148,
      -0.115, 0.354, -0.635, 0.99,
    ],
  },
  klaberjass: {
    weights: [
      1.099, 2.445, 0.86, -0.144, -0.005, 0.155, 0.034, 0.538, -0.415, -0.061, -0.056, 1.025, 0.822, 0.809, -0.096, 0.299, 0.376, 0.621,
      -0.176, 0.165, -0.503, 0.43,
    ],
  },
};
