import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { dealtState, deckFor, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { belote } from './game.ts';
import { firstPlaces, finalPlaces, TURNED_PLACE, type Belote } from './deal.ts';

const FIRST = ['JS 9S AS 7H 8H', 'AH TH KH QH 7D', 'JC 9C AC TC KC', 'JD 9D AD TD KD'];
const deck = deckFor(belote, [...firstPlaces(3), [TURNED_PLACE]], [...FIRST, 'TS']);
const after = (calls: string, options = {}): ReturnType<typeof played<Belote>> =>
  played(belote, dealtState(belote, { dealer: 3, deck, options }), calls);

describe('README.md, Deal and Calls', () => {
  it('three and two cards each from forehand, the 21st turned up', () => {
    expect(firstPlaces(3)[0]).toEqual([0, 1, 2, 12, 13]);
    expect(firstPlaces(0)[0]).toEqual([9, 10, 11, 18, 19]);
    const { state } = after('');
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(belote.view(state, 2).zones).toEqual([{ id: 'turned', seat: null, stacks: [['TS']] }]);
  });

  it('the taker gets the turned card and two more, the others three', () => {
    expect(finalPlaces(3, 1)).toEqual([
      [0, 1, 2, 12, 13, 21, 22, 23],
      [3, 4, 5, 14, 15, 24, 25, 20],
      [6, 7, 8, 16, 17, 26, 27, 28],
      [9, 10, 11, 18, 19, 29, 30, 31],
    ]);
    const { state } = after('pass take');
    expect(codesOf(state.hands[1] ?? []).slice(0, 5)).toEqual(FIRST[1]?.split(' '));
    expect(codesOf(state.hands[1] ?? []).at(-1)).toBe('TS');
    expect(state).toMatchObject({ trump: 'S', declarer: 1, phase: 'play' });
    expect(belote.toAct(state)).toBe(0);
  });

  it('first round: take or pass, from forehand', () => {
    expect(legalIn(belote, after('').state)).toBe('pass take');
    expect(belote.toAct(after('').state)).toBe(0);
    expect(belote.toAct(after('pass pass').state)).toBe(2);
  });

  it('second round: the three other suits, the dealer too may pass', () => {
    for (const passes of [4, 7]) expect(legalIn(belote, after('pass '.repeat(passes)).state)).toBe(sorted('pass trump:H trump:D trump:C'));
    expect(after('pass pass pass pass pass trump:H').state).toMatchObject({ trump: 'H', declarer: 1 });
  });

  it('the turned card goes to the taker of another suit too', () => {
    const { state } = after('pass pass pass pass trump:H');
    expect(codesOf(state.hands[0] ?? []).at(-1)).toBe('TS');
    expect(belote.view(state, 2).facts).toContainEqual({ key: 'belote.turned', params: { seat: 0, card: 'TS' } });
  });

  it('eight passes: nobody scores', () => {
    const { state, events } = after('pass '.repeat(8));
    expect(belote.toAct(state)).toBeNull();
    expect(belote.score(state).scores).toEqual([0, 0, 0, 0]);
    expect(events).toContainEqual({ type: 'announce', seat: 3, what: 'allPassed' });
  });

  it('option bidding: everything offers no trumps and all trumps in the second round alone', () => {
    const options = { bidding: 'everything' };
    expect(legalIn(belote, after('', options).state)).toBe('pass take');
    expect(legalIn(belote, after('pass pass pass pass', options).state)).toBe(sorted('pass trump:H trump:D trump:C trump:NT allTrumps'));
    expect(after('pass pass pass pass trump:NT', options).state).toMatchObject({ trump: 'NT', allTrumps: false });
    expect(after('pass pass pass pass allTrumps', options).state).toMatchObject({ trump: 'NT', allTrumps: true });
    expect(belote.view(after('pass pass pass pass allTrumps', options).state, 1).facts[0]).toEqual({
      key: 'belote.allTrumps',
      params: { seat: 0 },
    });
  });
});
