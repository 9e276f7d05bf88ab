import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { dealtState, played } from '../../testing/position.fixture.ts';
import { pinochleDouble } from './game.ts';
import { heuristicBot } from './heuristicBot.ts';
import { seatOnTurn } from '../../contract/game.ts';

const rng = rngOf(seedFrom('pinochle judge'));
/** A run in long spades with aces beside. */
const TRUMPS = 'AS AS TS TS KS QS JS JS KS AH AD AC AH TD TC KH QH JC JD TD';
/** Aces and kings of every suit, and no trumps to speak of. */
const AROUND = 'AS AH AD AC KS KD KC QD JS JH TD TC TS TH KH QH JC JC TD TH';
/** Eight aces and no marriage. */
const ACES = 'AS AS AH AH AD AD AC AC TS TS TH TH TD TD TC JS JH JD JC JC';
/** Two pinochles and jacks around, and a marriage in four trumps. */
const PINOCHLES = 'QS QS JD JD JS JH JC KH QH TH TH TS TC TC KC TD KD KD AD AC';
/** A marriage among five trumps, and nothing else. */
const SHORT = 'KH QH JH TH TH TS TS KS JS TC TC KC JC TD TD KD KD JD JD AC';
/** A run in seven trumps, and two aces: enough for the lowest bid. */
const ENOUGH = 'AS TS TS KS QS JS JS AH TH TH KH QH QH AD TD TD TC TC JC JC';
/** Nothing at all. */
const POOR = 'TS TS JS JH TH TH QD QD TD TD JC TC TC KC QC KD JD QH JS TS';

function choice(hand: string, before: string): string {
  const { state } = played(pinochleDouble, dealtState(pinochleDouble, { dealer: 3 }), before);
  const seat = seatOnTurn(pinochleDouble, state);
  const held = { ...state, hands: state.hands.map((other, owner) => (owner === seat ? cards(hand) : other)) };
  return formatAction(heuristicBot(pinochleDouble.view(held, seat), pinochleDouble.legal(held), rng));
}

describe('bids of a club player', () => {
  it('raises by the least with trumps of its own', () => {
    expect(choice(TRUMPS, '')).toBe('bid:50');
    expect(choice(TRUMPS, 'bid:50 bid:51')).toBe('bid:52');
  });

  it('passes with nothing, and with something when it has gone too far', () => {
    expect(choice(POOR, 'bid:50 bid:51')).toBe('pass');
    expect(choice(TRUMPS, 'bid:150')).toBe('pass');
  });

  it('leaves a modest hand after two passes to the dealer, who has to take it', () => {
    expect(choice(ENOUGH, '')).toBe('bid:50');
    expect(choice(ENOUGH, 'pass')).toBe('bid:50');
    expect(choice(ENOUGH, 'pass pass')).toBe('pass');
    expect(choice(TRUMPS, 'pass pass')).toBe('bid:50');
  });

  it('believes the partner who tells of meld, and nobody else', () => {
    expect(choice(TRUMPS, 'bid:50 bid:85')).toBe('pass');
    expect(choice(TRUMPS, 'bid:54 bid:85')).toBe('bid:90');
    expect(choice(TRUMPS, 'bid:54 bid:55 bid:85')).toBe('pass');
  });

  it('leaves the auction to a partner who has it alone, unless the partner asks for trumps', () => {
    expect(choice(TRUMPS, 'bid:60 pass bid:65 pass')).toBe('pass');
    expect(choice(TRUMPS, 'bid:50 pass bid:54 pass')).toBe('bid:55');
    expect(choice(TRUMPS, 'bid:50 bid:51 bid:52 pass'), 'an opponent is still in').toBe('bid:53');
  });

  it('names the suit of its run', () => {
    expect(choice(TRUMPS, 'bid:50 pass pass pass')).toBe('trump:S');
  });

  it('signals meld that it has without trumps to name', () => {
    expect(choice(AROUND, '')).toBe('bid:52');
  });

  it('signals nothing to a partner who has passed', () => {
    expect(choice(AROUND, 'pass bid:50')).toBe('bid:51');
    expect(choice(AROUND, 'pass pass')).toBe('bid:50');
    expect(choice(ACES, 'pass bid:50'), 'without a marriage').toBe('pass');
  });

  it('signals as much as the bids in the fifties can, without a marriage, too', () => {
    expect(choice(ACES, '')).toBe('bid:59');
    expect(choice(ACES, 'bid:50 pass')).toBe('bid:59');
    expect(choice(ACES, 'bid:60')).toBe('pass');
  });

  it('signals thirty points and more instead of naming short trumps', () => {
    expect(choice(PINOCHLES, '')).toBe('bid:53');
  });

  it('answers a signal rather than leave it in, and leaves the answer to the partner', () => {
    expect(choice(SHORT, 'bid:52 pass')).toBe('bid:53');
    expect(choice(SHORT, 'bid:50 pass')).toBe('pass');
    expect(choice(PINOCHLES, 'bid:54 pass bid:55 pass')).toBe('pass');
    expect(choice(ACES, 'bid:59 pass bid:60 pass')).toBe('pass');
  });
});
