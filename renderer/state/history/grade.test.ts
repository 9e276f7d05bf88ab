import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade.ts';

describe('the grade of a decision', () => {
  /** Seven bids, the fifth two points behind the best and within the doubt, the last for certain behind. */
  const actions = ['bid:51', 'bid:52', 'pass', 'bid:50', 'bid:53', 'bid:54', 'bid:55'].map((action, i) => ({
    action,
    behind: i / 2,
    se: 1,
  }));
  const best = ['bid:51', 'bid:52', 'pass', 'bid:50', 'bid:53'];
  const of = (action: string, mark: 'none' | 'mistake' = 'none') => gradeOf({ mark, action, best, actions });

  it('is best for the first of the figures alone', () => {
    expect(of('bid:51')).toBe('best');
    expect(of('bid:53')).toBe('alike');
    expect(of('bid:52')).toBe('alike');
  });

  it('is best for all whose figure is that of the best as it is printed', () => {
    const level = actions.map((one) => ({ ...one, behind: one.action === 'bid:52' ? 0.4 : one.behind }));
    expect(gradeOf({ mark: 'none', action: 'bid:52', best, actions: level })).toBe('best');
    expect(gradeOf({ mark: 'none', action: 'bid:52', best: ['bid:51'], actions: level })).toBe('little');
  });

  it('is no praise for an action that is surely worse, though too little so for a mark', () => {
    expect(of('bid:55')).toBe('little');
  });

  it('is the mark where there is one', () => {
    expect(of('bid:55', 'mistake')).toBe('mistake');
  });
});
