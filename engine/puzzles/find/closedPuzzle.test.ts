import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../cards/random.ts';
import { callOf } from '../../contract/action.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { gameById } from '../../games/index.ts';
import { faultOfPuzzle, foundAgain } from '../check.ts';
import { packsOf } from '../packs.ts';
import { dealOf, type Puzzle, type PuzzlePack } from '../puzzle.ts';
import { isDisputed, isFair, seesNoCard } from './closedPuzzle.ts';
import { puzzleIn } from './makePuzzle.ts';

const PACK = { options: {}, kind: 'closed', seed: seedFrom('puzzles'), puzzles: [] } as const;
const CLOSED = { kind: 'closed', goal: null, rating: 1500 } as const;

async function closedPack(id: PuzzlePack['game']): Promise<PuzzlePack> {
  const pack = (await packsOf(id)).find(({ kind }) => kind === 'closed');
  if (pack === undefined) throw new Error(`${id} has no closed puzzles`);
  return pack;
}

describe('a decision before any card is seen', () => {
  const game = gameById('manille-blind');
  const state = dealOf(game, PACK, 2, 2);

  it('is no puzzle, and does not stand as one', () => {
    const view = game.view(state, seatOnTurn(game, state));
    expect(seesNoCard(view)).toBe(true);
    expect(isDisputed(view, game.legal(state), seedFrom('any'))).toBe(false);
    const wrong = { action: 'look', loses: 22.5, line: ['look'], worse: 50, world: 0 };
    const puzzle: Puzzle = {
      ...{ ...CLOSED, number: 2, dealer: 2, seat: 2, actions: [], themes: ['bid'] },
      steps: [{ right: ['blind'], line: ['blind'], wrong: [wrong] }],
    };
    expect(faultOfPuzzle(game, { ...PACK, game: game.id }, puzzle)).toBe('its seat has seen no card');
  });

  it('is over once the other hands are open', () => {
    for (const call of ['blind', 'look'] as const) {
      const next = game.apply(state, callOf(call)).state;
      expect(seesNoCard(game.view(next, seatOnTurn(game, next)))).toBe(false);
    }
  });

  it('is drawn by lot, so that deals are searched after a call that bots never make', async () => {
    const { puzzles, seed } = await closedPack(game.id);
    expect(puzzles.every(({ actions }) => actions.length > 0)).toBe(true);
    const puzzle = puzzles.findLast(({ actions }) => actions[0] === 'look');
    if (puzzle === undefined) throw new Error('no such puzzle');
    expect(puzzleIn(game, seed, 'closed', puzzle.number)?.puzzle).toEqual(puzzle);
  }, 120_000);
});

describe('a wrong answer', () => {
  const wrong = (worse: number, better: number): Parameters<typeof isFair>[1] => [{ worse, better }];

  it('must do worse in half of the worlds in which it matters at a card, and in three of five at a call', () => {
    expect(isFair({ phase: 'play' }, wrong(0.26, 0.25))).toBe(true);
    expect(isFair({ phase: 'play' }, wrong(0.25, 0.26))).toBe(false);
    expect(isFair({ phase: 'bidding' }, wrong(0.31, 0.2))).toBe(true);
    expect(isFair({ phase: 'bidding' }, wrong(0.29, 0.2))).toBe(false);
    expect(isFair({ phase: 'bidding' }, [...wrong(1, 0), ...wrong(0.29, 0.2)])).toBe(false);
    expect(isFair({ phase: 'bidding' }, wrong(0.29, 0.2), 0.03)).toBe(true);
  });

  it('that does better too often takes its puzzle away', () => {
    const game = gameById('klaverjas');
    const refutation = { action: 'pass', loses: 26.6, line: ['pass'], worse: 68, world: 1 };
    const puzzle: Puzzle = {
      ...{ ...CLOSED, number: 64, dealer: 0, seat: 0, actions: ['pass', 'pass', 'pass'], themes: ['bid'] },
      steps: [{ right: ['play'], line: ['play'], wrong: [refutation] }],
    };
    const pack = { ...PACK, game: game.id };
    expect(faultOfPuzzle(game, pack, puzzle)).toBe('a wrong answer does better too often');
    expect(foundAgain(game, pack, puzzle)).toBe(undefined);
  }, 30_000);

  it('has its loss and how often it does worse from the same worlds', async () => {
    const game = gameById('briscola-chiamata');
    const pack = await closedPack(game.id);
    for (const puzzle of pack.puzzles.slice(0, 1)) {
      const found = foundAgain(game, pack, puzzle)?.steps[0]?.wrong ?? [];
      expect(found.length).toBeGreaterThan(0);
      // No card costs more than this in one world: in fewer worlds the loss could not come together.
      for (const { loses, worse = 0 } of found) expect(loses).toBeLessThanOrEqual((4.5 * (worse + 1)) / 100);
    }
  }, 180_000);
});
