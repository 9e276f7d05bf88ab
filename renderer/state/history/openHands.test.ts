import { expect, it } from 'vitest';
import { bySuit } from './openHands.ts';

it('lists a sorted hand suit by suit, identical cards and all', () => {
  expect(bySuit(['AH', 'TH', 'TH', '9S', 'KD', '7D'])).toEqual([
    { suit: 'H', held: ['AH', 'TH', 'TH'] },
    { suit: 'S', held: ['9S'] },
    { suit: 'D', held: ['KD', '7D'] },
  ]);
  expect(bySuit([])).toEqual([]);
});
