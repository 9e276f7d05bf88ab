import { describe, expect, it } from 'vitest';
import { cards, codesOf, type Trump } from '../../cards/card.ts';
import { dealtState, deckFor, played } from '../../testing/position.fixture.ts';
import { seatView } from '../../match/seatView.ts';
import type { Viewer } from '../../contract/view.ts';
import { belote } from './game.ts';
import { finalPlaces, type Belote } from './deal.ts';
import { winningDeclarations, declarationsOf, declarationPoints } from './declarations.ts';

/** The points of each seat's declarations, hands by seat; forehand is seat 0. */
function awarded(trump: Trump, ...hands: string[]): number[] {
  const awards = winningDeclarations(
    hands.flatMap((hand, seat) => declarationsOf(seat, cards(hand))),
    trump,
    0,
  );
  return [0, 1, 2, 3].map((seat) => declarationPoints(awards.filter((award) => award.seat === seat)));
}

describe('README.md, Declarations', () => {
  it.each([
    ['9S TS JS', 20],
    ['8S 9S TS JS', 50],
    ['7S 8S 9S TS JS', 100],
    ['7S 8S 9S TS JS QS KS AS', 100],
    ['7S 8S 9S JS QS KS', 40],
    ['JS JH JD JC', 200],
    ['9S 9H 9D 9C', 150],
    ['AS AH AD AC', 100],
    ['TS TH TD TC KS KH KD KC', 200],
    ['8S 8H 8D 8C', 0],
    ['7S 7H 7D 7C', 0],
    ['AS 7S 8S', 0],
  ])('%s: %i', (hand, points) => {
    expect(declarationPoints(declarationsOf(0, cards(hand)))).toBe(points);
  });

  it.each([
    ['QS QH QD QC JC KC AC 7D', [['QS', 'QH', 'QD', 'QC']]],
    [
      'JS JH JD JC TC 9C 8C 7C',
      [
        ['JS', 'JH', 'JD', 'JC'],
        ['TC', '9C', '8C', '7C'],
      ],
    ],
    [
      'QS QH QD QC JC TC 9C KC',
      [
        ['QS', 'QH', 'QD', 'QC'],
        ['JC', 'TC', '9C'],
      ],
    ],
  ])('worked case 4: a card belongs to one declaration: %s', (hand, found) => {
    expect(declarationsOf(0, cards(hand)).map((one) => codesOf(one.cards))).toEqual(found);
  });

  it('worked case 4: equal sequences: trumps, then the player whose turn came first', () => {
    expect(awarded('C', '9S TS JS', '9C TC JC')).toEqual([0, 20, 0, 0]);
    expect(awarded('H', '9S TS JS', '9C TC JC')).toEqual([20, 0, 0, 0]);
    expect(awarded('NT', '', '9S TS JS', '9C TC JC')).toEqual([0, 20, 0, 0]);
  });

  it.each([
    ['a carré beats any sequence', 'TS TH TD TC', 'JC QC KC AC', 0],
    ['jacks before nines', '9S 9H 9D 9C', 'JS JH JD JC', 1],
    ['aces before tens', 'TS TH TD TC', 'AS AH AD AC', 1],
    ['kings before queens', 'QS QH QD QC', 'KS KH KD KC', 1],
    ['the longer sequence', 'QH KH AH', '7C 8C 9C TC', 1],
    ['the longer of two cents', '7C 8C 9C TC JC QC', 'TH JH QH KH AH', 0],
    ['the higher top card, against trumps too', '9H TH JH', 'TC JC QC', 1],
  ])('%s', (_, first, second, best) => {
    const amounts = awarded('H', first, second);
    expect(amounts[best]).toBeGreaterThan(0);
    expect(amounts[1 - best]).toBe(0);
  });

  it('the side with the best declaration scores all its own, the partner’s too', () => {
    expect(awarded('H', '7C 8C 9C', '8S 9S TS', 'JD QD KD AD', '7D 8D 9D')).toEqual([20, 0, 50, 0]);
  });
});

