import { describe, expect, it } from 'vitest';
import { barDigits, barRows, barScale } from './bars.ts';

const decision = (behind: readonly number[]) => ({
  action: 'c0',
  best: ['c0'],
  lost: 0,
  se: 0,
  actions: behind.map((points, i) => ({ action: `c${i}`, behind: points, se: 0 })),
});

describe('bars', () => {
  it('figures that are printed alike are equal', () => {
    expect(barRows(decision([0, 0.2, 0.4, 20.3, 19.6])).map(({ behind }) => behind)).toEqual([0, 0, 0, 20, 20]);
  });

  it('a decision about few points has tenths', () => {
    expect(barDigits(decision([0, 3.26]))).toBe(1);
    expect(barDigits(decision([0, 12]))).toBe(0);
    expect(barRows(decision([0, 3.26, 0.04])).map(({ behind }) => behind)).toEqual([0, 0, 3.3]);
  });

  it('the figure of the judgement stands for the action that was taken, as it stands in the sentence above', () => {
    const judged = { ...decision([0, 14]), action: 'c1', lost: 11, se: 2 };
    expect(barRows(judged)[1]).toMatchObject({ behind: 11, se: 2 });
    // It takes the place of its figure.
    const third = { ...decision([0, 14, 12]), action: 'c1', lost: 11, se: 2 };
    expect(barRows(third).map(({ action }) => action)).toEqual(['c0', 'c1', 'c2']);
  });

  it('all decisions of a deal share the scale of the widest', () => {
    expect(barScale([decision([0, 4]), decision([0, 40]), decision([0])])).toBe(40);
    expect(barScale([])).toBe(1);
  });
});
