import { BOTS } from '../../engine/bots/index.ts';
import type { Level } from '../../engine/bots/levels.ts';
import { rngOf, type Seed } from '../../engine/cards/random.ts';
import type { Action, Legal, View } from '../../engine/games/game.ts';

/** What a bot is asked: what its seat sees, and nothing more. */
export interface Question {
  readonly level: Level;
  readonly view: View;
  readonly legal: Legal;
  /** All the chance it gets: the same question has the same answer. */
  readonly seed: Seed;
  /** How long it may think, in milliseconds. */
  readonly time: number;
}

/** How long a bot may think at most, in milliseconds: less than it takes its time for, so that nobody sees how long it really thought. */
export const THINKING = 400;

/** A bot's answer, on this very thread. */
export function answer({ level, view, legal, seed, time }: Question): Action {
  const now = (): number => performance.now();
  return BOTS[level].choose(view, legal, rngOf(seed), { now, until: now() + time });
}
