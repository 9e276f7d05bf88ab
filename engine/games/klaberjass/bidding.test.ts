import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import type { Options } from '../../contract/options.ts';
import { deckFor, dealtState, legalIn, played } from '../../testing/position.fixture.ts';
import { klaberjass } from './game.ts';
import { placesOf, type Klaberjass } from './deal.ts';
import { actionIn } from '../../contract/notation.ts';

/** The dealer is seat 3; the last card of its hand is the turned one. */
const HANDS = ['9H JH QD KC AS 7S TH 8C', 'TD KD 8D 7C 9C JC 7H 8S', '7D 9D JD QC TC AC 8H 9S', 'TS JS QS KS AD KH QH AH'];
const deck = deckFor(klaberjass, placesOf(3), HANDS);

function after(actions: string, options: Options = {}): Klaberjass {
  return played(klaberjass, dealtState(klaberjass, { dealer: 3, deck, options }), actions).state;
}

const passes = (count: number): string => Array<string>(count).fill('pass').join(' ');

describe('engine/games/klaberjass/README.md, Deal and trumps', () => {
  it('1: six cards each, and the bottom card is turned up', () => {
    const state = after('');
    expect(state.hands.map((hand) => codesOf(hand).join(' '))).toEqual(HANDS.map((hand) => hand.split(' ').slice(0, 6).join(' ')));
    expect(klaberjass.view(state, 0).zones).toEqual([{ id: 'turned', seat: null, stacks: [['AH']] }]);
    expect(klaberjass.deal(state.setup).events).toEqual([{ type: 'uncover', seat: 3, cards: ['AH'] }]);
  });

  it('2: in the first round, from forehand to the dealer, the turned suit is taken or passed', () => {
    for (let seat = 0; seat < 4; seat += 1) {
      expect(klaberjass.toAct(after(passes(seat)))).toBe(seat);
      expect(legalIn(klaberjass, after(passes(seat)))).toBe('pass take');
      expect(after(`${passes(seat)} take`)).toMatchObject({ declarer: seat, trump: 'H', phase: 'play' });
    }
  });

  it('3: in the second round another suit is named, or passed', () => {
    for (let seat = 0; seat < 3; seat += 1) {
      const state = after(passes(4 + seat));
      expect(klaberjass.toAct(state)).toBe(seat);
      expect(legalIn(klaberjass, state)).toBe('pass trump:C trump:D trump:S');
      expect(after(`${passes(4 + seat)} trump:C`)).toMatchObject({ declarer: seat, trump: 'C', phase: 'play' });
    }
  });

  it('3: the dealer on the bima must name a suit, the rejected one included', () => {
    const state = after(passes(7));
    expect(klaberjass.toAct(state)).toBe(3);
    expect(legalIn(klaberjass, state)).toBe('trump:C trump:D trump:H trump:S');
    expect(klaberjass.view(state, 1).facts).toEqual([{ key: 'klaberjass.bima', params: { seat: 3 } }]);
    expect(after(`${passes(7)} trump:H`)).toMatchObject({ declarer: 3, trump: 'H' });
  });

  it('option bimaSuits otherThanTurned: the rejected suit stays rejected', () => {
    expect(legalIn(klaberjass, after(passes(7), { bimaSuits: 'otherThanTurned' }))).toBe('trump:C trump:D trump:S');
  });

  it('4: two more cards each, and the dealer takes the turned card last, whatever is trumps', () => {
    for (const actions of ['take', `${passes(4)} trump:S`])
      expect(after(actions).hands.map((hand) => codesOf(hand).join(' '))).toEqual(HANDS);
  });

  it('everybody remembers which card the dealer took up', () => {
    const fact = { key: 'klaberjass.turned', params: { seat: 3, card: 'AH' } };
    for (const viewer of [0, 3, 'spectator'] as const) expect(klaberjass.view(after('take'), viewer).facts).toContainEqual(fact);
  });

  it('forehand leads the first trick, whoever named trumps', () => {
    expect(klaberjass.toAct(after('pass pass take'))).toBe(0);
  });

  it('refuses a suit in the first round, the turned suit in the second, and a pass on the bima', () => {
    expect(() => klaberjass.apply(after(''), actionIn('trump:S'))).toThrow(RangeError);
    expect(() => klaberjass.apply(after(passes(4)), actionIn('trump:H'))).toThrow(RangeError);
    expect(() => klaberjass.apply(after(passes(7)), actionIn('pass'))).toThrow(RangeError);
  });
});
