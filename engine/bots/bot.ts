import type { Rng } from '../cards/random.ts';
import type { Action, Legal } from '../contract/action.ts';
import type { Heuristic } from '../contract/game.ts';
import type { View } from '../contract/view.ts';
import type { Aim } from '../contract/search/search.ts';

/** How long a bot may think, and for what. The engine has no clock of its own: the caller brings one. */
export interface Budget {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** The moment, on that clock, at which the answer is due. */
  readonly until: number;
  /** The goal; the score of the deal by default. */
  readonly aim?: Aim;
}

/** Time without end: bots and judge are bounded by their own measure of work. */
export const UNHURRIED: Budget = { now: () => 0, until: 1 };

/** An action and its expected value, as a search that chooses has it: figures to be shown come from the judge (`judge/figures.ts`). */
export interface Candidate {
  readonly action: Action;
  /** Score of the deal less the others' on average, with what breaks ties. Candidates that fell out early met other worlds than the first. */
  readonly points: number;
  /** How often it was followed to the end of the deal. */
  readonly playouts: number;
}

/** A choice and the candidates considered, best first; no candidates if there was no choice or a heuristic made it. */
interface Consideration {
  readonly action: Action;
  readonly candidates: readonly Candidate[];
}

/** A player that sees what its seat sees, and nothing more. */
export interface Bot {
  /** A legal action; `legal.actions` is never empty. */
  choose(view: View, legal: Legal, rng: Rng, budget: Budget): Action;
  /** The same action with what was thought about it: for hints and for looking back. */
  consider(view: View, legal: Legal, rng: Rng, budget: Budget): Consideration;
}

/** A player that says nothing of its thoughts. */
export function quick(choose: Heuristic): Bot {
  return { choose, consider: (view, legal, rng) => ({ action: choose(view, legal, rng), candidates: [] }) };
}
