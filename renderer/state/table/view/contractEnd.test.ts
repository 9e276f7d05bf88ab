import { expect, test } from 'vitest';
import type { WireView } from '../../../../engine/protocol/wire.ts';
import { endFor } from './contractEnd.ts';

const scored = (...scores: number[]): NonNullable<WireView['score']> => ({ scores, points: scores, lines: [], carry: 1, detail: {} });
const partners = {
  declarer: 1,
  sides: [
    [0, 2],
    [1, 3],
  ],
  score: scored(60, 102, 60, 102),
};

test('a contract that is made has been lost by its opponents', () => {
  expect([0, 1, 2, 3].map((seat) => endFor('made', partners, seat))).toEqual(['lost', 'made', 'lost', 'made']);
  expect([0, 1, 2, 3].map((seat) => endFor('lost', partners, seat))).toEqual(['made', 'lost', 'made', 'lost']);
});

test('a declarer without partners plays against all others', () => {
  expect([0, 1, 2].map((seat) => endFor('made', { declarer: 2, sides: null, score: scored(0, 0, 25) }, seat))).toEqual([
    'lost',
    'lost',
    'made',
  ]);
});

test('all tricks are a triumph of those who took them', () => {
  expect([0, 1].map((seat) => endFor('triumph', { declarer: null, sides: null, score: scored(26, 0) }, seat))).toEqual(['triumph', 'lost']);
});

test('who watches sees the end of the contract itself, and so do all without a declarer', () => {
  expect(endFor('made', partners, null)).toBe('made');
  expect(endFor('made', { ...partners, declarer: null }, 0)).toBe('made');
});
