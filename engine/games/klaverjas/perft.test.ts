import { expect, it } from 'vitest';
import { continuations, ending } from '../../testing/perft.fixture.ts';
import type { Options } from '../../contract/options.ts';
import { klaverjas } from './game.ts';

/** Endings of three and four cards, and the exact number of ways in which each can go on; roem asked and answered counts as two ways. */
const ROWS: readonly (readonly [seed: string, options: Options, cards: number, count: number])[] = [
  ['a', {}, 3, 132],
  ['b', {}, 3, 392],
  ['c', {}, 3, 320],
  ['d', {}, 4, 4952],
  ['e', { preset: 'Rotterdam' }, 3, 192],
  ['f', { preset: 'Rotterdam' }, 3, 776],
  ['g', { preset: 'Rotterdam' }, 3, 1440],
  ['h', { preset: 'Amsterdam' }, 3, 112],
  ['i', { preset: 'Amsterdam' }, 4, 3210],
  ['j', { trumpLead: 'free' }, 3, 184],
  ['k', { underTrump: 'forbidden' }, 4, 5304],
  ['l', { partnerExemption: 'off' }, 3, 160],
];

it.each(ROWS)('ending %s under %j with %i cards each goes on in %i ways', (seed, options, cards, count) => {
  expect(continuations(klaverjas, ending(klaverjas, options, `perft klaverjas ${seed}`, cards))).toBe(count);
});
