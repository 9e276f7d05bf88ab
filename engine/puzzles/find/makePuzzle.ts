import { codeOf } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, pick, rngOf, type Seed } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';
import { usualPlayers } from '../../match/seating.ts';
import { spreadOf } from '../../bots/judge/judge.ts';
import { dealOf, type Puzzle, type PuzzleKind } from '../puzzle.ts';
import { canonicalOf } from './canonical.ts';
import { isDisputed, isPromising, seesNoCard, solveClosed } from './closedPuzzle.ts';
import { answerOf, closedDifficulty, deceives, openDifficulty } from './difficulty.ts';
import { hasChoice, openPositionOf, solveOpen } from './openPuzzle.ts';
import { momentSeed, themesOf } from './themes/themesOf.ts';
import type { Theme } from '../theme.ts';

/** The share of a deal's spread by which the best answer must be ahead. */
export const CLEAR = 1 / 8;
/** Decisions of one deal that are judged with all the work, at most: a puzzle is wanted, not all of a deal. */
const MOST_JUDGED = 4;

/** A puzzle, and the text that is the same for all puzzles like it. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly canonical: string;
}

/** The first puzzle of a kind, and of a theme if one is given, in a deal that bots play; `undefined` if it has none. It follows from its arguments alone. */
export function puzzleIn(game: Game, packSeed: Seed, kind: PuzzleKind, number: number, theme?: Theme): FoundPuzzle | undefined {
  const dealer = number % usualPlayers(game);
  const clear = CLEAR * spreadOf(game.id);
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
      const found = openAt(game, state, begun, packSeed, number, dealer, moment, theme);
      if (found !== undefined) return found;
    } else if (isDisputed(view, legal, moment) && isPromising(view, legal, clear)) {
      judged += 1;
      const found = closedAt(game, state, packSeed, number, dealer, moment);
      if (found !== undefined && (theme === undefined || found.puzzle.themes.includes(theme))) return found;
    }
    // Before a card is seen bots call the same in every deal: by lot, so that deals are searched after each of the calls.
    const next = seesNoCard(view) ? pick(legal.actions, rngOf(deriveSeed(moment, 'unseen'))) : answerOf('medium', view, legal, moment, 1);
    ({ state } = game.apply(state, next));
  }
  return undefined;
}

function openAt(
  game: Game,
  state: DealState,
  begun: DealState,
  packSeed: Seed,
  number: number,
  dealer: number,
  moment: Seed,
  theme: Theme | undefined,
): FoundPuzzle | undefined {
  const position = openPositionOf(game, begun, state);
  if (position === undefined || !hasChoice(position)) return undefined;
  const solution = solveOpen(position, begun, CLEAR * spreadOf(game.id));
  if (solution === undefined) return undefined;
  const seat = seatOnTurn(game, state);
  const [view, legal] = [game.view(state, seat), game.legal(state)];
  const right = itemAt(solution.steps, 0).right.map(actionIn);
  const { goal, steps } = solution;
  const themes = themesOf(game, { seed: packSeed }, { number, seat, steps }, state, { position, solution });
  if ((theme !== undefined && !themes.includes(theme)) || !deceives(view, legal, right, moment)) return undefined;
  const rating = openDifficulty(position, begun, solution);
  return {
    puzzle: { kind: 'open', number, dealer, actions: actionsOf(state), seat, goal, steps, themes, rating },
    canonical: canonicalOf(position.board),
  };
}

function closedAt(game: Game, state: DealState, packSeed: Seed, number: number, dealer: number, moment: Seed): FoundPuzzle | undefined {
  const seat = seatOnTurn(game, state);
  const [view, legal] = [game.view(state, seat), game.legal(state)];
  const solution = solveClosed(game, view, legal, CLEAR * spreadOf(game.id), packSeed, number);
  if (solution === undefined || !deceives(view, legal, solution.right, moment)) return undefined;
  const { right, step, gap } = solution;
  const rating = closedDifficulty(game, view, legal, right, moment, gap);
  const themes = themesOf(game, { seed: packSeed }, { number, seat, steps: [step] }, state, null);
  return {
    puzzle: { kind: 'closed', number, dealer, actions: actionsOf(state), seat, goal: null, steps: [step], themes, rating },
    canonical: canonicalOfDecision(game, state, right),
  };
}

/** The text of a decision from one hand: what its seat holds and may do, what was played, and the answers. */
export function canonicalOfDecision(game: Game, state: DealState, right: readonly Action[]): string {
  const hand = itemAt(state.hands, seatOnTurn(game, state));
  // Cards in piles are in no hand.
  return [hand.map(codeOf).sort(), game.legal(state).actions.map(formatAction), actionsOf(state), right.map(formatAction)]
    .map((part) => part.join(' '))
    .join(' | ');
}

function actionsOf({ moves }: DealState): string[] {
  return moves.map(({ action }) => formatAction(action));
}
