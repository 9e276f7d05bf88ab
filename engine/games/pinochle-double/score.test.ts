import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/options.ts';
import { dealtState, finished } from '../../testing/position.fixture.ts';
import { pinochleDouble } from './game.ts';
import type { Pinochle, Unplayed } from './deal.ts';
import { match } from './match.ts';
import type { Meld } from './melds.ts';
import { keptEvents } from './score.ts';

interface Given {
  readonly bid: number;
  /** Meld of the declarers, seats 0 and 2, and of the others. */
  readonly meld: readonly [number, number];
  /** Trick points of the declarers, the last trick's among them. */
  readonly points?: number;
  /** Who wins the last trick: 0 or 1. */
  readonly last?: number;
  readonly unplayed?: Unplayed;
  readonly options?: Options;
}

function over({ bid, meld, points = 25, last = 0, unplayed, options = {} }: Given): Pinochle {
  const melds = meld.map((worth): Meld[] => [{ kind: 'jacks', count: 1, points: worth, cards: [] }]);
  const taken = [
    { seat: 0, points, tricks: 10 },
    { seat: 1, points: 50 - points, tricks: 10 },
  ];
  const state = finished(dealtState(pinochleDouble, { options }), last === 0 ? taken.reverse() : taken);
  return {
    ...state,
    trump: 'S',
    declarer: 0,
    auction: { ...state.auction, high: { seat: 0, bid } },
    melds: [melds[0] ?? [], melds[1] ?? [], [], []],
    unplayed: unplayed ?? null,
    ...(unplayed === undefined ? {} : { play: null }),
  };
}

const scores = (given: Given): number[] => pinochleDouble.score(over(given)).scores.slice(0, 2);

describe('engine/games/pinochle-double/README.md, Deal score', () => {
  it('worked case 3: 59 of 60', () => {
    expect(scores({ bid: 60, meld: [24, 22], points: 35 })).toEqual([-60, 37]);
  });

  it('the bid made: meld and tricks', () => {
    expect(scores({ bid: 60, meld: [25, 0], points: 35 })).toEqual([60, 15]);
    expect(pinochleDouble.score(over({ bid: 50, meld: [40, 30], points: 20 })).scores).toEqual([60, 60, 60, 60]);
  });

  it('opponents with too little meld score their tricks', () => {
    expect(scores({ bid: 50, meld: [30, 19], points: 20 })).toEqual([50, 30]);
  });

  it('a side that takes no counter loses its meld but keeps the last trick', () => {
    expect(scores({ bid: 50, meld: [100, 30], points: 2, last: 0 })).toEqual([-50, 78]);
    expect(scores({ bid: 50, meld: [100, 30], points: 48, last: 1 })).toEqual([148, 2]);
    expect(scores({ bid: 50, meld: [100, 30], points: 49, last: 0 })).toEqual([149, 31]);
    expect(scores({ bid: 50, meld: [100, 30], points: 50, last: 0 })).toEqual([150, 0]);
    expect(keptEvents(over({ bid: 50, meld: [100, 30], points: 48, last: 1 }))).toEqual([
      { type: 'announce', seat: 1, what: 'meldLost', points: 30 },
    ]);
  });

  it('option saveMeld twentyPoints: below twenty trick points the meld is lost', () => {
    const options = { saveMeld: 'twentyPoints' };
    expect(scores({ bid: 50, meld: [100, 30], points: 31, options })).toEqual([131, 19]);
    expect(scores({ bid: 50, meld: [100, 30], points: 30, options })).toEqual([130, 50]);
    expect(scores({ bid: 50, meld: [100, 30], points: 19, options })).toEqual([-50, 61]);
    expect(scores({ bid: 50, meld: [100, 30], points: 31 })).toEqual([131, 49]);
  });

  it('declarers with too little meld: no play, −bid, the opponents their meld', () => {
    expect(scores({ bid: 60, meld: [18, 24], unplayed: 'noMeld' })).toEqual([-60, 24]);
    expect(scores({ bid: 60, meld: [18, 18], unplayed: 'noMeld' })).toEqual([-60, 0]);
  });

  it('conceded: −bid, the opponents their meld and no trick points', () => {
    expect(scores({ bid: 75, meld: [24, 22], unplayed: 'conceded' })).toEqual([-75, 22]);
    expect(scores({ bid: 75, meld: [24, 18], unplayed: 'conceded' })).toEqual([-75, 0]);
  });

  it.each([
    [20, 20],
    [15, 35],
    [0, 35],
  ] as const)('option minMeld %i: fifteen points of meld beside twenty in tricks score %i', (minMeld, score) => {
    expect(scores({ bid: 50, meld: [30, 15], points: 30, options: { minMeld } })[1]).toBe(score);
  });
});

describe('engine/games/pinochle-double/README.md, Game', () => {
  const game = (options: Options, declarer: number, deals: readonly (readonly [number, number])[]): ReturnType<typeof match.start> =>
    deals.reduce(
      (now, [even, odd]) =>
        match.add(now, { scores: [even, odd, even, odd], points: [], lines: [], carry: 1, detail: {} }, options, declarer).standing,
      match.start(options, 4),
    );

  it('first to 500; scores may go below zero', () => {
    expect(game({ target: 500 }, 0, [[499, -70]])).toMatchObject({ over: false, totals: [499, -70, 499, -70] });
    expect(game({ target: 500 }, 0, [[500, 90]])).toMatchObject({ over: true, winners: [0, 2] });
    expect(game({ target: 500 }, 0, [[-60, 510]])).toMatchObject({ over: true, winners: [1, 3] });
  });

  it('if both reach it in one deal the declarers’ side wins', () => {
    expect(
      game({ target: 500 }, 3, [
        [450, 440],
        [90, 60],
      ]),
    ).toMatchObject({ over: true, winners: [1, 3] });
    expect(
      game({ target: 500 }, 2, [
        [450, 440],
        [50, 90],
      ]),
    ).toMatchObject({ over: true, winners: [0, 2] });
  });

  it.each([250, 1000])('option target: %i', (target) => {
    expect(game({ target }, 0, [[target - 1, 0]]).over).toBe(false);
    expect(game({ target }, 0, [[target, 0]]).over).toBe(true);
  });
});
