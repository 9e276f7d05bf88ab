import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { gameById } from '../../games/index.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { packsOf } from '../packs.ts';
import { dealOf } from '../puzzle.ts';
import { isDisputed } from './closedPuzzle.ts';
import { puzzleIn } from './makePuzzle.ts';

describe('a puzzle', () => {
  it('is found again in the deal it comes from, its themes with it, and not where another theme is wanted', async () => {
    const game = gameById('manilla-two');
    const [pack] = await packsOf(game.id);
    const puzzle = pack?.puzzles.find(({ kind, themes }) => kind === 'open' && themes.includes('throwIn'));
    if (pack === undefined || puzzle === undefined) throw new Error('no such puzzle');
    expect(puzzleIn(game, pack.seed, 'open', puzzle.number, 'throwIn')?.puzzle).toEqual(puzzle);
    expect(puzzleIn(game, pack.seed, 'open', puzzle.number, 'squeeze')).toBe(undefined);
  }, 180_000);
});

describe('a decision', () => {
  it('may be disputed where cards lie in piles and none are in hand', () => {
    const game = gameById('manilla-two');
    const seed = seedFrom('piles');
    let state = dealOf(game, { options: {}, seed }, 0, 0);
    const disputed: number[] = [];
    while (state.moves.length < 12) {
      const [view, legal] = [game.view(state, seatOnTurn(game, state)), game.legal(state)];
      if (isDisputed(view, legal, seed)) disputed.push(state.moves.length);
      ({ state } = game.apply(state, BOTS.rule.choose(view, legal, rngOf(seed), UNHURRIED)));
    }
    expect(disputed.length).toBeGreaterThan(0);
  });
});
