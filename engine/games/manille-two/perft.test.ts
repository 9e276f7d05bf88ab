import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { manilleTwo } from './game.ts';
import { tricksPlayed } from '../../contract/deal.ts';

/** Endings of some cards each in hand and row; the exact number of ways in which they can go on. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, players: number, count: number])[] = [
  ['a', {}, 4, 2, 40],
  ['b', {}, 4, 2, 240],
  ['c', {}, 4, 2, 144],
  ['d', {}, 5, 2, 836],
  ['e', {}, 5, 2, 662],
  ['f', {}, 5, 2, 2880],
  ['g', {}, 5, 2, 982],
  ['h', {}, 6, 2, 7712],
  ['i', {}, 6, 2, 1112],
  ['j', {}, 6, 2, 8630],
  ['k', {}, 6, 2, 38592],
  ['l', {}, 6, 2, 25920],
];

it.each(ROWS)('ending %s under %j with %i cards each of %i players goes on in %i ways', (seed, options, cards, players, count) => {
  expect(
    continuations(
      manilleTwo,
      ending(manilleTwo, options, `perft manille-two ${seed}`, cards, players, (state) => 16 - tricksPlayed(state)),
    ),
  ).toBe(count);
});
