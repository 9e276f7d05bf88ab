import { itemAt } from '../../../cards/indexed.ts';
import { deriveSeed, type Seed } from '../../../cards/random.ts';
import type { DealState } from '../../../contract/deal.ts';
import type { Game } from '../../../contract/game.ts';
import { actionIn } from '../../../contract/notation.ts';
import type { Puzzle, PuzzlePack } from '../../puzzle.ts';
import type { Theme } from '../../theme.ts';
import { closedThemes } from './closedThemes.ts';
import { isCounting } from './counting.ts';
import { answerOf } from '../difficulty.ts';
import type { OpenPosition, OpenSolution } from '../openPuzzle.ts';
import { openThemes } from './openThemes.ts';

/** The seed of a decision in a pack's deal, after a number of moves. */
export function momentSeed(packSeed: Seed, number: number, moves: number): Seed {
  return deriveSeed(deriveSeed(packSeed, `play ${number}`), `move ${moves}`);
}

/**
 * The themes of a puzzle, found again: from its position, its answer, and the card of the rule of thumb there. `solved`: the solution of an open puzzle;
 * `null` for a closed one.
 */
export function themesOf(
  game: Game,
  { seed }: Pick<PuzzlePack, 'seed'>,
  { number, seat, steps }: Pick<Puzzle, 'number' | 'seat' | 'steps'>,
  state: DealState,
  solved: { readonly position: OpenPosition; readonly solution: OpenSolution } | null,
): Theme[] {
  const view = game.view(state, seat);
  const legal = game.legal(state);
  const usual = answerOf('rule', view, legal, momentSeed(seed, number, state.moves.length));
  const right = itemAt(steps, 0).right.map(actionIn);
  const key = itemAt(right, 0);
  if (solved !== null) return openThemes(solved.position, solved.solution, usual);
  const themes = closedThemes(view, legal, key, usual, state);
  return !right.includes(usual) && isCounting(view, key, usual) ? [...themes, 'count'] : themes;
}
