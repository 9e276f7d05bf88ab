import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/options.ts';
import { actionIn } from '../../contract/notation.ts';
import { dealtState, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { briscolaChiamata } from './game.ts';
import type { Briscola } from './deal.ts';
import { match } from './match.ts';

/** Seat 4 deals, so seat 0 is forehand. */
function after(actions: string, options: Options = {}): Briscola {
  return played(briscolaChiamata, dealtState(briscolaChiamata, { dealer: 4, options }), actions).state;
}
const points = (from: number): string => Array.from({ length: 121 - from }, (_, i) => `bid:${from + i}`).join(' ');
const RANKS = 'bid:A bid:T bid:K bid:Q bid:J bid:6 bid:5 bid:4 bid:3 bid:2';

describe('engine/games/briscola-chiamata/README.md, Auction', () => {
  it('worked case 1: ranks go down, then points go up', () => {
    const state = after('bid:A pass bid:5 bid:2 bid:70 bid:71');
    expect(state.auction.high).toMatchObject({ seat: 0, bid: { rank: '2', points: 71 } });
    expect(state.auction.active).toEqual([0, 2, 3, 4]);
  });

  it.each([
    ['bid:4', 'bid:5'],
    ['bid:2', 'bid:61'],
    ['bid:5', 'bid:70'],
  ])('worked case 1: after %s a call of %s is refused', (before, call) => {
    expect(briscolaChiamata.legal(after(before)).actions).not.toContain(actionIn(call));
    expect(() => briscolaChiamata.apply(after(before), actionIn(call))).toThrow(RangeError);
  });

  it('forehand first, any rank', () => {
    expect(briscolaChiamata.toAct(after(''))).toBe(0);
    expect(legalIn(briscolaChiamata, after(''))).toBe(sorted(`${RANKS} pass`));
  });

  it('Ruling: after a bare two, which stands for 61, the first bid is 62 or more, at most 120', () => {
    expect(legalIn(briscolaChiamata, after('bid:2'))).toBe(sorted(`${points(62)} pass`));
    expect(legalIn(briscolaChiamata, after('bid:2 bid:100'))).toBe(sorted(`${points(101)} pass`));
  });

  it('option lowestPoints 60: after a bare two 60 and 61 may be bid, each bid higher than the one before', () => {
    const letter = { lowestPoints: 60 };
    expect(legalIn(briscolaChiamata, after('bid:2', letter))).toBe(sorted(`${points(60)} pass`));
    expect(legalIn(briscolaChiamata, after('bid:2 bid:60', letter))).toBe(sorted(`${points(61)} pass`));
    expect(legalIn(briscolaChiamata, after('bid:2 bid:61', letter))).toBe(sorted(`${points(62)} pass`));
    expect(legalIn(briscolaChiamata, after('bid:3', letter))).toBe('bid:2 pass');
    expect(after('bid:2 bid:60', letter).auction.high).toMatchObject({ seat: 1, bid: { rank: '2', points: 60 } });
  });

  it('120 ends the auction', () => {
    expect(after('bid:2 bid:120')).toMatchObject({ phase: 'trumps', declarer: 1 });
  });

  it('a pass is for good, and the last bidder names trumps', () => {
    const state = after('bid:K pass bid:J pass pass bid:4 pass');
    expect(state).toMatchObject({ phase: 'trumps', declarer: 0 });
    expect(legalIn(briscolaChiamata, state)).toBe('trump:C trump:D trump:H trump:S');
  });

  it('Ruling: a deal that all five pass scores nothing', () => {
    const { state, events } = played(briscolaChiamata, dealtState(briscolaChiamata), 'pass pass pass pass pass');
    expect(briscolaChiamata.toAct(state)).toBeNull();
    expect(briscolaChiamata.score(state).scores).toEqual([0, 0, 0, 0, 0]);
    expect(events.at(-1)?.type).toBe('over');
    expect(briscolaChiamata.view(state, 0).sides).toBeNull();
  });

  it('Ruling: after four passes the fifth may still bid, and has it', () => {
    expect(legalIn(briscolaChiamata, after('pass pass pass pass'))).toBe(sorted(`${RANKS} pass`));
    expect(after('pass pass pass pass bid:2')).toMatchObject({ phase: 'trumps', declarer: 4 });
  });
});

describe('engine/games/briscola-chiamata/README.md, Game', () => {
  const game = (options: Options, deals: readonly (readonly number[])[]): ReturnType<typeof match.start> =>
    deals.reduce(
      (now, scores) => match.add(now, { scores, points: [], lines: [], carry: 1, detail: {} }, options, 0).standing,
      match.start(options, 5),
    );
  const deals = (count: number): number[][] => Array.from({ length: count }, () => [2, 2, -1, -1, -1]);

  it.each([10, 5, 20])('Ruling and option deals: %i deals, and equal totals share the win', (count) => {
    const options = { deals: count, target: 'none' };
    expect(game(options, deals(count - 1)).over).toBe(false);
    expect(game(options, deals(count))).toMatchObject({ over: true, winners: [0, 1] });
  });

  it('option target: first to 11, however many deals it takes', () => {
    const options = { deals: 5, target: 11 };
    expect(game(options, [...deals(5)]).over).toBe(false);
    expect(game(options, [...deals(5), [-1, -1, 2, 2, -1], [-1, 2, 2, -1, -1]])).toMatchObject({
      over: true,
      winners: [1],
      totals: [8, 11, -1, -4, -7],
    });
  });
});
