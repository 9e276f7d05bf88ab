import { expect, it } from 'vitest';
import { groupCalls, quickBids, skipped } from './bids.ts';

it('groups calls by how they are offered', () => {
  expect(groupCalls(['pass', 'bid:30', 'bid:25', 'trump:S', 'trump:NT', 'draw:??', 'draw:??', 'draw:KH'])).toEqual({
    numbers: [
      { value: 25, action: 'bid:25' },
      { value: 30, action: 'bid:30' },
    ],
    ranks: [],
    suits: [{ value: 'S', action: 'trump:S' }],
    noTrumps: 'trump:NT',
    draws: [
      { value: '??', action: 'draw:??' },
      { value: 'KH', action: 'draw:KH' },
    ],
    plain: ['pass'],
    pass: 'pass',
  });
});

it('takes bids of one letter or figure for ranks, unless some have two figures', () => {
  const ranks = groupCalls(['bid:J', 'bid:2', 'pass']);
  expect(ranks.ranks.map(({ value }) => value)).toEqual(['J', '2']);
  expect(ranks.numbers).toEqual([]);
  const points = groupCalls(['bid:1', 'bid:2', 'bid:60']);
  expect(points.ranks).toEqual([]);
  expect(points.numbers.map(({ value }) => value)).toEqual([1, 2, 60]);
});

it('offers the lowest and the highest bid, and some between', () => {
  const numbers = Array.from({ length: 38 }, (_, i) => 23 + i);
  const quick = quickBids(numbers, 6);
  expect(quick.length).toBeLessThanOrEqual(6);
  expect(quick[0]).toBe(23);
  expect(quick.at(-1)).toBe(60);
  expect(quickBids([5, 6], 6)).toEqual([5, 6]);
});

it('counts the bids left out while bids rise one by one', () => {
  const numbers = [56, 57, 58, 59, 60, 65];
  expect(numbers.map((bid) => skipped(numbers, bid))).toEqual([0, 1, 2, 3, 0, 0]);
});
