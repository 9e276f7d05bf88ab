import { codeOf } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { Seed } from '../../cards/random.ts';
import { cardOfPlay, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';
import { usualPlayers } from '../../match/seating.ts';
import { spreadOf } from '../../bots/judge/judge.ts';
import { dealOf, type Puzzle, type PuzzleKind } from '../puzzle.ts';
import { canonicalOf } from './canonical.ts';
import { isDisputed, solveClosed } from './closedPuzzle.ts';
import { closedThemes } from './closedThemes.ts';
import { answerOf, deceives, difficultyOf } from './difficulty.ts';
import { hasChoice, openPositionOf, solveOpen } from './openPuzzle.ts';
import { openThemes } from './openThemes.ts';
import { momentSeed } from './themesOf.ts';

/** The share of a deal's spread by which the best answer must be ahead, and from which it is far ahead. */
export const CLEAR = 1 / 8;
const WIDE = 1 / 2;
/** Decisions of one deal that are judged at most: a puzzle is wanted, not all of a deal. */
const MOST_JUDGED = 4;

/** A puzzle, and the text that is the same for all puzzles like it. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly canonical: string;
}

/** The first puzzle of a kind in a deal that bots play; `undefined` if it has none. It follows from its arguments alone. */
export function puzzleIn(game: Game, packSeed: Seed, kind: PuzzleKind, number: number): FoundPuzzle | undefined {
  const dealer = number % usualPlayers(game);
  let state = dealOf(game, { options: {}, seed: packSeed }, number, dealer);
  let begun = state;
  let judged = 0;
  while (game.toAct(state) !== null && judged < MOST_JUDGED) {
    if (state.play?.trick.length === 0) begun = state;
    const seat = seatOnTurn(game, state);
    const view = game.view(state, seat);
    const legal = game.legal(state);
    const moment = momentSeed(packSeed, number, state.moves.length);
    if (kind === 'open') {
      const found = openAt(game, state, begun, number, dealer, moment);
      if (found !== undefined) return found;
    } else if (isDisputed(view, legal, moment)) {
      judged += 1;
      const found = closedAt(game, state, packSeed, number, dealer, moment);
      if (found !== undefined) return found;
    }
    ({ state } = game.apply(state, answerOf('medium', view, legal, moment, 1)));
  }
  return undefined;
}

function openAt(game: Game, state: DealState, begun: DealState, number: number, dealer: number, moment: Seed): FoundPuzzle | undefined {
  const position = openPositionOf(game, begun, state);
  if (position === undefined || !hasChoice(position)) return undefined;
  const spread = spreadOf(game.id);
  const solution = solveOpen(position, begun, CLEAR * spread);
  if (solution === undefined) return undefined;
  const seat = seatOnTurn(game, state);
  const [view, legal] = [game.view(state, seat), game.legal(state)];
  const right = itemAt(solution.steps, 0).right.map(actionIn);
  if (!deceives(view, legal, right, moment)) return undefined;
  const rating = difficultyOf(view, legal, right, moment, solution.steps.length - 1, solution.gap >= WIDE * spread);
  const themes = openThemes(position, solution, answerOf('rule', view, legal, moment));
  const { goal, steps } = solution;
  return {
    puzzle: { kind: 'open', number, dealer, actions: actionsOf(state), seat, goal, steps, themes, rating },
    canonical: canonicalOf(position.board),
  };
}

function closedAt(game: Game, state: DealState, packSeed: Seed, number: number, dealer: number, moment: Seed): FoundPuzzle | undefined {
  const seat = seatOnTurn(game, state);
  const [view, legal] = [game.view(state, seat), game.legal(state)];
  const spread = spreadOf(game.id);
  const solution = solveClosed(game, view, legal, CLEAR * spread, packSeed, number);
  if (solution === undefined || !deceives(view, legal, solution.right, moment)) return undefined;
  const { right, step, gap } = solution;
  const rating = difficultyOf(view, legal, right, moment, 0, gap >= WIDE * spread);
  const themes = closedThemes(view, legal, itemAt(right, 0), answerOf('rule', view, legal, moment), state);
  const hand = itemAt(state.hands, seat);
  return {
    puzzle: { kind: 'closed', number, dealer, actions: actionsOf(state), seat, goal: null, steps: [step], themes, rating },
    canonical: `${hand.map(codeOf).sort().join(' ')} | ${actionsOf(state).join(' ')} | ${cardsOf(right)}`,
  };
}

function actionsOf({ moves }: DealState): string[] {
  return moves.map(({ action }) => formatAction(action));
}

function cardsOf(actions: readonly Action[]): string {
  return actions.map((action) => (action.type === 'play' ? codeOf(cardOfPlay(action)) : formatAction(action))).join(' ');
}
