import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { manilleThree } from './game.ts';

/** Endings of some cards each; the exact number of ways in which they can go on. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, players: number, count: number])[] = [
  ['a', {}, 3, 3, 72],
  ['b', {}, 3, 3, 168],
  ['c', {}, 3, 3, 96],
  ['d', {}, 4, 3, 852],
  ['e', {}, 4, 3, 7776],
  ['f', {}, 4, 3, 1664],
  ['g', {}, 4, 3, 1284],
  ['h', {}, 4, 3, 1760],
  ['i', {}, 5, 3, 38672],
  ['j', {}, 4, 3, 6720],
  ['k', {}, 5, 3, 17800],
  ['l', {}, 5, 3, 29160],
];

it.each(ROWS)('ending %s under %j with %i cards each of %i players goes on in %i ways', (seed, options, cards, players, count) => {
  expect(continuations(manilleThree, ending(manilleThree, options, `perft manille-three ${seed}`, cards, players))).toBe(count);
});
