import { describe, expect, it } from 'vitest';
import { codesOf, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Options } from '../../contract/options.ts';
import { dealtState, finished, legalIn, played, sorted } from '../../testing/position.fixture.ts';
import { botifarra } from './game.ts';
import type { Botifarra } from './deal.ts';

const SUITS_AND_NT = 'trump:S trump:H trump:D trump:C trump:NT';

function after(actions: string, options: Options = {}, dealer: Seat = 3): Botifarra {
  return played(botifarra, dealtState(botifarra, { options, dealer }), actions).state;
}

describe('engine/games/botifarra/README.md, Deal and trumps', () => {
  it('deals packets of four from forehand, the dealer last', () => {
    const deck = PACKS.spanish48.cards;
    const { hands } = dealtState(botifarra, { deck, dealer: 1 });
    const packet = (seat: number): string[] => [0, 16, 32].flatMap((start) => codesOf(deck.slice(start + seat * 4, start + seat * 4 + 4)));
    expect([2, 3, 0, 1].map((seat) => codesOf(hands[seat] ?? []))).toEqual([0, 1, 2, 3].map(packet));
  });

  it('the dealer names a suit, no trumps, or delegates', () => {
    const dealt = after('');
    expect(botifarra.toAct(dealt)).toBe(3);
    expect(legalIn(botifarra, dealt)).toBe(sorted(`${SUITS_AND_NT} delegate`));
    expect(after('trump:C')).toMatchObject({ trump: 'C', declarer: 3 });
  });

  it('a partner to whom it is delegated must name trumps', () => {
    const asked = after('delegate');
    expect(botifarra.toAct(asked)).toBe(1);
    expect(legalIn(botifarra, asked)).toBe(sorted(SUITS_AND_NT));
    expect(after('delegate trump:NT')).toMatchObject({ trump: 'NT', declarer: 1 });
  });

  it('refuses what is not a choice', () => {
    expect(() => after('trump:T')).toThrow('is no action');
    expect(() => after('delegate delegate')).toThrow('not legal');
    expect(() => after('trump:H recontrar')).toThrow('not legal');
  });
});

/** The seats that are asked along a line of actions. */
function asked(actions: string, dealer: Seat = 3): (Seat | null)[] {
  const words = actions.split(' ');
  return words.map((_, i) => botifarra.toAct(after(words.slice(0, i).join(' '), {}, dealer)));
}

describe('engine/games/botifarra/README.md, Doubling: the seat at the left is the one before in turn order', () => {
  it.each([
    ['nobody doubles: the seat before the dealer, then that seat’s partner, forehand leads', 'trump:H pass pass 2H', [3, 2, 0, 0]],
    ['delegated: the seat before the partner first', 'delegate trump:H pass pass', [3, 1, 0, 2]],
    ['recontrar is asked of the seat before the one who doubled', 'trump:H contrar pass pass', [3, 2, 1, 3]],
    ['the second to be asked may double too', 'trump:H pass contrar pass pass', [3, 2, 0, 3, 1]],
    ['Sant Vicenç is asked of the seat before the one who redoubled', 'trump:H contrar recontrar pass pass', [3, 2, 1, 0, 2]],
    ['Sant Vicenç after the second seat’s recontrar', 'trump:H contrar pass recontrar pass santvicens', [3, 2, 1, 3, 2, 0]],
  ])('%s', (_, actions, seats) => expect(asked(actions)).toEqual(seats));

  it('each step needs the one before, and is asked until one calls', () => {
    expect(legalIn(botifarra, after('trump:H'))).toBe('contrar pass');
    expect(legalIn(botifarra, after('trump:H contrar'))).toBe('pass recontrar');
    expect(legalIn(botifarra, after('trump:H contrar recontrar'))).toBe('pass santvicens');
    for (const line of ['trump:H pass pass', 'trump:H contrar pass pass', 'trump:H contrar recontrar santvicens'])
      expect(after(line)).toMatchObject({ phase: 'play', play: { leader: 0, trick: [] } });
  });

  it.each<[string, Options, number]>([
    ['trump:H pass pass', {}, 1],
    ['trump:H contrar pass pass', {}, 2],
    ['trump:H contrar recontrar pass pass', {}, 4],
    ['trump:H contrar recontrar santvicens', {}, 8],
    ['trump:NT pass pass', {}, 2],
    ['trump:NT contrar recontrar santvicens', {}, 16],
    ['trump:H pass pass', { multipliers: '2-3-4' }, 1],
    ['trump:H contrar pass pass', { multipliers: '2-3-4' }, 2],
    ['trump:H contrar recontrar pass pass', { multipliers: '2-3-4' }, 3],
    ['trump:H contrar recontrar santvicens', { multipliers: '2-3-4' }, 4],
    ['trump:NT contrar recontrar santvicens', { multipliers: '2-3-4' }, 8],
  ])('%s %o multiplies by %i', (actions, options, by) => {
    const state = after(actions, options);
    expect(botifarra.view(state, 0).multiplier).toBe(by);
    const { scores } = botifarra.score(
      finished(state, [
        { seat: 1, points: 40, tricks: 7 },
        { seat: 2, points: 32, tricks: 5 },
      ]),
    );
    expect(scores).toEqual([0, 4 * by, 0, 4 * by]);
  });
});

describe('engine/games/botifarra/README.md, Deal score', () => {
  it('worked case 5: 50 to 22, botifarra, contrar, recontrar', () => {
    const over = finished(after('trump:NT contrar recontrar pass pass'), [
      { seat: 0, points: 50, tricks: 8 },
      { seat: 1, points: 22, tricks: 4 },
    ]);
    expect(botifarra.score(over)).toMatchObject({ scores: [112, 0, 112, 0], points: [50, 22, 50, 22] });
  });

  it('36 to 36: nobody', () => {
    const over = finished(after('trump:NT contrar pass pass'), [
      { seat: 0, points: 20, tricks: 6 },
      { seat: 2, points: 16, tricks: 1 },
      { seat: 3, points: 36, tricks: 5 },
    ]);
    expect(botifarra.score(over).scores).toEqual([0, 0, 0, 0]);
    expect(botifarra.score(over).lines.map(({ key }) => key)).toEqual(['tricks', 'tie', 'times']);
  });
});
