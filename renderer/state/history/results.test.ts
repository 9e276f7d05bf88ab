import { expect, it } from 'vitest';
import { sideAmounts } from './results.ts';

const PARTNERS = { min: 4, max: 4 };
const ALONE = { min: 3, max: 7 };

it.each([
  ['partners', PARTNERS, [229, 639, 229, 639], [229, 639]],
  ['partners who are level', PARTNERS, [0, 0, 0, 0], [0, 0]],
  ['four who changed partners', PARTNERS, [229, 639, 411, 457], [229, 639, 411, 457]],
  ['four alone', ALONE, [30, -10, -10, -10], [30, -10, -10, -10]],
  ['four alone, two and two of them level', ALONE, [20, -20, 20, -20], [20, -20, 20, -20]],
  ['four alone who are level', ALONE, [0, 0, 0, 0], [0, 0, 0, 0]],
  ['two', { min: 2, max: 2 }, [40, 12], [40, 12]],
  ['five', { min: 5, max: 5 }, [2, -1, 1, -1, -1], [2, -1, 1, -1, -1]],
])('has the amounts of %s', (_, seats, byPerson, expected) => {
  expect(sideAmounts(byPerson, seats)).toEqual(expected);
});
