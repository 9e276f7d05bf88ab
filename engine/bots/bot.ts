import type { Rng } from '../cards/random.ts';
import type { Action, Legal, View } from '../games/game.ts';
import type { Aim } from './worth.ts';

/** How long a bot may think, and for what. The engine has no clock of its own: whoever asks brings one. */
export interface Budget {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** The moment, on that clock, at which the answer is due. */
  readonly until: number;
  /** What counts: the score of the deal, where left out. */
  readonly aim?: Aim;
}

/** A player that sees what its seat sees, and nothing more. */
export interface Bot {
  /** A legal action; `legal.actions` is never empty. */
  choose(view: View, legal: Legal, rng: Rng, budget: Budget): Action;
}
