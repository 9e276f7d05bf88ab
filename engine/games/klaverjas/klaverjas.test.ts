import { describe, expect, it } from 'vitest';
import { cards, codesOf, type Card, type Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { Options } from '../../contract/options.ts';
import { klaverjas } from './game.ts';
import type { Klaverjas } from './deal.ts';
import { specOf } from './options.ts';
import { roemOf } from './roem.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { resolveOptions } from '../../match/options.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

const defaults: Options = Object.fromEntries(klaverjas.options.map(({ name, values }) => [name, values[0]]));
const house = (changed: Options = {}): Options => ({ ...defaults, ...changed });

/** A deal that is over: which seat won each trick, with what points, and which roem was called. */
function finished(
  declarer: number,
  tricks: readonly (readonly [winner: number, points: number])[],
  roem: readonly [number, number][] = [],
): Klaverjas {
  const setup = {
    options: house(),
    players: 4,
    dealer: 3,
    deck: PACKS.french32.cards,
    pile: PACKS.low20.cards,
    carry: { multiplier: 1, totals: [0, 0, 0, 0] },
  };
  return {
    ...klaverjas.deal(setup).state,
    phase: 'over',
    hands: [[], [], [], []],
    declarer,
    roem: roem.map(([seat, points], trick) => ({ seat, points, trick })),
    play: { leader: 0, trick: [], tricks: tricks.map(([winner, points]) => ({ leader: 0, cards: [], winner, points })) },
  };
}

/** The legal plays of the last hand to a trick led by seat 0; the seat after the trick's cards is to act, partners opposite. */
function legalTo(trick: string, hand: string, trump: Trump, options: Options = {}): string[] {
  const table = cards(trick);
  const seat = table.length;
  const legal = trickKernel(specOf(house(options)), trump).legal(cards(hand), table, (place) => place % 2 === seat % 2);
  return codesOf(legal).sort();
}

const sorted = (text: string): string[] => text.split(' ').sort();

describe('engine/games/klaverjas/README.md', () => {
  it('worked case 1: the score sheet of four deals', () => {
    const deals = [
      finished(
        1,
        [
          [0, 15],
          [1, 147],
        ],
        [[0, 20]],
      ),
      finished(
        1,
        [
          [0, 82],
          [1, 80],
        ],
        [[0, 20]],
      ),
      finished(
        1,
        [
          [0, 80],
          [1, 82],
        ],
        [
          [1, 50],
          [1, 20],
        ],
      ),
      finished(
        0,
        [...Array<[number, number]>(7).fill([0, 20]), [0, 22]],
        [
          [0, 50],
          [0, 20],
        ],
      ),
    ];
    const scores = deals.map((deal) => klaverjas.score(deal).detail as { points: readonly number[]; roem: readonly number[] });
    expect(scores.map(({ points, roem }) => [points[0], roem[0], points[1], roem[1]])).toEqual([
      [15, 20, 147, 0],
      [162, 20, 0, 0],
      [80, 0, 82, 70],
      [162, 170, 0, 0],
    ]);
  });

  it.each([
    ['9H TH JH QH', 'S', 50],
    ['9H TH JH QH', 'H', 50],
    ['JH QH KH 7S', 'H', 40],
    ['KS KH KD KC', 'S', 50],
    ['QH KH 8S 7D', 'H', 20],
    ['QH KH 8S 7D', 'S', 0],
    ['7S 8S 9S JS', 'H', 20],
  ] as const)('worked case 2: roem of %s with %s trumps is %i', (trick, trump, worth) => {
    expect(roemOf(cards(trick), trump, 'fifty')).toBe(worth);
  });

  it.each([
    ['81 points are nat', 81, 81, [], [0, 162]],
    ['82 make it', 82, 80, [], [82, 80]],
    [
      '101 + 20 of their own against 61 + 20',
      101,
      61,
      [
        [0, 20],
        [1, 20],
      ],
      [121, 81],
    ],
    ['91 against 71 + 20: 91 of 182 is not more than half', 91, 71, [[1, 20]], [0, 182]],
  ] as const)('worked case 3: %s', (_, own, other, roem, scores) => {
    const score = klaverjas.score(
      finished(
        0,
        [
          [0, own],
          [1, other],
        ],
        roem.map(([seat, points]) => [seat, points]),
      ),
    );
    expect(score.scores).toEqual([scores[0], scores[1], scores[0], scores[1]]);
  });

  it.each([
    ['AH 7S 9S', '8S TS 7D', '7D 8S TS'],
    ['AH 7S 9S', 'JS TS 7D', 'JS'],
  ])('worked case 4: to %s a hand of %s may play %s', (trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S')).toEqual(sorted(legal));
  });

  it('worked case 5: nobody has to beat the partner’s trump', () => {
    expect(legalTo('AS KS', '9S 7S', 'S')).toEqual(['7S', '9S']);
  });

  it.each([
    ['trumpLead beatAlways', { trumpLead: 'beatAlways' }, 'AS KS', '9S 7S', '9S'],
    ['trumpLead free', { trumpLead: 'free' }, 'KS', '9S 7S', '7S 9S'],
    ['partnerExemption off', { partnerExemption: 'off' }, 'AH 7H', '8S 7D', '8S'],
    ['partnerExemption on', {}, 'AH 7H', '8S 7D', '7D 8S'],
    ['underTrump forbidden', { underTrump: 'forbidden' }, 'AH 9S', '8S 7D', '7D'],
    ['underTrump forbidden, whoever’s trump it is', { underTrump: 'forbidden' }, 'AH 9S 7H', '8S 7D', '7D'],
    ['underTrump forbidden, nothing else in hand', { underTrump: 'forbidden' }, 'AH 9S', '8S 7S', '7S 8S'],
    ['underTrump forced', { underTrump: 'forced' }, 'AH 9S', '8S 7D', '8S'],
  ] as const)('option %s decides', (_, options, trick, hand, legal) => {
    expect(legalTo(trick, hand, 'S', options)).toEqual(sorted(legal));
  });

  it.each([
    ['fifty', 'JS JH JD JC', 50],
    ['hundred', 'JS JH JD JC', 100],
    ['club', 'JS JH JD JC', 200],
    ['club', 'AS AH AD AC', 100],
    ['club', '9S 9H 9D 9C', 0],
  ] as const)('option fourOfAKind %s: %s is worth %i', (four, trick, worth) => {
    expect(roemOf(cards(trick), 'S', four)).toBe(worth);
  });
});

describe('the bidding', () => {
  const deal = (pile: readonly Card[], options: Options = {}, dealer = 3): Klaverjas =>
    klaverjas.deal({
      options: house(options),
      players: 4,
      dealer,
      deck: PACKS.french32.cards,
      pile,
      carry: { multiplier: 1, totals: [0, 0, 0, 0] },
    }).state;
  const pass = (state: Klaverjas, times: number): Klaverjas =>
    Array.from({ length: times }).reduce<Klaverjas>((now) => klaverjas.apply(now, actionIn('pass')).state, state);

  it('ends with the first play: that side plays, forehand leads', () => {
    const state = klaverjas.apply(pass(deal(cards('2H 3S')), 1), actionIn('play')).state;
    expect([state.trump, state.declarer, klaverjas.toAct(state), state.phase]).toEqual(['H', 1, 0, 'play']);
  });

  it('engine/games/klaverjas/README.md, Deal and bidding, ruling: the second card counts even if it shows the first one’s suit', () => {
    const state = pass(deal(cards('2H 3H 2S')), 4);
    expect([state.trump, state.turned, state.declarer, klaverjas.toAct(state)]).toEqual(['H', 2, 0, 0]);
  });

  it('option redrawSameSuit on: turns on until another suit shows', () => {
    const state = pass(deal(cards('2H 3H 2S'), { redrawSameSuit: 'on' }), 4);
    expect([state.trump, state.turned]).toEqual(['S', 3]);
  });

  const named = (state: Klaverjas): string[] => klaverjas.legal(state).actions.map(formatAction);
  const SUIT_CALLS = ['trump:S', 'trump:H', 'trump:D', 'trump:C'];

  it('option trumps forehand: forehand names a suit, plays and leads; no card is turned', () => {
    const state = deal(cards('2H 3S'), { trumps: 'forehand' }, 1);
    expect([state.trump, state.phase, klaverjas.toAct(state), named(state)]).toEqual([null, 'naming', 2, SUIT_CALLS]);
    expect(klaverjas.view(state, 2)).toMatchObject({ trump: null, zones: [] });
    const { state: next, events } = klaverjas.apply(state, actionIn('trump:C'));
    expect([next.trump, next.declarer, next.phase, klaverjas.toAct(next)]).toEqual(['C', 2, 'play', 2]);
    expect(events).toEqual([
      { type: 'call', seat: 2, action: actionIn('trump:C') },
      { type: 'trumps', seat: 2, trump: 'C' },
    ]);
  });

  it('option trumps inTurn: each seat from forehand names a suit or passes, and that side plays', () => {
    const state = pass(deal(cards('2H 3S'), { trumps: 'inTurn' }), 2);
    expect([klaverjas.toAct(state), named(state)]).toEqual([2, [...SUIT_CALLS, 'pass']]);
    const next = klaverjas.apply(state, actionIn('trump:D')).state;
    expect([next.trump, next.declarer, klaverjas.toAct(next)]).toEqual(['D', 2, 0]);
  });

  it('option trumps inTurn: after four passes forehand must name a suit', () => {
    const state = pass(deal(cards('2H 3S'), { trumps: 'inTurn' }), 4);
    expect([klaverjas.toAct(state), named(state)]).toEqual([0, SUIT_CALLS]);
    expect(() => klaverjas.apply(state, actionIn('pass'))).toThrow(RangeError);
    expect(klaverjas.apply(state, actionIn('trump:S')).state).toMatchObject({ declarer: 0, trump: 'S', phase: 'play' });
  });

  it('a bot names its best suit, and passes without one where it may', () => {
    const setup = deal(cards('2H 3S'), { trumps: 'inTurn' }).setup;
    const strong = cards('JS 9S AS TS AH 7D 8D 7C');
    const weak = cards('7S 8S 7H 8H 7D 8D QC 8C');
    const choice = (hand: Card[], options: Options): string => {
      const state = klaverjas.deal({ ...setup, options: house(options) }).state;
      const dealt = { ...state, hands: state.hands.map((other, seat) => (seat === 0 ? hand : other)) };
      return formatAction(klaverjas.heuristicBot(klaverjas.view(dealt, 0), klaverjas.legal(dealt), rngOf(seedFrom('named'))));
    };
    expect([choice(strong, { trumps: 'inTurn' }), choice(weak, { trumps: 'inTurn' })]).toEqual(['trump:S', 'pass']);
    expect(choice(weak, { trumps: 'forehand' })).toMatch(/^trump:/);
  });

  it('the sets of four towns: how trumps are made, and how cards are played', () => {
    const set = (preset: string): Options => {
      const resolved = resolveOptions(klaverjas, { preset });
      if (!resolved.ok) throw new Error(resolved.error.message);
      return resolved.value;
    };
    expect(['Amsterdam', 'Rotterdam', 'Utrecht', 'Leiden'].map((town) => set(town)['trumps'])).toEqual([
      'turned',
      'turned',
      'forehand',
      'inTurn',
    ]);
    expect({ ...set('Utrecht'), trumps: 'turned' }).toEqual(set('Amsterdam'));
    expect({ ...set('Leiden'), trumps: 'turned' }).toEqual(set('Rotterdam'));
  });

  it('engine/games/klaverjas/README.md, Roem: uncalled roem counts for nobody; the winner is asked before the next lead', () => {
    const deck = cards('7H TS 9C 8H JS KC 9H QS AC 7D TC JC 8D 9D QC TD JD QD KD AD TH JH QH KH AH 7S 8S 9S 7C 8C AS KS');
    const begun = klaverjas.apply(
      klaverjas.deal({ options: house(), players: 4, dealer: 3, deck, pile: cards('2S'), carry: { multiplier: 1, totals: [0, 0, 0, 0] } })
        .state,
      actionIn('play'),
    ).state;
    const asked = playUntilAsked(begun);
    expect(klaverjas.legal(asked).actions.map(formatAction)).toEqual(['roem', 'silent']);
    expect(klaverjas.apply(asked, actionIn('silent')).state.roem).toEqual([]);
    expect(klaverjas.apply(asked, actionIn('silent')).events).toEqual([]);
    expect(klaverjas.apply(asked, actionIn('roem')).state.roem).toHaveLength(1);
  });

  /** Plays each seat's first legal card until a seat may call roem. */
  function playUntilAsked(start: Klaverjas): Klaverjas {
    let state = start;
    while (state.phase === 'play') state = klaverjas.apply(state, klaverjas.legal(state).actions[0]!).state;
    expect(state.phase).toBe('roem');
    return state;
  }
});

describe('the match', () => {
  const scored = (scores: number[]): Parameters<typeof klaverjas.match.add>[1] => ({
    scores,
    points: scores,
    lines: [],
    carry: 1,
    detail: {},
  });

  it.each([16, 4, 8])('option deals %i: ends after so many deals, the highest total wins', (deals) => {
    let standing = klaverjas.match.start(house({ deals }), 4);
    for (let i = 0; i < deals; i += 1) {
      expect(standing.over).toBe(false);
      standing = klaverjas.match.add(standing, scored([100, 62, 100, 62]), house({ deals }), 0).standing;
    }
    expect([standing.over, standing.winners]).toEqual([true, [0, 2]]);
  });

  it('a tie is a tie', () => {
    const options = house({ deals: 4 });
    let standing = klaverjas.match.start(options, 4);
    for (let i = 0; i < 4; i += 1) standing = klaverjas.match.add(standing, scored([81, 81, 81, 81]), options, 0).standing;
    expect(standing.winners).toEqual([0, 1, 2, 3]);
  });

  it('option sets 16: sixteen sets, with the same partners or changing after each', () => {
    for (const rotatePartners of ['off', 'everySet']) {
      const options = house({ deals: 4, sets: 16, rotatePartners });
      let standing = klaverjas.match.start(options, 4);
      const partners: (number | undefined)[] = [];
      for (let i = 0; i < 64; i += 1) {
        expect(standing.over).toBe(false);
        if (i % 4 === 0) partners.push(standing.people[(standing.people.indexOf(0) + 2) % 4]);
        standing = klaverjas.match.add(standing, scored([10, 0, 10, 0]), options, 0).standing;
      }
      const expected = Array.from({ length: 16 }, (_, set) => (rotatePartners === 'off' ? 2 : [2, 1, 3][set % 3]));
      expect([standing.over, partners]).toEqual([true, expected]);
    }
  });

  it('option rotatePartners everySet: three sets, each with another partner, scored by person', () => {
    const options = house({ deals: 4, rotatePartners: 'everySet' });
    let standing = klaverjas.match.start(options, 4);
    const partners = new Set<number | undefined>();
    for (let i = 0; i < 12; i += 1) {
      partners.add(standing.people[(standing.people.indexOf(0) + 2) % 4]);
      standing = klaverjas.match.add(standing, scored([10, 0, 10, 0]), options, 0).standing;
    }
    expect([...partners].sort()).toEqual([1, 2, 3]);
    expect([standing.over, standing.totals]).toEqual([true, [120, 40, 40, 40]]);
  });
});
