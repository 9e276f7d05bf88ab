import { BOTS } from '../bots/index.ts';
import { isLevel, LEVELS, type Level } from '../bots/levels.ts';
import type { Aim } from '../bots/worth.ts';
import { rngOf, type Seed } from '../cards/random.ts';
import type { Action, DealScore, Game, Legal, Setup, View } from '../games/game.ts';
import { ok, refuse, type Result } from '../result.ts';
import { outsideBot } from './outside.ts';

/** Who takes part in a contest: one of the house's bots, or a program that speaks the bots' line protocol. */
export interface Entrant {
  readonly name: string;
  /** A deal begins. */
  deal(game: Game, setup: Setup, seat: number): void;
  /** An action for the seat to act. */
  choose(view: View, legal: Legal, seed: Seed, aim: Aim): Result<Action> | Promise<Result<Action>>;
  /** A deal is over. */
  over(score: DealScore): void;
  /** Nothing more will be asked. */
  close(): Promise<void>;
}

/** Longest time a bot may take, in milliseconds; the levels stop much sooner. */
export const THINKING_MS = 1000;

/** What stands before the command of a program. */
const EXEC = 'exec:';

/** The entrants of a list of names, each for one seat. Codes: `cli/unknown-bot`. */
export function entrantsOf(names: readonly string[]): Result<Entrant[]> {
  const unknown = names.find((name) => !isLevel(name) && !name.startsWith(EXEC));
  if (unknown !== undefined) return refuse('cli/unknown-bot', `bots: ${LEVELS.join(', ')}, ${EXEC}COMMAND`, { bot: unknown });
  return ok(names.map((name) => (isLevel(name) ? houseBot(name) : outsideBot(name.slice(EXEC.length), THINKING_MS))));
}

function houseBot(name: Level): Entrant {
  const nothing = (): void => undefined;
  return {
    name,
    deal: nothing,
    choose: (view, legal, seed, aim) =>
      ok(BOTS[name].choose(view, legal, rngOf(seed), { now: () => performance.now(), until: performance.now() + THINKING_MS, aim })),
    over: nothing,
    close: () => Promise.resolve(),
  };
}