/** Seat 0 a tierce to the jack, seat 1 one to the queen and belote, seat 2 nothing, seat 3 one to the nine. */
const HANDS = ['JC TC 9C AC AH 7S 8S KS', 'QD JD TD KH QH 7C 8C JS', 'QC KC KD AD 9D TH AS 9S', '9H 8H 7H JH 7D 8D TS QS'];
const deck = deckFor(belote, finalPlaces(3, 0), HANDS);
const after = (actions: string, options = {}): ReturnType<typeof played<Belote>> =>
  played(belote, dealtState(belote, { dealer: 3, deck, options }), actions);
const NAMED = 'pass '.repeat(4);
const said = (state: ReturnType<typeof played<Belote>>): string[] =>
  state.events.flatMap((event) => (event.type === 'announce' ? [`${event.seat} ${event.what} ${event.points ?? '-'}`] : []));

describe('README.md, Declarations at the table', () => {
  it('kinds are called with the first card, and those that score are shown after the first trick', () => {
    expect(said(after(`${NAMED}trump:H KS`))).toEqual(['0 tierce -']);
    const trick = after(`${NAMED}trump:H KS JS AS TS`);
    expect(said(trick)).toEqual(['0 tierce -', '1 tierce -', '3 tierce -', '1 tierce 20', '3 tierce 20']);
    expect(belote.view(trick.state, 0).bonuses).toEqual([0, 20, 0, 20]);
  });

  it('the cards lie open during the second trick; beaten ones are known by kind alone', () => {
    const { state } = after(`${NAMED}trump:H KS JS AS TS`);
    const { zones, facts } = belote.view(state, 0);
    expect(zones.filter(({ id }) => id === 'meld').map(({ seat }) => seat)).toEqual([1, 3]);
    expect(facts).toContainEqual({ key: 'belote.tierce', params: { seat: 0 } });
    const later = after(`${NAMED}trump:H KS JS AS TS TH JH AH KH`).state;
    expect(belote.view(later, 0).zones.some(({ id }) => id === 'meld')).toBe(false);
  });

  it('belote with the first of king and queen, rebelote with the second: 20', () => {
    const first = after(`${NAMED}trump:H KS JS AS TS TH JH AH KH`);
    expect(said(first).at(-1)).toBe('1 belote -');
    expect(belote.view(first.state, 3).facts).toContainEqual({ key: 'belote.pair', params: { seat: 1, cards: ['KH', 'QH'] } });
    expect(belote.view(first.state, 3).bonuses).toEqual([0, 40, 0, 20]);
    const second = after(`${NAMED}trump:H KS JS AS TS TH JH AH KH 9H 7S QH 9S`);
    expect(said(second).at(-1)).toBe('1 rebelote 20');
  });

  it('option declarations off: nothing is called but belote', () => {
    const { state, events } = after(`${NAMED}trump:H KS JS AS TS TH JH AH KH`, { declarations: 'off' });
    expect(events.flatMap((event) => (event.type === 'announce' ? [event.what] : []))).toEqual(['belote']);
    expect(state.held.flat()).toEqual([]);
  });

  it('option declarations byPlayer: a holder is asked before its first card, and nobody learns of it', () => {
    const options = { declarations: 'byPlayer' };
    const asked = after(`${NAMED}trump:H`, options).state;
    expect(asked.phase).toBe('declare');
    expect(belote.view(asked, 0).facts.filter(({ key }) => key === 'belote.held')).toEqual([
      { key: 'belote.held', params: { points: 20, cards: ['JC', 'TC', '9C'] } },
    ]);
    const silent = after(`${NAMED}trump:H silent`, options).state;
    for (const viewer of [1, 2, 3, 'spectator'] as readonly Viewer[]) {
      expect(belote.view(asked, viewer).phase).toBe('play');
      expect(seatView(belote, silent, [], viewer)).toEqual(seatView(belote, asked, [], viewer));
    }
    expect(belote.apply(asked, belote.legal(asked).actions[1]!).events).toEqual([]);
  });

  it('option declarations byPlayer: what is kept back neither scores nor beats', () => {
    const options = { declarations: 'byPlayer' };
    const trick = after(`${NAMED}trump:H declare KS silent JS AS silent TS`, options);
    expect(belote.view(trick.state, 2).bonuses).toEqual([20, 0, 0, 0]);
    expect(said(trick)).toEqual(['0 tierce -', '0 tierce 20']);
  });
});
