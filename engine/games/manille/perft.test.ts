import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { manille } from './game.ts';

/** Endings of some cards each; the exact number of ways in which they can go on. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, players: number, count: number])[] = [
  ['a', {}, 3, 4, 340],
  ['b', {}, 3, 4, 212],
  ['c', {}, 3, 4, 144],
  ['d', {}, 3, 4, 560],
  ['e', {}, 4, 4, 1392],
  ['f', {}, 4, 4, 5584],
  ['g', {}, 4, 4, 7840],
  ['h', {}, 4, 4, 5576],
  ['i', {}, 4, 4, 8912],
  ['j', {}, 4, 4, 10080],
  ['k', {}, 3, 4, 304],
  ['l', {}, 4, 4, 2496],
];

it.each(ROWS)('ending %s under %j with %i cards each of %i players goes on in %i ways', (seed, options, cards, players, count) => {
  expect(continuations(manille, ending(manille, options, `perft manille ${seed}`, cards, players))).toBe(count);
});
