import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/options.ts';
import { deckFor, dealtState, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { actionIn } from '../../contract/notation.ts';
import { bidValuesAbove, saysMeld } from './bids.ts';
import { pinochleDouble } from './game.ts';
import { placesOf, type Pinochle } from './deal.ts';

/** Seat 3 deals. */
function after(actions: string, options: Options = {}, deck?: number[]): { state: Pinochle; events: ReturnType<typeof played>['events'] } {
  return played(pinochleDouble, dealtState(pinochleDouble, { dealer: 3, options, ...(deck === undefined ? {} : { deck }) }), actions);
}
const calls = (bids: readonly number[]): string => sorted(`${bids.map((bid) => `bid:${bid}`).join(' ')} pass`);
const fives = (from: number): number[] => Array.from({ length: (500 - from) / 5 + 1 }, (_, i) => from + 5 * i);
const NO_MARRIAGE = 'AS AS AS AS TS TS TS TS KS KS KS KS AH AH AH AH TH TH TH TH';
const without = deckFor(pinochleDouble, placesOf(3), ['', '', '', NO_MARRIAGE]);

describe('engine/games/pinochle-double/README.md, Auction', () => {
  it('worked case 1: 50, 51, 53, pass, 55, 60, 65', () => {
    const { state } = after('bid:50 bid:51 bid:53 pass bid:55 bid:60 bid:65');
    expect(state.auction).toMatchObject({ high: { seat: 2, bid: 65 }, active: [0, 1, 2], turn: 0 });
  });

  it.each([
    ['bid:60', 'bid:61'],
    ['bid:50', 'bid:50'],
    ['bid:55', 'bid:54'],
    ['', 'bid:49'],
    ['', 'bid:501'],
    ['', 'bid:505'],
  ])('worked case 1: after %s a call of %s is refused', (before, call) => {
    expect(() => pinochleDouble.apply(after(before).state, actionIn(call))).toThrow(RangeError);
  });

  it('at least 50, at most 500, by one up to 60 and by fives from there', () => {
    expect(legalIn(pinochleDouble, after('').state)).toBe(calls([50, 51, 52, 53, 54, 55, 56, 57, 58, 59, ...fives(60)]));
    expect(legalIn(pinochleDouble, after('bid:58').state)).toBe(calls([59, ...fives(60)]));
    expect(legalIn(pinochleDouble, after('bid:59').state)).toBe(calls(fives(60)));
    expect(legalIn(pinochleDouble, after('bid:60').state)).toBe(calls(fives(65)));
    expect(bidValuesAbove(500)).toEqual([]);
    expect(legalIn(pinochleDouble, after('bid:500').state)).toBe('pass');
  });

  it('a pass is for good; it ends when one bidder is left', () => {
    const { state } = after('bid:50 pass bid:51 pass bid:52 pass');
    expect(state).toMatchObject({ phase: 'trumps', declarer: 0 });
    expect(pinochleDouble.toAct(state)).toBe(0);
  });

  it('if the first three pass, the dealer is declarer at 50 without a word', () => {
    const { state, events } = after('pass pass pass');
    expect(state).toMatchObject({ phase: 'trumps', declarer: 3, auction: { high: { seat: 3, bid: 50 } } });
    expect(events.at(-1)).toEqual({ type: 'announce', seat: 3, what: 'stuck', params: { bid: 50 } });
  });
});

describe('engine/games/pinochle-double/README.md, Auction, Signal', () => {
  it.each([
    [null, 50, 0],
    [null, 54, 40],
    [52, 53, 0],
    [52, 55, 20],
    [57, 59, 10],
    [55, 60, 0],
    [60, 70, 0],
  ])('over %s a bid of %i tells of %i points of meld', (high, bid, meld) => {
    expect(saysMeld(high, bid)).toBe(meld);
  });

  it('everybody hears what a bid says', () => {
    const { state, events } = after('bid:52 bid:55');
    const says = (seat: number, meld: number): object => ({ key: 'pinochle-double.signal', params: { seat, meld } });
    expect(events).toEqual([
      { type: 'call', seat: 0, action: actionIn('bid:52'), says: says(0, 20) },
      { type: 'call', seat: 1, action: actionIn('bid:55'), says: says(1, 20) },
    ]);
    expect(pinochleDouble.view(state, 3).facts).toEqual([says(0, 20), says(1, 20)]);
  });

  it('a lowest bid says nothing', () => {
    expect(after('bid:50 bid:51').events).toEqual([
      { type: 'call', seat: 0, action: actionIn('bid:50') },
      { type: 'call', seat: 1, action: actionIn('bid:51') },
    ]);
  });
});

describe('engine/games/pinochle-double/README.md, Trumps and meld', () => {
  it('1: trumps are a suit in which the declarer holds a marriage', () => {
    const hand = 'KS QS KH QH KD AD AC TC QC JC';
    expect(
      legalIn(
        pinochleDouble,
        after('bid:50 pass pass pass', {}, deckFor(pinochleDouble, placesOf(3), [`${hand} ${'AS AS AS AS AD AD AD TD TD TD'}`])).state,
      ),
    ).toBe('trump:H trump:S');
  });

  it('1, Ruling: with no marriage at all there is no play, declarers −bid, the others nothing', () => {
    const { state, events } = after('pass pass pass', {}, without);
    expect(pinochleDouble.toAct(state)).toBeNull();
    expect(pinochleDouble.score(state).scores).toEqual([0, -50, 0, -50]);
    expect(events.map((event) => (event.type === 'announce' ? event.what : event.type))).toEqual([
      'call',
      'call',
      'call',
      'stuck',
      'noMarriage',
      'over',
    ]);
    expect(state.moves).toHaveLength(3);
    expect(pinochleDouble.score(after('bid:50 pass pass bid:70 pass', {}, without).state).scores).toEqual([0, -70, 0, -70]);
  });
});
