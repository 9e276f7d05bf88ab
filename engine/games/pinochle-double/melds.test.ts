import { describe, expect, it } from 'vitest';
import { cards, codesOf, type Suit } from '../../cards/card.ts';
import { deckFor, dealtState, played } from '../../testing/position.fixture.ts';
import { placesOf, type Pinochle } from './deal.ts';
import { pinochleDouble } from './game.ts';
import { laidOut, meldPoints, meldsBySuit, meldsOf, type MeldKind } from './melds.ts';
import { addTo } from '../../cards/counts.ts';

function counted(hand: string, trump: Suit = 'S'): Partial<Record<MeldKind, number>> {
  const found = new Map<MeldKind, number>();
  for (const { kind, points } of meldsOf(cards(hand), trump)) addTo(found, kind, points);
  return Object.fromEntries(found);
}
const times = (count: number, hand: string): string => Array<string>(count).fill(hand).join(' ');

describe('engine/games/pinochle-double/README.md, Trumps and meld', () => {
  it('worked case 2: a run and a marriage', () => {
    expect(counted('AS TS KS QS JS KS QS')).toEqual({ run: 15, royalMarriage: 4 });
  });

  it('worked case 2: a double pinochle', () => {
    expect(counted('QS QS JD JD', 'H')).toEqual({ pinochle: 30 });
  });

  it('worked case 2: aces of every suit, and a second in three', () => {
    expect(counted('AS AH AD AC AS AH AD', 'H')).toEqual({ aces: 10 });
  });

  it('Ruling: each kind is counted at its best', () => {
    expect(counted(`${times(2, 'AS TS KS QS JS')} KS QS`)).toEqual({ run: 150, royalMarriage: 4 });
  });

  it.each([
    ['run', 'AS TS KS QS JS', [15, 150, 225, 300]],
    ['royalMarriage', 'KS QS', [4, 8, 12, 16]],
    ['marriage', 'KH QH', [2, 4, 6, 8]],
    ['aces', 'AS AH AD AC', [10, 100, 150, 200]],
    ['kings', 'KS KH KD KC', [8, 80, 120, 160]],
    ['queens', 'QS QH QD QC', [6, 60, 90, 120]],
    ['jacks', 'JS JH JD JC', [4, 40, 60, 80]],
    ['pinochle', 'QS JD', [4, 30, 60, 90]],
  ] as const)('the table: %s', (kind, hand, points) => {
    points.forEach((worth, i) => expect(counted(times(i + 1, hand))[kind]).toBe(worth));
  });

  it('the K and Q of a run make no marriage besides', () => {
    expect(counted('AS TS KS QS JS')).toEqual({ run: 15 });
  });

  it('a card serves in melds of different kinds', () => {
    expect(counted('KS QS KH QH KD QD KC QC JD', 'H')).toEqual({ royalMarriage: 4, marriage: 6, kings: 8, queens: 6, pinochle: 4 });
  });

  it('marriages of two suits are two kinds', () => {
    expect(meldPoints(meldsOf(cards('KH QH KD QD KD QD'), 'S'))).toBe(6);
  });

  it('lays a card out once, though it serves twice, and every copy that is needed', () => {
    const melds = meldsOf(cards('KS QS KH QH KD QD KC QC JD AS AS'), 'H');
    expect(codesOf(laidOut(melds)).sort()).toEqual('JD KC KD KH KS QC QD QH QS'.split(' '));
    expect(codesOf(laidOut(meldsOf(cards('AS TS KS QS JS KS QS'), 'S'))).sort()).toEqual('AS JS KS KS QS QS TS'.split(' '));
  });
});

describe('the figures of a hand while trumps are open', () => {
  const HAND = 'AS AS TS TS KS QS QS QS JS JS AH TH TH KH KH JH TC QC JC JD';
  const deck = deckFor(pinochleDouble, placesOf(3), [HAND]);
  const at = (actions: string): Pinochle => played(pinochleDouble, dealtState(pinochleDouble, { dealer: 3, deck }), actions).state;

  it('are the worth of all melds with each suit as trumps', () => {
    // A run, jacks and a pinochle; without the run a marriage.
    expect(meldsBySuit(pinochleDouble.view(at(''), 0))).toEqual({ S: 23, H: 10, D: 10, C: 10 });
  });

  it('are of the own hand alone: a spectator has none, and other hands lie covered', () => {
    const others = pinochleDouble.view(at(''), 1);
    expect(meldsBySuit(pinochleDouble.view(at(''), 'spectator'))).toBe(undefined);
    expect(meldsBySuit({ ...others, hands: others.hands.map((hand, seat) => (seat === 1 ? hand : [])) })).toEqual(meldsBySuit(others));
  });

  it('end when trumps are named', () => {
    expect(meldsBySuit(pinochleDouble.view(at('bid:50 pass pass pass'), 0))).toBeDefined();
    expect(meldsBySuit(pinochleDouble.view(at('bid:50 pass pass pass trump:S'), 0))).toBe(undefined);
  });
});
