import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { manilleBlind } from './game.ts';

/** Endings of some cards each: without duties each hand goes in any order; the exact number of ways in which they can go on. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, players: number, count: number])[] = [
  ['a', {}, 2, 4, 16],
  ['b', {}, 2, 4, 16],
  ['c', {}, 3, 4, 1296],
  ['d', {}, 3, 4, 1296],
  ['e', {}, 2, 4, 16],
  ['f', {}, 3, 4, 1296],
  ['g', {}, 2, 4, 16],
  ['h', {}, 2, 4, 16],
  ['i', {}, 3, 4, 1296],
  ['j', {}, 2, 4, 16],
  ['k', {}, 3, 4, 1296],
  ['l', {}, 3, 4, 1296],
];

it.each(ROWS)('ending %s under %j with %i cards each of %i players goes on in %i ways', (seed, options, cards, players, count) => {
  expect(continuations(manilleBlind, ending(manilleBlind, options, `perft manille-blind ${seed}`, cards, players))).toBe(count);
});
