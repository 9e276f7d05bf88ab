import { describe, expect, it } from 'vitest';
import { FACE_DOWN } from '../../cards/card.ts';
import { actInNotation, startDeal, startMatch } from '../../match/match.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { finished, legalTo, played, setupFor } from '../../testing/manille.fixture.ts';
import type { Manille } from '../family/manille/deal.ts';
import { specOf } from '../family/manille/spec.ts';
import type { Options } from '../../contract/options.ts';
import type { Viewer } from '../../contract/view.ts';
import { manille } from './game.ts';
import { formatAction } from '../../contract/notation.ts';

const begun = (dealer = 3): Manille => manille.deal(setupFor(manille, { dealer })).state;

describe('engine/games/manille/README.md', () => {
  it.each([
    ['KH 7H QH', 'TH 9H AS', 'TH'],
    ['QH KH 7H', 'TH 9H AS', 'TH 9H'],
  ])('worked case 1: to %s a hand of %s may play %s', (trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S', OPPOSITE)).toBe(legal);
  });

  it.each([
    ['KH 7S 8S', 'JS 7D AC', 'JS'],
    ['KH QH 9S', '8S 7S AC', 'AC'],
    ['KH QH 9S', '8S 7S', '8S 7S'],
    ['KH QH 7H', '8S AC', '8S'],
    ['KH AH 7H', '8S AC', '8S AC'],
    ['KH QH 9S', 'TH 8H AS', 'TH 8H'],
  ])('worked case 2 and ruling (Play, void): to %s a hand of %s may play %s', (trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S', OPPOSITE)).toBe(legal);
  });

  it.each([
    ['KH QH 9S', '8S 7S AC', '8S 7S AC'],
    ['KH QH 9S', 'JS 7S AC', 'JS'],
    ['KH QH 7H', '8S AC', '8S'],
    ['KH QH 9S', 'TH 8H AS', 'TH 8H'],
  ])('option underTrump free: to %s a hand of %s may play %s', (trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S', OPPOSITE, specOf({ underTrump: 'free' }))).toBe(legal);
  });

  it('Play: void at no trump, any card', () => {
    expect(legalTo('KH QH 7H', '8S AC', 'NT', OPPOSITE)).toBe('8S AC');
  });

  it.each([
    ['41 : 19, hearts, along and against', [41, 19], { trump: 'H', calls: 2 }, 1, [44, 0]],
    ['all tricks at no trump', [60, 0], { trump: 'NT' }, 1, [120, 0]],
    ['blind no trump 33 : 27 after a tied deal', [33, 27], { trump: 'NT', blind: true }, 2, [24, 0]],
    ['31 : 29 at spades', [29, 31], { trump: 'S' }, 1, [0, 1]],
    ['60 points without one of the tricks', [60, 0, 0], { trump: 'S' }, 1, [30, 0]],
  ] as const)('worked case 3: %s', (_, points, made, multiplier, scores) => {
    const tricks = points.flatMap((amount, side): (readonly [number, number])[] =>
      amount > 0 || points.length > 2 ? [[side, amount]] : [],
    );
    const { scores: got } = manille.score(finished(manille, setupFor(manille, { dealer: 3, multiplier }), tricks, made));
    expect(got).toEqual([scores[0], scores[1], scores[0], scores[1]]);
  });

  it('Deal score, ruling: a tied deal doubles the next one, and two in a row do not pile up', () => {
    const tie = (multiplier: number): number =>
      manille.score(
        finished(
          manille,
          setupFor(manille, { dealer: 3, multiplier }),
          [
            [0, 30],
            [1, 30],
          ],
          { trump: 'NT', calls: 2 },
        ),
      ).carry;
    expect([tie(1), tie(2)]).toEqual([2, 2]);
    const won = finished(
      manille,
      setupFor(manille, { dealer: 3, multiplier: 2 }),
      [
        [0, 31],
        [1, 29],
      ],
      { trump: 'S' },
    );
    expect(manille.score(won).carry).toBe(1);
    const { standing } = manille.match.add(
      manille.match.start({ match: 'one' }, 4),
      { ...manille.score(won), carry: 2 },
      { match: 'one' },
      3,
    );
    expect(standing.multiplier).toBe(2);
  });
});

