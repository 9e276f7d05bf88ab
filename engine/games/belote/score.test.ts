import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { dealtState, finished } from '../../testing/position.fixture.ts';
import { belote } from './game.ts';
import type { Belote } from './deal.ts';
import type { Declaration } from './declarations.ts';
import { match } from './match.ts';
import { outcomeEvents } from './score.ts';

interface Given {
  readonly declarer?: number;
  /** Points and tricks of the sides of seats 0 and 1. */
  readonly taken: readonly [readonly [number, number], readonly [number, number]];
  /** The seat that declared a tierce, a cinquante or a cent, by points. */
  readonly declared?: readonly [seat: number, points: 20 | 50 | 100];
  readonly belote?: number;
  readonly waiting?: number;
}

const SEQUENCES = { 20: ['tierce', 'JS TS 9S'], 50: ['cinquante', 'JS TS 9S 8S'], 100: ['cent', 'JS TS 9S 8S 7S'] } as const;

function over({ declarer = 0, taken, declared, belote: pair, waiting }: Given): Belote {
  const tricks = taken.map(([points, count], seat) => ({ seat, points, tricks: count }));
  const dealt = dealtState(belote);
  const held: Declaration[][] = [[], [], [], []];
  if (declared !== undefined) {
    const [seat, points] = declared;
    const [kind, text] = SEQUENCES[points];
    held[seat] = [{ seat, kind, points, cards: cards(text) }];
  }
  const carry = { ...dealt.setup.carry, ...(waiting === undefined ? {} : { heldOver: waiting }) };
  const pairs = pair === undefined ? [] : [{ seat: pair, suit: 'H' as const }];
  return { ...finished(dealt, tricks), setup: { ...dealt.setup, carry }, trump: 'H', declarer, held, pairs };
}

const scores = (given: Given): number[] => belote.score(over(given)).scores.slice(0, 2);
const said = (given: Given): string[] => outcomeEvents(over(given)).flatMap((event) => (event.type === 'announce' ? [event.what] : []));
const waits = (given: Given): unknown => belote.score(over(given)).detail['heldOver'];
const taken = (ours: number): Given['taken'] => [
  [ours, 4],
  [162 - ours, 4],
];

describe('README.md, Score', () => {
  it('made: each side scores its own', () => {
    expect(scores({ taken: taken(82) })).toEqual([82, 80]);
    expect(scores({ taken: taken(92), declared: [2, 20] })).toEqual([112, 70]);
    expect(said({ taken: taken(82) })).toEqual([]);
  });

  it('declarations and belote of both sides decide', () => {
    expect(scores({ taken: taken(90), declared: [1, 20] })).toEqual([0, 182]);
    expect(scores({ taken: taken(72), belote: 2 })).toEqual([92, 90]);
  });

  it('worked case 5: dedans: the defenders score everything but the takers’ belote', () => {
    const given: Given = { taken: taken(76), declared: [3, 50], belote: 0 };
    expect(scores(given)).toEqual([20, 212]);
    expect(said(given)).toEqual(['dedans']);
  });

  it('dedans: the takers’ declarations go to the defenders', () => {
    expect(scores({ taken: taken(40), declared: [0, 50] })).toEqual([0, 212]);
    expect(scores({ declarer: 3, taken: taken(122), declared: [1, 20], belote: 0 })).toEqual([202, 0]);
  });

  it('worked case 6: litige: the takers’ points wait for the winner of the next deal', () => {
    expect(scores({ taken: taken(81) })).toEqual([0, 81]);
    expect(waits({ taken: taken(81) })).toBe(81);
    expect(said({ taken: taken(81) })).toEqual(['litige']);
    expect(scores({ taken: taken(100), waiting: 81 })).toEqual([181, 62]);
    expect(scores({ taken: taken(62), waiting: 81 })).toEqual([0, 243]);
  });

  it('litige: belote is scored at once, and several add up', () => {
    expect(scores({ taken: taken(71), belote: 0 })).toEqual([20, 91]);
    expect(waits({ taken: taken(71), belote: 0 })).toBe(71);
    expect(scores({ taken: taken(91), belote: 1 })).toEqual([0, 91]);
    expect(waits({ taken: taken(81), waiting: 81 })).toBe(162);
    expect(scores({ taken: taken(71), declared: [0, 20], waiting: 81 })).toEqual([0, 91]);
    expect(waits({ taken: taken(71), declared: [0, 20], waiting: 81 })).toBe(172);
  });

  it('worked case 7: capot: 252, for either side', () => {
    const all: Given['taken'] = [
      [162, 8],
      [0, 0],
    ];
    expect(scores({ taken: all, declared: [0, 50] })).toEqual([302, 0]);
    expect(scores({ taken: all, declared: [1, 50], belote: 3 })).toEqual([252, 70]);
    expect(scores({ declarer: 1, taken: all, declared: [1, 50], belote: 3 })).toEqual([302, 20]);
    expect(said({ declarer: 1, taken: all })).toEqual(['dedans', 'capot']);
  });
});

describe('README.md, Match', () => {
  type Deal = readonly [even: number, odd: number, heldOver?: number];
  const standing = (target: number, deals: readonly Deal[]): ReturnType<typeof match.start> =>
    deals.reduce(
      (now, [even, odd, heldOver = 0]) =>
        match.add(now, { scores: [even, odd, even, odd], points: [], lines: [], carry: 1, detail: { heldOver } }, { target }, 0).standing,
      match.start({ target }, 4),
    );

  it.each([1000, 500, 2000])('option target: %i', (target) => {
    expect(standing(target, [[target - 1, 0]]).over).toBe(false);
    expect(standing(target, [[target, 0]])).toMatchObject({ over: true, winners: [0, 2] });
  });

  it('both sides in one deal: the higher total wins, equal ones play on', () => {
    expect(
      standing(1000, [
        [990, 980],
        [20, 142],
      ]),
    ).toMatchObject({ over: true, winners: [1, 3] });
    expect(
      standing(1000, [
        [990, 980],
        [76, 86],
      ]),
    ).toMatchObject({ over: false });
  });

  it('points of a litige wait until a deal has a winner', () => {
    expect(standing(1000, [[0, 81, 81]]).heldOver).toBe(81);
    expect(
      standing(1000, [
        [0, 81, 81],
        [181, 62],
      ]).heldOver,
    ).toBe(0);
  });
});
