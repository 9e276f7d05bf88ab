import { describe, expect, it } from 'vitest';
import { PACKS } from '../../cards/pack.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { dealtState, finished } from '../../testing/position.fixture.ts';
import { klaberjass } from './game.ts';
import type { Klaberjass } from './deal.ts';
import { match } from './match.ts';
import { SPEC } from './options.ts';
import type { SetAward } from './sets.ts';
import { outcomeEvents } from './score.ts';

interface Given {
  readonly declarer?: number;
  /** Points and tricks of the sides of seats 0 and 1. */
  readonly taken: readonly [readonly [number, number], readonly [number, number]];
  readonly sets?: readonly (readonly [seat: number, points: number])[];
  readonly bella?: number;
}

function over({ declarer = 0, taken, sets = [], bella }: Given): Klaberjass {
  const tricks = taken.map(([points, count], seat) => ({ seat, points, tricks: count }));
  const awards = sets.map(([seat, points]): SetAward => ({ seat, points, cards: [] }));
  return { ...finished(dealtState(klaberjass), tricks), trump: 'H', declarer, awards, bella: bella ?? null };
}

function scores(given: Given): number[] {
  return klaberjass.score(over(given)).scores.slice(0, 2);
}

const said = (given: Given): string[] => outcomeEvents(over(given)).flatMap((event) => (event.type === 'announce' ? [event.what] : []));

describe('engine/games/klaberjass/README.md, Cards and Deal score', () => {
  it('Ruling: the jack of trumps is worth 22, so that a deal is worth 164', () => {
    const kernel = trickKernel(SPEC, 'D');
    expect(kernel.points(PACKS.french32.cards) + SPEC.lastTrick).toBe(164);
  });

  it('more than half: each side scores its own points', () => {
    expect(
      scores({
        taken: [
          [83, 4],
          [81, 4],
        ],
      }),
    ).toEqual([83, 81]);
    expect(
      scores({
        declarer: 3,
        taken: [
          [80, 4],
          [84, 4],
        ],
        sets: [
          [0, 20],
          [1, 20],
        ],
      }),
    ).toEqual([100, 104]);
  });

  it('worked case 6: exactly half: nothing, and the defenders their own', () => {
    const even: Given = {
      taken: [
        [92, 4],
        [72, 4],
      ],
      sets: [[1, 20]],
    };
    expect(scores(even)).toEqual([0, 92]);
    expect(said(even)).toEqual(['half']);
  });

  it('less than half: bait, the defenders score everything', () => {
    const bait: Given = {
      taken: [
        [81, 5],
        [83, 3],
      ],
      sets: [
        [0, 20],
        [1, 50],
      ],
      bella: 0,
    };
    expect(scores(bait)).toEqual([0, 164 + 90]);
    expect(said(bait)).toEqual(['bait']);
  });

  it('bella counts towards the half', () => {
    expect(
      scores({
        taken: [
          [80, 4],
          [84, 4],
        ],
        bella: 2,
      }),
    ).toEqual([100, 84]);
    expect(
      scores({
        taken: [
          [80, 4],
          [84, 4],
        ],
      }),
    ).toEqual([0, 164]);
  });

  it('worked case 8: black hand, the winners double, the losers’ bonuses are lost', () => {
    const black: Given = {
      taken: [
        [164, 8],
        [0, 0],
      ],
      sets: [[0, 50]],
    };
    expect(scores(black)).toEqual([428, 0]);
    expect(said(black)).toEqual(['black']);
  });

  it('a side without a trick forfeits its bonuses, bella included', () => {
    expect(
      scores({
        taken: [
          [164, 8],
          [0, 0],
        ],
        sets: [[1, 50]],
        bella: 3,
      }),
    ).toEqual([328, 0]);
  });

  it('declarers without a trick: bait, doubled', () => {
    const lost: Given = {
      taken: [
        [0, 0],
        [164, 8],
      ],
      sets: [
        [0, 20],
        [1, 20],
      ],
      bella: 0,
    };
    expect(scores(lost)).toEqual([0, 368]);
    expect(said(lost)).toEqual(['bait', 'black']);
  });
});

describe('engine/games/klaberjass/README.md, Game', () => {
  const standing = (target: number, deals: readonly (readonly [number, number])[]): ReturnType<typeof match.start> =>
    deals.reduce(
      (now, [even, odd]) =>
        match.add(now, { scores: [even, odd, even, odd], points: [], lines: [], carry: 1, detail: {} }, { target }, 0).standing,
      match.start({ target }, 4),
    );

  it('Ruling: first to 500', () => {
    expect(standing(500, [[499, 0]])).toMatchObject({ over: false });
    expect(
      standing(500, [
        [499, 0],
        [1, 163],
      ]),
    ).toMatchObject({ over: true, winners: [0, 2] });
  });

  it('Ruling: if both sides get there in one deal the higher total wins', () => {
    expect(
      standing(500, [
        [490, 480],
        [20, 100],
      ]),
    ).toMatchObject({ over: true, winners: [1, 3] });
  });

  it('Ruling: a tie plays on', () => {
    expect(
      standing(500, [
        [490, 480],
        [30, 40],
      ]),
    ).toMatchObject({ over: false, totals: [520, 520, 520, 520] });
    expect(
      standing(500, [
        [490, 480],
        [30, 40],
        [100, 64],
      ]),
    ).toMatchObject({ over: true, winners: [0, 2] });
  });

  it.each([300, 1000])('option target: %i', (target) => {
    expect(standing(target, [[target - 1, 0]]).over).toBe(false);
    expect(standing(target, [[target, 0]]).over).toBe(true);
  });
});
