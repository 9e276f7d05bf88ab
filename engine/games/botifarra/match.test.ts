import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/options.ts';
import type { DealScore } from '../../contract/score.ts';
import type { Standing } from '../../contract/matchPolicy.ts';
import { match, BOTIFARRA_TARGET } from './match.ts';

const ONE: Options = {
  losingTrump: 'free',
  mustGive: 'on',
  partnerTrumps: 'alike',
  trumpedSuit: 'lowest',
  multipliers: '2-4-8',
  session: 'one',
};
const THREE: Options = { ...ONE, session: 'threePartners' };

function score(even: number, odd: number): DealScore {
  return { scores: [even, odd, even, odd], points: [], lines: [], carry: 1, detail: {} };
}

function after(options: Options, deals: readonly (readonly [number, number])[]): { standing: Standing; totals: readonly number[] } {
  let now: { standing: Standing; totals: readonly number[] } = { standing: match.start(options, 4), totals: [] };
  for (const [even, odd] of deals) now = match.add(now.standing, score(even, odd), options, null);
  return now;
}

describe('engine/games/botifarra/README.md, Game', () => {
  it('first to 101', () => {
    expect(after(ONE, [[100, 0]]).standing).toMatchObject({ over: false, totals: [100, 0, 100, 0] });
    expect(
      after(ONE, [
        [100, 0],
        [0, 60],
        [1, 0],
      ]),
    ).toMatchObject({ standing: { over: true, winners: [0, 2] }, totals: [BOTIFARRA_TARGET, 60, BOTIFARRA_TARGET, 60] });
  });

  it('session threePartners: everybody is everybody’s partner once', () => {
    const first = after(THREE, [[110, 0]]);
    expect(first.totals).toEqual([110, 0, 110, 0]);
    expect(first.standing).toMatchObject({ over: false, people: [0, 2, 1, 3], totals: [0, 0, 0, 0], games: [1, 0, 1, 0] });
    const second = after(THREE, [
      [110, 0],
      [0, 120],
    ]);
    // Persons 2 and 3 sat in seats 1 and 3.
    expect(second.totals).toEqual([0, 0, 120, 120]);
    expect(second.standing).toMatchObject({ over: false, people: [0, 1, 3, 2], memo: [110, 0, 230, 120] });
    const partners = [first, second].map(({ standing: { people } }) => [people[0], people[2]]);
    expect(partners).toEqual([
      [0, 1],
      [0, 3],
    ]);
  });

  it('session threePartners: the highest sum of the three games wins', () => {
    const third = after(THREE, [
      [110, 0],
      [0, 120],
      [130, 0],
    ]);
    expect(third.totals).toEqual([130, 0, 0, 130]);
    expect(third.standing).toMatchObject({ over: true, memo: [240, 0, 230, 250], winners: [3], games: [2, 0, 2, 2] });
  });

  it('session threePartners: equal sums share the win', () => {
    const shared = after(THREE, [
      [101, 0],
      [101, 0],
      [0, 101],
    ]);
    // 0 and 2, then 0 and 1, then 1 and 2.
    expect(shared.standing).toMatchObject({ over: true, memo: [202, 202, 202, 0], winners: [0, 1, 2] });
  });
});
