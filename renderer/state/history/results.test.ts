import { expect, it } from 'vitest';
import { sideAmounts } from './results.ts';

it.each([
  ['partners', [229, 639, 229, 639], [229, 639]],
  ['four who changed partners', [229, 639, 411, 457], [229, 639, 411, 457]],
  ['four alone', [30, -10, -10, -10], [30, -10, -10, -10]],
  ['two', [40, 12], [40, 12]],
  ['five', [2, -1, 1, -1, -1], [2, -1, 1, -1, -1]],
])('has the amounts of %s', (_, byPerson, expected) => {
  expect(sideAmounts(byPerson)).toEqual(expected);
});
