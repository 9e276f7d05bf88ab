import { rngOf, deriveSeed, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import type { Level } from '../../bots/levels.ts';

/** Ratings by the weakest bot that solves a puzzle in play. */
const SOLVED_BY_ALL = 900;
const FAILED_BY = { easy: 1200, medium: 1500, hard: 1800, expert: 2100 } as const;
/** Seeds with which the expert is tried: failing one is failing. */
const EXPERT_SEEDS = 4;
const FURTHER_CARD = 100;
const WIDE_GAP = 100;
const LEAST_RATING = 600;
const MOST_RATING = 2600;

/** The answer of a bot at a decision, from a chance of its own. */
export function answerOf(level: Level, view: View, legal: Legal, seed: Seed, turn = 0): Action {
  return BOTS[level].choose(view, legal, rngOf(deriveSeed(seed, `${level} ${turn}`)), UNHURRIED);
}

/** Whether the rule of thumb, `easy` or `medium` fails: a position that all of them solve is no puzzle. */
export function deceives(view: View, legal: Legal, right: readonly Action[], seed: Seed): boolean {
  return (['rule', 'easy', 'medium'] as const).some((level) => !right.includes(answerOf(level, view, legal, seed)));
}

/**
 * How difficult a puzzle is on the scale of players' ratings, from who solves it in play.
 * @param further cards of the line after the first
 * @param wide whether the best answer is far ahead of the next
 */
export function difficultyOf(view: View, legal: Legal, right: readonly Action[], seed: Seed, further: number, wide: boolean): number {
  const solves = (level: Level, turn = 0): boolean => right.includes(answerOf(level, view, legal, seed, turn));
  const base = ((): number => {
    if (Array.from({ length: EXPERT_SEEDS }, (_, turn) => solves('expert', turn)).includes(false)) return FAILED_BY.expert;
    if (!solves('hard')) return FAILED_BY.hard;
    if (!solves('medium')) return FAILED_BY.medium;
    return solves('rule') && solves('easy') ? SOLVED_BY_ALL : FAILED_BY.easy;
  })();
  return Math.min(MOST_RATING, Math.max(LEAST_RATING, base + FURTHER_CARD * further - (wide ? WIDE_GAP : 0)));
}