describe('before the play', () => {
  it('asks the dealer: blind, or look and then trumps', () => {
    const start = begun(2);
    expect([manille.toAct(start), manille.legal(start).actions.map(formatAction)]).toEqual([2, ['blind', 'look']]);
    const looked = played(manille, start, 'look');
    expect([manille.toAct(looked), manille.legal(looked).actions.map(formatAction)]).toEqual([
      2,
      ['trump:S', 'trump:H', 'trump:D', 'trump:C', 'trump:NT'],
    ]);
  });

  it('deals packets of 3, 2 and 3, forehand first', () => {
    const { deck } = setupFor(manille, { dealer: 1 });
    expect(begun(1).hands[2]).toEqual([0, 1, 2, 12, 13, 20, 21, 22].map((place) => deck[place]));
  });

  it.each([
    ['look trump:S pass', 2, ['along', 'pass']],
    ['look trump:S along', 3, ['against', 'pass']],
    ['look trump:S pass along', 3, ['against', 'pass']],
    ['look trump:S pass along pass', 1, ['against', 'pass']],
    ['blind', 0, ['along', 'pass']],
  ])('Doubling, ruling: after %s seat %i is asked for %j', (actions, seat, legal) => {
    const state = played(manille, begun(3), actions);
    expect([state.phase, manille.toAct(state), manille.legal(state).actions.map(formatAction)]).toEqual(['doubling', seat, legal]);
  });

  it.each([
    ['look trump:S pass pass', 1],
    ['look trump:S along pass pass', 2],
    ['look trump:H pass along against', 4],
    ['look trump:NT pass along pass against', 8],
    ['blind pass pass', 4],
    ['blind along against', 16],
  ])('after %s forehand leads and the score counts %i times', (actions, times) => {
    const state = played(manille, begun(3), actions);
    expect([state.phase, manille.toAct(state), state.declarer, manille.view(state, 0).multiplier]).toEqual(['play', 0, 3, times]);
  });

  /** Whose cards a viewer sees. */
  const seen = (state: Manille, viewer: Viewer): number[] =>
    manille.view(state, viewer).hands.flatMap((hand, seat) => (hand.includes(FACE_DOWN) ? [] : [seat]));

  it.each([
    ['', [[0], [], [2], []]],
    ['look', [[0], [], [2], [3]]],
    ['look trump:S', [[0], [1], [2], [3]]],
    ['blind', [[0], [1], [2], [3]]],
  ])('Who may look, after "%s": seats see the hands %j', (actions, hands) => {
    const state = played(manille, begun(3), actions);
    expect([0, 1, 2, 3].map((seat) => seen(state, seat))).toEqual(hands);
    expect(seen(state, 'spectator')).toEqual([]);
  });
});

describe('the match', () => {
  const scored = (scores: readonly number[], carry = 1): Parameters<typeof manille.match.add>[1] => ({
    scores,
    points: scores,
    lines: [],
    carry,
    detail: {},
  });
  const run = (options: Options, deals: readonly (readonly number[])[]): ReturnType<typeof manille.match.start> =>
    deals.reduce((standing, scores) => manille.match.add(standing, scored(scores), options, 0).standing, manille.match.start(options, 4));

  it('Game: the first side to 101 wins', () => {
    expect(run({ match: 'one' }, [[100, 0, 100, 0]]).over).toBe(false);
    const won = run({ match: 'one' }, [
      [60, 0, 60, 0],
      [0, 100, 0, 100],
      [41, 0, 41, 0],
    ]);
    expect([won.over, won.winners, won.totals]).toEqual([true, [0, 2], [101, 100, 101, 100]]);
  });

  it('option match bestOfThree: two games, each from zero', () => {
    const options = { match: 'bestOfThree' };
    const first = manille.match.add(run(options, [[0, 90, 0, 90]]), scored([120, 0, 120, 0]), options, 0);
    expect([first.totals, first.standing.totals, first.standing.games]).toEqual([
      [120, 90, 120, 90],
      [0, 0, 0, 0],
      [1, 0, 1, 0],
    ]);
    expect(first.standing.over).toBe(false);
    const level = run(options, [
      [120, 0, 120, 0],
      [0, 101, 0, 101],
      [80, 0, 80, 0],
    ]);
    expect([level.over, level.games, level.totals]).toEqual([false, [1, 1, 1, 1], [80, 0, 80, 0]]);
    const won = run(options, [
      [120, 0, 120, 0],
      [0, 101, 0, 101],
      [80, 0, 80, 0],
      [21, 0, 21, 0],
    ]);
    expect([won.over, won.winners, won.games]).toEqual([true, [0, 2], [2, 1, 2, 1]]);
  });
});

describe('refusals', () => {
  it('says which duty bars a card', () => {
    const match = startMatch(manille, { match: 'one', underTrump: 'forbidden' }, ['A', 'B', 'C', 'D']);
    if (!match.ok) throw new Error(match.error.message);
    const { deck } = setupFor(manille, { dealer: 3 });
    const dealt = startDeal(match.value, 3, { deck, pile: [] }, null);
    if (!dealt.ok) throw new Error(dealt.error.message);
    let now = dealt.value.match;
    const told: (readonly [string, string])[] = [];
    for (const action of 'along look look trump:H pass trump:S pass 7S KH JS KS 9D 8H'.split(' ')) {
      const result = actInNotation(now, action);
      if (result.ok) now = result.value.match;
      else told.push([action, result.error.code]);
    }
    expect(told).toEqual([
      ['along', 'action/not-legal'],
      ['look', 'action/not-legal'],
      ['trump:S', 'action/not-legal'],
      ['KH', 'play/must-follow'],
      ['9D', 'play/must-trump'],
    ]);
  });
});
