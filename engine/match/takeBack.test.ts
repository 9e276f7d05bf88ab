import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import { GAMES } from '../games/index.ts';
import { deal, matchOf, playRandomly } from './invariants.ts';
import { currentDeal, type Match } from './match.ts';
import { takeBack } from './takeBack.ts';

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('is what it was when actions are taken back', () => {
    const seed = seedFrom(`take back ${id}`);
    const positions: Match[] = [];
    const { match } = deal(matchOf(game, {}, game.seats.min), seed);
    positions.push(match);
    playRandomly(match, rngOf(deriveSeed(seed, 'actions')), (next) => {
      if (currentDeal(next) !== undefined) positions.push(next);
    });
    const last = positions.at(-1)!;
    for (let count = 0; count < positions.length; count += 1) expect(takeBack(last, count)).toEqual(positions.at(-1 - count));
    expect(() => takeBack(last, positions.length)).toThrow(RangeError);
  });
});
