import { describe, expect, it } from 'vitest';
import { evaluate } from '../bots/evaluation/evaluator.ts';
import { spreadOf } from '../bots/judge/judge.ts';
import type { DealState } from '../contract/deal.ts';
import { ACTIONS } from '../contract/action.ts';
import type { Game } from '../contract/game.ts';
import { formatAction, parseAction } from '../contract/notation.ts';
import { GAMES, gameById } from '../games/index.ts';
import { openPositionOf, solveOpen } from './find/openPuzzle.ts';
import { CLEAR } from './find/makePuzzle.ts';
import { packsOf } from './packs.ts';
import { puzzleProgress, startOf } from './play.ts';
import type { Puzzle, PuzzlePack } from './puzzle.ts';
import { shownAction, shownDeal, suitOrderBack, suitOrderFor, SUITS_AS_DEALT, SUIT_ORDERS } from './suits.ts';

const legalOf = (game: Game, state: DealState): string[] => game.legal(state).actions.map(formatAction).sort();

describe('an order of suits', () => {
  it('is one of 24, and is undone by another', () => {
    expect(new Set(SUIT_ORDERS).size).toBe(24);
    for (const order of SUIT_ORDERS)
      for (const notation of ACTIONS.map(formatAction)) {
        const shown = shownAction(notation, order);
        expect(parseAction(shown)).toBeDefined();
        expect(shownAction(shown, suitOrderBack(order))).toBe(notation);
        if (!/(?:^|:)[2-9TJQKA]?[SHDC]$/.test(notation)) expect(shown).toBe(notation);
      }
    expect(shownAction('bid:J', 'CDHS')).toBe('bid:J');
    expect(shownAction('discard:7S', 'CDHS')).toBe('discard:7C');
    expect(shownAction('trump:NT', 'CDHS')).toBe('trump:NT');
  });

  it('is that of the deal at first, and another at each return until all have been shown', () => {
    for (const number of [0, 5, 23, 400]) {
      expect(suitOrderFor(number, 0)).toBe(SUITS_AS_DEALT);
      const later = Array.from({ length: 23 }, (_, at) => suitOrderFor(number, at + 1));
      expect(new Set([SUITS_AS_DEALT, ...later])).toEqual(new Set(SUIT_ORDERS));
    }
  });
});

it('differ in Pinochle, where a meld names two of them', async () => {
  const game = gameById('pinochle-double');
  const [pack] = await packsOf(game.id);
  const puzzle = pack!.puzzles[0]!;
  const progress = puzzleProgress(game, pack!, puzzle, [puzzle.steps[0]!.wrong[0]!.action]);
  if (!progress.ok) throw new Error(progress.error.message);
  const { state } = progress.value.frames.at(-1)!;
  const worths = SUIT_ORDERS.map((order) => evaluate(game, shownDeal(game, state, order).state, puzzle.seat, 0));
  expect(new Set(worths).size).toBeGreaterThan(1);
  expect(game.suitsDiffer).toBe(true);
});

describe.each(GAMES.filter((game) => game.suitsDiffer !== true).map((game) => [game.id, game] as const))('the suits of %s', (id, game) => {
  /** The first puzzles of each kind. */
  const some = async (count: number): Promise<[PuzzlePack, Puzzle][]> =>
    (await packsOf(id)).flatMap((pack) => pack.puzzles.slice(0, count).map((puzzle): [PuzzlePack, Puzzle] => [pack, puzzle]));

  it('may change places: the same is legal, and the same comes of every answer, its refutation by the same deal included', async () => {
    for (const [at, [pack, puzzle]] of (await some(4)).entries()) {
      const start = startOf(game, pack, puzzle);
      if (!start.ok) throw new Error(start.error.message);
      const [first] = puzzle.steps;
      for (const [turn, answer] of [...first!.right, ...first!.wrong.map(({ action }) => action)].entries()) {
        const order = SUIT_ORDERS[1 + ((at + 5 * turn) % 23)]!;
        const progress = puzzleProgress(game, pack, puzzle, [answer]);
        if (!progress.ok) throw new Error(progress.error.message);
        for (const { state } of progress.value.frames) {
          const shown = shownDeal(game, state, order).state;
          const expected = game.toAct(state) === null ? [] : legalOf(game, state).map((action) => shownAction(action, order));
          expect([shown.phase, game.toAct(shown)]).toEqual([state.phase, game.toAct(state)]);
          if (game.toAct(shown) !== null) expect(legalOf(game, shown)).toEqual(expected.sort());
          else expect(evaluate(game, shown, puzzle.seat, 0)).toBe(evaluate(game, state, puzzle.seat, 0));
        }
      }
    }
  });

  it('may change places: the solver finds the same answers, worth the same, in other orders', async () => {
    const puzzle = (await some(1)).find(([{ kind }]) => kind === 'open');
    if (puzzle === undefined) return;
    const [pack, one] = puzzle;
    const start = startOf(game, pack, one);
    if (!start.ok) throw new Error(start.error.message);
    const full = start.value;
    for (const order of [suitOrderFor(one.number, 1), suitOrderFor(one.number, 2), suitOrderFor(one.number, 3)]) {
      const shown = shownDeal(game, full, order).state;
      // Back to where the trick on the table began.
      let begun = game.deal(shown.setup).state;
      let at = begun;
      for (const { action } of shown.moves) {
        if (at.play?.trick.length === 0) begun = at;
        at = game.apply(at, action).state;
      }
      if (at.play?.trick.length === 0) begun = at;
      const solution = solveOpen(openPositionOf(game, begun, at)!, begun, CLEAR * spreadOf(id));
      expect(solution?.goal).toBe(one.goal);
      const [step] = solution!.steps;
      expect([...step!.right].sort()).toEqual(one.steps[0]!.right.map((action) => shownAction(action, order)).sort());
      expect(step!.wrong.map(({ action, loses }) => `${action} ${loses}`).sort()).toEqual(
        one.steps[0]!.wrong.map(({ action, loses }) => `${shownAction(action, order)} ${loses}`).sort(),
      );
    }
  });
});
