import type { Aim } from '../../contract/search/search.ts';
import { type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { Setup } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { DealScore } from '../../contract/score.ts';
import type { View } from '../../contract/view.ts';
import { type Result } from '../../contract/result.ts';

/** Who takes part in a contest: one of the house's bots, or a program that speaks the bots' line protocol. */
export interface Entrant {
  readonly name: string;
  /** A deal begins. */
  deal(game: Game, setup: Setup, seat: number): void;
  /** An action for the seat to act. */
  choose(view: View, legal: Legal, seed: Seed, aim: Aim): Result<Action, 'cli/bot-failed'> | Promise<Result<Action, 'cli/bot-failed'>>;
  /** A deal is over. */
  over(score: DealScore): void;
  /** Nothing more will be asked. */
  close(): Promise<void>;
}
