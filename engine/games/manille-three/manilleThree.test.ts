import { itemAt } from '../../cards/indexed.ts';
import { describe, expect, it } from 'vitest';
import { cards, codesOf, FACE_DOWN } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { seatView } from '../../match/seatView.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { finished, legalTo, played, setupFor } from '../../testing/manille.fixture.ts';
import { MANILLE_SPEC } from '../family/manille/spec.ts';
import type { Manille } from '../family/manille/deal.ts';
import { manilleThree } from './game.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

const begun = (dealer = 2): Manille => manilleThree.deal(setupFor(manilleThree, { dealer })).state;
const score = (
  dealer: number,
  tricks: readonly (readonly [number, number])[],
  made = {},
  multiplier = 1,
): ReturnType<typeof manilleThree.score> =>
  manilleThree.score(finished(manilleThree, setupFor(manilleThree, { dealer, multiplier }), tricks, { trump: 'S', ...made }));

describe('engine/games/manille/README.md, Three-player Manille', () => {
  it('ruling: packets of 3, 4 and 3, then the widow', () => {
    const { deck } = setupFor(manilleThree, { dealer: 2 });
    const state = begun(2);
    expect(state.hands[1]).toEqual([3, 4, 5, 13, 14, 15, 16, 24, 25, 26].map((place) => deck[place]));
    expect(codesOf(state.widow)).toEqual(codesOf(deck.slice(30)));
  });

  it.each([
    ['look', 'trumps', 2, 'trump:S'],
    ['look trump:S', 'exchange', 2, 'done'],
    ['blind', 'exchange', 2, 'done'],
    ['look trump:S done', 'doubling', 0, 'along'],
    ['look trump:S done pass', 'doubling', 1, 'along'],
    ['look trump:S done pass along', 'doubling', 2, 'against'],
    ['look trump:S done along pass', 'play', 0, ''],
    ['look trump:S done pass pass', 'play', 0, ''],
  ])('after %s: %s, seat %i', (actions, phase, seat, action) => {
    const state = played(manilleThree, begun(2), actions);
    expect([state.phase, manilleThree.toAct(state)]).toEqual([phase, seat]);
    if (action !== '') expect(manilleThree.legal(state).actions.map(formatAction)).toContain(action);
  });

  it('the dealer looks before the exchange after a blind call', () => {
    const shows = (state: Manille): boolean => manilleThree.view(state, 2).hands[2]?.includes(FACE_DOWN) === false;
    expect([shows(begun(2)), shows(played(manilleThree, begun(2), 'look')), shows(played(manilleThree, begun(2), 'blind'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes as many cards from the widow as were laid away, in the order of the deck', () => {
    const start = played(manilleThree, begun(2), 'look trump:S');
    const [first = -1, second = -1] = start.hands[2] ?? [];
    const one = played(manilleThree, start, `discard:${codesOf([first])[0] ?? ''} done`);
    expect([codesOf(one.hands[2]?.slice(-1) ?? []), codesOf(one.widow), one.phase]).toEqual([['KC'], ['AC'], 'doubling']);
    const two = played(
      manilleThree,
      start,
      codesOf([first, second])
        .map((code) => `discard:${code}`)
        .join(' '),
    );
    expect([codesOf(two.hands[2]?.slice(-2) ?? []), two.widow, two.phase], 'done is not asked after two').toEqual([
      ['KC', 'AC'],
      [],
      'doubling',
    ]);
  });

  it('what was laid away and drawn is the dealer’s secret', () => {
    const before = played(manilleThree, begun(2), 'look trump:S discard:8D');
    const { state, events } = manilleThree.apply(before, actionIn('discard:KS'));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = seatView(manilleThree, state, events, viewer);
      expect(told.view.moves.slice(2).map(({ action }) => formatAction(action))).toEqual(['discard:??', 'discard:??']);
      expect(told.view.zones).toEqual([{ id: 'away', seat: 2, stacks: [['??', '??']] }]);
      expect(told.events).toEqual([
        { type: 'exchange', seat: 2, away: ['??'], drawn: [] },
        { type: 'exchange', seat: 2, away: [], drawn: ['??', '??'] },
      ]);
    }
    const own = seatView(manilleThree, state, events, 2);
    expect(own.view.zones).toEqual([{ id: 'away', seat: 2, stacks: [['8D', 'KS']] }]);
    expect(own.events.at(-1)).toEqual({ type: 'exchange', seat: 2, away: [], drawn: ['KC', 'AC'] });
  });

  it.each([
    ['KH QH', 'TH 8H AS', 'TH', 'the dealer faces two opponents'],
    ['KH QH', '8S AC', '8S', 'and must trump'],
  ])('Play: to %s the dealer with %s may play %s: %s', (trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S', [1, 1, 0])).toBe(legal);
  });

  it('Play: the dealer’s opponents are partners', () => {
    expect(legalTo('TH QH', '8S AC', 'S', [1, 0, 1])).toBe('8S AC');
  });

  it.each([
    [
      'the dealer’s excess',
      2,
      [
        [2, 41],
        [0, 19],
      ],
      {},
      [0, 0, 11],
    ],
    [
      'worked case 5: the others’ excess, each',
      2,
      [
        [2, 28],
        [0, 12],
        [1, 20],
      ],
      {},
      [2, 2, 0],
    ],
    [
      'worked case 5: 30 : 30',
      2,
      [
        [2, 30],
        [0, 12],
        [1, 18],
      ],
      {},
      [0, 0, 0],
    ],
    ['all tricks for the dealer', 1, [[1, 58]], { widow: 'QS', trump: 'NT' }, [0, 120, 0]],
    [
      'all tricks for the others',
      1,
      [
        [0, 30],
        [2, 30],
      ],
      { calls: 1 },
      [120, 0, 120],
    ],
    [
      'the widow and the cards laid away fall to the first trick',
      2,
      [
        [2, 22],
        [0, 30],
      ],
      { widow: 'AS', away: 'AH' },
      [0, 0, 0],
    ],
    [
      'to the other side if it wins it',
      2,
      [
        [0, 22],
        [2, 30],
      ],
      { widow: 'AS', away: 'AH' },
      [0, 0, 0],
    ],
    [
      'whoever of it',
      2,
      [
        [1, 1],
        [0, 29],
        [2, 21],
      ],
      { widow: 'TS', away: 'AH' },
      [9, 9, 0],
    ],
  ] as const)('Score: %s', (_, dealer, tricks, made, scores) => {
    expect(score(dealer, tricks, made).scores).toEqual(scores);
  });

  it('worked case 5: a tie doubles the next deal', () => {
    expect([
      score(2, [
        [2, 30],
        [0, 30],
      ]).carry,
      score(
        2,
        [
          [2, 40],
          [0, 20],
        ],
        {},
        2,
      ).scores,
    ]).toEqual([2, [0, 0, 20]]);
  });

  it('the widow is not among the points of the first trick, but of its winner’s side', () => {
    for (let i = 0; i < 40; i += 1) {
      const seed = seedFrom(`three widow ${i}`);
      const end = playRandomly(deal(freshMatch(manilleThree, {}, 3), seed).match, rngOf(seed));
      const [now] = end.deals;
      const tricks = now?.state.play?.tricks ?? [];
      const kernel = trickKernel(MANILLE_SPEC, 'NT');
      const own = [0, 1, 2].map((seat) =>
        tricks.reduce((sum, trick) => (trick.winner === seat ? sum + kernel.points(trick.cards) : sum), 0),
      );
      const missing = 60 - own.reduce((a, b) => a + b, 0);
      const first = tricks[0]!.winner;
      own[first] = itemAt(own, first) + missing;
      const dealer = now!.dealer;
      const mine = itemAt(own, dealer);
      expect(now?.result?.score.points).toEqual([0, 1, 2].map((seat) => (seat === dealer ? mine : 60 - mine)));
    }
  });

  it('Game: first to 101, the highest wins, level leaders play on', () => {
    const run = (deals: readonly (readonly number[])[]): ReturnType<typeof manilleThree.match.start> =>
      deals.reduce(
        (standing, scores) => manilleThree.match.add(standing, { scores, points: scores, lines: [], carry: 1, detail: {} }, {}, 0).standing,
        manilleThree.match.start({}, 3),
      );
    expect(
      run([
        [100, 90, 0],
        [0, 0, 100],
      ]).over,
    ).toBe(false);
    expect(
      run([
        [90, 98, 0],
        [20, 20, 0],
      ]).winners,
    ).toEqual([1]);
    expect(
      run([
        [90, 90, 0],
        [20, 20, 0],
      ]).over,
    ).toBe(false);
    expect(
      run([
        [90, 90, 0],
        [20, 20, 0],
        [0, 0, 80],
        [5, 0, 0],
      ]).winners,
    ).toEqual([0]);
  });
});

it('refuses to lay away what is not held', () => {
  const state = played(manilleThree, begun(2), 'look trump:S');
  expect(cards('KC').every((card) => state.hands[2]?.includes(card) !== true)).toBe(true);
  expect(() => manilleThree.apply(state, actionIn('discard:KC'))).toThrow('not legal');
});
