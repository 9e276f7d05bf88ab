import type { Seat } from '../cards/card.ts';
import { itemAt } from '../cards/indexed.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { actionIn } from '../contract/notation.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import { dealOf, playedOn, type Puzzle, type PuzzlePack, type PuzzleStep, type WrongAnswer } from './puzzle.ts';
import { worldAt } from './worlds.ts';

/** A picture of a puzzle on its way: the deal, what has just happened, and from whose place it is seen. */
export interface PuzzleFrame {
  readonly state: DealState;
  readonly events: readonly GameEvent[];
  readonly seat: Seat;
  /** Whether all hands are seen. */
  readonly open: boolean;
}

/** Where a puzzle stands after some answers. */
export interface PuzzleProgress {
  /** `open`: another choice is to be made. */
  readonly outcome: 'open' | 'right' | 'wrong';
  /** The choice that was answered last, or is to be made, from 0. */
  readonly at: number;
  readonly step: PuzzleStep;
  /** Every choice of the puzzle, with the equal cards that were laid in their places. */
  readonly steps: readonly PuzzleStep[];
  /** The wrong answer that ended it. */
  readonly wrong?: WrongAnswer;
  /** The last position that waited for an answer, and all that followed the last answer. */
  readonly frames: readonly PuzzleFrame[];
}

/** The deal of a puzzle where its first choice is to be made. `puzzle/not-legal`: the pack is of another engine. */
export function startOf(game: Game, pack: PuzzlePack, { number, dealer, actions }: Puzzle): Result<DealState, 'puzzle/not-legal'> {
  return playedOn(game, dealOf(game, pack, number, dealer), actions);
}

/**
 * The course of a puzzle with some answers, one for each choice. `puzzle/not-legal`: an answer is not among the legal actions of its choice, or one follows
 * after the end.
 */
export function puzzleProgress(
  game: Game,
  pack: PuzzlePack,
  puzzle: Puzzle,
  answers: readonly string[],
): Result<PuzzleProgress, 'puzzle/not-legal'> {
  const start = startOf(game, pack, puzzle);
  if (!start.ok) return start;
  const open = puzzle.kind === 'open';
  let state = start.value;
  let steps = puzzle.steps;
  let frames: PuzzleFrame[] = [{ state, events: [], seat: seatOnTurn(game, state), open }];
  for (const [at, answer] of answers.entries()) {
    const step = steps[at];
    if (step === undefined) return refuse('puzzle/not-legal', 'the puzzle has no further choice');
    const waiting = itemAt(frames, frames.length - 1);
    const wrong = step.wrong.find(({ action }) => action === answer);
    if (wrong !== undefined) {
      if (at + 1 < answers.length) return refuse('puzzle/not-legal', 'a wrong answer ends the puzzle');
      return ok({ outcome: 'wrong', at, step, steps, wrong, frames: [waiting, ...refutation(game, pack, puzzle, state, wrong)] });
    }
    const [usual] = step.right;
    if (usual === undefined || !step.right.includes(answer))
      return refuse('puzzle/not-legal', `${answer} is no answer`, { action: answer, at });
    // Of equal cards the player may lay another than the line does: from there on the two have changed places.
    steps = steps.map((one) => exchanged(one, usual, answer));
    const line = itemAt(steps, at).line;
    frames = [waiting, ...framesOf(game, state, line, waiting.seat, open)];
    const last = itemAt(frames, frames.length - 1);
    ({ state } = last);
    // A duty may part the two later on: the answer is right all the same, and the line ends there.
    const broken = frames.length <= line.length;
    if (at + 1 === steps.length || broken) {
      if (at + 1 < answers.length) return refuse('puzzle/not-legal', 'the puzzle has no further choice');
      return ok({ outcome: 'right', at, step: itemAt(steps, at), steps, frames });
    }
    // The next choice may be the partner's: it is seen from there.
    const seat = seatOnTurn(game, state);
    if (seat !== last.seat) frames.push({ state, events: [], seat, open });
  }
  return ok({ outcome: 'open', at: answers.length, step: itemAt(steps, answers.length), steps, frames });
}

/** The picture of the choice that a progress is about. */
export function choiceFrame({ outcome, frames }: PuzzleProgress): PuzzleFrame {
  return itemAt(frames, outcome === 'open' ? frames.length - 1 : 0);
}

/** The frames of a line of actions, as far as they are legal. */
function framesOf(game: Game, from: DealState, line: readonly string[], seat: Seat, open: boolean): PuzzleFrame[] {
  let state = from;
  const frames: PuzzleFrame[] = [];
  for (const notation of line) {
    const action = actionIn(notation);
    if (game.toAct(state) === null || !game.legal(state).actions.includes(action)) break;
    const next = game.apply(state, action);
    ({ state } = next);
    frames.push({ state, events: next.events, seat, open });
  }
  return frames;
}

/** The frames after a wrong answer: in a closed puzzle in a world where it fails, all hands open. */
function refutation(game: Game, pack: PuzzlePack, puzzle: Puzzle, state: DealState, { line, world }: WrongAnswer): PuzzleFrame[] {
  const seat = seatOnTurn(game, state);
  if (world === undefined) return framesOf(game, state, line, seat, true);
  const shown = worldAt(game, game.view(state, seat), pack.seed, puzzle.number, world);
  return [{ state: shown, events: [], seat, open: true }, ...framesOf(game, shown, line, seat, true)];
}

/** A step in which two cards have changed places. */
function exchanged(step: PuzzleStep, one: string, other: string): PuzzleStep {
  if (one === other) return step;
  const swap = (action: string): string => (action === one ? other : action === other ? one : action);
  return {
    right: step.right.map(swap),
    line: step.line.map(swap),
    wrong: step.wrong.map((wrong) => ({ ...wrong, action: swap(wrong.action), line: wrong.line.map(swap) })),
  };
}
