import { itemAt } from '../cards/indexed.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import { trickBegun } from '../analysis/boardOf.ts';
import { evaluate } from '../bots/evaluation/evaluator.ts';
import { spreadOf } from '../bots/judge/judge.ts';
import { canonicalOf } from './find/canonical.ts';
import { isFair, isSharedCall, seesNoCard, shownFigures, thoroughFigures } from './find/closedPuzzle.ts';
import { closedDifficulty, openDifficulty } from './find/difficulty.ts';
import { hasChoice, openPositionOf, solveOpen } from './find/openPuzzle.ts';
import { momentSeed, themesOf } from './find/themes/themesOf.ts';
import { canonicalOfDecision, CLEAR } from './find/makePuzzle.ts';
import { puzzleLine, playedOn, type Puzzle, type PuzzlePack } from './puzzle.ts';
import { puzzleProgress, startOf } from './play.ts';

/** The seed of no decision in particular: a second judgement by chance of its own. */
const TURN = 3;
/** A second judgement may find a gap smaller by chance: of what a puzzle must have this much is to be found again. */
const UPHELD = 1 / 2;
/** And of how often its wrong answers do worse, this much less. */
const SLACK = 0.03;

/**
 * Why a puzzle does not stand, as a sentence; `undefined` if it does. Its actions are legal, every line of it can be played, each answer is met, and solver or
 * judge find the same answers again: an open one with the same values, a closed one by other chance than it was found by.
 */
export function faultOfPuzzle(game: Game, pack: PuzzlePack, puzzle: Puzzle): string | undefined {
  const start = startOf(game, pack, puzzle);
  if (!start.ok) return start.error.message;
  const state = start.value;
  const first = itemAt(puzzle.steps, 0);
  if (game.toAct(state) !== puzzle.seat) return `seat ${puzzle.seat} is not to act`;
  const answers = [...first.right, ...first.wrong.map(({ action }) => action)];
  const legal = game.legal(state).actions.map(formatAction);
  const missing = puzzle.kind === 'open' ? legal.filter((action) => !answers.includes(action)) : [];
  if (missing.length > 0 || answers.some((action) => !legal.includes(action)))
    return `its answers are not the legal actions ${legal.join(' ')}`;
  // Only where a player lays an equal card may the line end early.
  let at = state;
  for (const { line } of puzzle.steps) {
    const gone = playedOn(game, at, line);
    if (!gone.ok) return `the line ${line.join(' ')} is against the rules`;
    at = gone.value;
  }
  for (const answer of answers) {
    const progress = puzzleProgress(game, pack, puzzle, [answer]);
    if (!progress.ok) return progress.error.message;
  }
  return puzzle.kind === 'open' ? openFault(game, pack, puzzle, state) : closedFault(game, pack, puzzle, state);
}

/**
 * A puzzle with the themes and the difficulty that are found now, and an open one with the lines and values of the solver; `undefined` where it does not stand, or
 * has other right answers.
 */
export function foundAgain(game: Game, pack: PuzzlePack, puzzle: Puzzle): Puzzle | undefined {
  const start = startOf(game, pack, puzzle);
  if (!start.ok) return undefined;
  const state = start.value;
  if (puzzle.kind === 'closed') return closedAgain(game, pack, puzzle, state);
  const begun = trickBegun(game, state);
  const position = openPositionOf(game, begun, state);
  const solution = position === undefined ? undefined : solveOpen(position, begun, CLEAR * spreadOf(game.id));
  if (position === undefined || solution === undefined) return undefined;
  const { goal, steps } = solution;
  const [before, now] = [puzzle.steps, steps].map((all) => itemAt(all, 0).right);
  if (before === undefined || now === undefined || !areThose(before, now)) return undefined;
  const themes = themesOf(game, pack, puzzle, state, { position, solution });
  return { ...puzzle, goal, steps, themes, rating: openDifficulty(position, begun, solution) };
}

