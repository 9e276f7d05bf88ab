import { describe, expect, it } from 'vitest';
import { bearsTick, gradeOf } from './grade.ts';

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

it('puts a sign of the best on no action that is farther behind than one without it', () => {
  const actions = [
    { action: '9C', behind: 0, se: 0 },
    { action: 'TC', behind: 0.5, se: 0.2 },
    { action: '5C', behind: 1.1, se: 1.1 },
    { action: '6C', behind: 1.2, se: 0.3 },
  ];
  const best = ['9C', '5C'];
  expect(actions.filter(({ action }) => bearsTick({ best, actions }, action)).map(({ action }) => action)).toEqual(['9C', 'TC', '5C']);
  expect(bearsTick({ best, actions }, 'KC')).toBe(false);
});
