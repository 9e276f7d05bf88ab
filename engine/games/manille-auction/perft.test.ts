import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { manilleAuction } from './game.ts';

/** Endings of some cards each; the exact number of ways in which they can go on. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, players: number, count: number])[] = [
  ['a', {}, 3, 3, 140],
  ['b', {}, 4, 3, 176],
  ['c', {}, 4, 3, 1072],
  ['d', {}, 3, 4, 408],
  ['e', {}, 4, 4, 1152],
  ['f', { defenders: 'partners' }, 3, 4, 26],
  ['g', { defenders: 'partners' }, 4, 4, 8608],
  ['h', {}, 3, 5, 110],
  ['i', {}, 3, 6, 1632],
  ['j', { defenders: 'partners' }, 3, 5, 464],
  ['k', {}, 2, 7, 12],
  ['l', {}, 3, 7, 48],
];

it.each(ROWS)('ending %s under %j with %i cards each of %i players goes on in %i ways', (seed, options, cards, players, count) => {
  expect(continuations(manilleAuction, ending(manilleAuction, options, `perft manille-auction ${seed}`, cards, players))).toBe(count);
});