/** A closed puzzle with the figures of its wrong answers and its difficulty as they are found now; their refutations stay. */
function closedAgain(game: Game, pack: PuzzlePack, puzzle: Puzzle, state: DealState): Puzzle | undefined {
  const step = itemAt(puzzle.steps, 0);
  const view = game.view(state, seatOnTurn(game, state));
  const found = thoroughFigures(view, game.legal(state), actionIn(itemAt(step.right, 0)), UPHELD * CLEAR * spreadOf(game.id));
  if (found === undefined || isSharedCall(view) || !areThose(step.right, found.right.map(formatAction)) || !isFair(view, found.wrong))
    return undefined;
  const figures = found.wrong.map(shownFigures);
  const wrong = step.wrong.map((answer) => ({ ...answer, ...figures.find(({ action }) => action === answer.action) }));
  const moment = momentSeed(pack.seed, puzzle.number, state.moves.length);
  const rating = closedDifficulty(game, view, game.legal(state), found.right, moment, found.gap);
  return { ...puzzle, steps: [{ ...step, wrong }], themes: themesOf(game, pack, puzzle, state, null), rating };
}

/** The text that is the same for all puzzles like one; `undefined` where it does not stand. */
export function canonicalAgain(game: Game, pack: PuzzlePack, puzzle: Puzzle): string | undefined {
  const start = startOf(game, pack, puzzle);
  if (!start.ok) return undefined;
  if (puzzle.kind === 'closed') return canonicalOfDecision(game, start.value, itemAt(puzzle.steps, 0).right.map(actionIn));
  const position = openPositionOf(game, trickBegun(game, start.value), start.value);
  return position === undefined ? undefined : canonicalOf(position.board);
}

function openFault(game: Game, pack: PuzzlePack, puzzle: Puzzle, state: DealState): string | undefined {
  const clear = CLEAR * spreadOf(game.id);
  const begun = trickBegun(game, state);
  const position = openPositionOf(game, begun, state);
  if (position === undefined || !hasChoice(position)) return 'it is no position to choose a card in';
  const solution = solveOpen(position, begun, clear);
  if (solution === undefined) return 'it has no best card';
  const { goal, steps } = solution;
  const themes = themesOf(game, pack, puzzle, state, { position, solution });
  if (!areThose(puzzle.themes, themes)) return `its themes are ${themes.join(' ')}`;
  const rating = openDifficulty(position, begun, solution);
  if (rating !== puzzle.rating) return `its difficulty is ${rating}`;
  const found = JSON.stringify(puzzleLine({ ...puzzle, goal, steps }));
  if (found !== JSON.stringify(puzzleLine(puzzle))) return 'the solver finds another solution';
  // The wrong answers cost what they claim by the rules themselves, not by the board of the search alone.
  for (const { line, loses } of itemAt(steps, 0).wrong) {
    const over = playedOn(game, state, line);
    if (!over.ok || over.value.phase !== OVER) return `the refutation ${line.join(' ')} does not end`;
    if (evaluate(game, over.value, puzzle.seat, 0) !== goal - loses) return `the refutation ${line.join(' ')} costs other points`;
  }
  return undefined;
}

function areThose(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

function closedFault(game: Game, pack: PuzzlePack, puzzle: Puzzle, state: DealState): string | undefined {
  const view = game.view(state, seatOnTurn(game, state));
  if (seesNoCard(view)) return 'its seat has seen no card';
  if (isSharedCall(view)) return 'everybody knows all hands where its seat doubles';
  const { right } = itemAt(puzzle.steps, 0);
  const found = thoroughFigures(view, game.legal(state), actionIn(itemAt(right, 0)), UPHELD * CLEAR * spreadOf(game.id), TURN);
  if (found === undefined) return 'the judge finds no best action';
  const answers = found.right.map(formatAction);
  if (!areThose(right, answers)) return `the judge finds ${answers.join(' ')}`;
  if (!isFair(view, found.wrong, SLACK)) return 'a wrong answer does better too often';
  const themes = themesOf(game, pack, puzzle, state, null);
  return areThose(puzzle.themes, themes) ? undefined : `its themes are ${themes.join(' ')}`;
}
