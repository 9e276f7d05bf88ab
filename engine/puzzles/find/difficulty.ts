import { itemAt } from '../../cards/indexed.ts';
import { rngOf, deriveSeed, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { spreadOf } from '../../bots/judge/judge.ts';
import type { Level } from '../../bots/levels.ts';
import { legalPlaces } from './ending.ts';
import { notationAt, type OpenPosition, type OpenSolution } from './openPuzzle.ts';
import { chancesBySight, ratingBySight } from './sight.ts';

/** Ratings of closed puzzles: of one that every bot solves in play, and what each that fails adds. */
const SOLVED_BY_ALL = 900;
const FAILED_BY = { rule: 150, easy: 150, medium: 300, hard: 300, expert: 300 } as const;
const BOTS_BY_SKILL = ['rule', 'easy', 'medium', 'hard', 'expert'] as const;
/** Seeds with which the expert is tried: failing one is failing. */
const EXPERT_SEEDS = 4;
const FURTHER_CARD = 100;
/** The share of a deal's spread from which the best answer is far ahead of the next, so that less care finds it. */
const WIDE = 1 / 2;
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
 * How difficult a closed puzzle is on the scale of players' ratings, from who fails in it in play.
 * @param gap points by which the best answer is ahead of the next
 */
export function closedDifficulty(game: Game, view: View, legal: Legal, right: readonly Action[], seed: Seed, gap: number): number {
  const solves = (level: Level, turn = 0): boolean => right.includes(answerOf(level, view, legal, seed, turn));
  const fails = (level: keyof typeof FAILED_BY): boolean =>
    Array.from({ length: level === 'expert' ? EXPERT_SEEDS : 1 }, (_, turn) => solves(level, turn)).includes(false);
  const base = BOTS_BY_SKILL.reduce((sum, level) => (fails(level) ? sum + FAILED_BY[level] : sum), SOLVED_BY_ALL);
  return onScale(game, base, gap);
}

/** How difficult an open puzzle is on the same scale, from how far one has to look who sees all hands. Bots who see one hand have another puzzle. */
export function openDifficulty(position: OpenPosition, begun: DealState, { steps, gap }: OpenSolution): number {
  const { game, board } = position;
  const answers = itemAt(steps, 0).right;
  const choices = legalPlaces(board);
  const right = choices.filter((place) => answers.includes(notationAt(board, place)));
  const base = ratingBySight(chancesBySight(position, begun, right), right.length, choices.length);
  return onScale(game, base + FURTHER_CARD * (steps.length - 1), gap);
}

function onScale(game: Game, rating: number, gap: number): number {
  const wide = gap >= WIDE * spreadOf(game.id) ? WIDE_GAP : 0;
  return Math.min(MOST_RATING, Math.max(LEAST_RATING, rating - wide));
}
