import { expect, it } from 'vitest';
import { resultOf } from './matchPolicy.ts';

it.each([
  [[0], 7, 3, 'won'],
  [[0, 2], 4, 3, 'won'],
  [[0, 1, 2, 3, 4, 5, 6], 7, 2, 'draw'],
  [[0, 1, 2, 3], 4, 16, 'draw'],
  [[0, 1, 2, 3, 4, 5, 6], 7, 0, 'none'],
  [[], 4, 0, 'none'],
] as const)('the winners %j of %i people after %i deals: %s', (winners, people, deals, result) => {
  expect(resultOf(winners, people, deals)).toBe(result);
});
