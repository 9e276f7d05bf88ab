import { describe, expect, it } from 'vitest';
import { codesOf, parseCard, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { GameEvent } from '../../contract/event.ts';
import { amidTrick, dealtState, finished, legalIn, played, setupFor, sorted } from '../../testing/position.fixture.ts';
import type { Standing } from '../../contract/matchPolicy.ts';
import { manilla } from './game.ts';
import type { Manilla } from './deal.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

/** A deal in which the dealer, seat 3 unless said otherwise, shows a card. */
function showing(
  code: string,
  totals: readonly number[] = [0, 0, 0, 0],
  dealer: Seat = 3,
): { state: Manilla; events: readonly GameEvent[] } {
  const card = parseCard(code) ?? -1;
  const deck = [...PACKS.spanish48.cards.filter((other) => other !== card), card];
  return manilla.deal(setupFor(manilla, { deck, dealer, totals }));
}

/** The score of a deal in which the dealer's side, seats 1 and 3, took `dealers` of the 72 points. */
function scoreAt(code: string, totals: readonly number[], dealers: number): readonly number[] {
  const over = finished(showing(code, totals).state, [
    { seat: 0, points: 72 - dealers, tricks: 6 },
    { seat: 3, points: dealers, tricks: 6 },
  ]);
  return manilla.score(over).scores;
}

describe('engine/games/manilla/README.md, Deal', () => {
  it('packets of four from forehand; the dealer’s last card makes trumps; forehand leads', () => {
    const { state, events } = showing('6C', [0, 0, 0, 0], 1);
    const { deck } = state.setup;
    const packet = (seat: number): string[] => [0, 16, 32].flatMap((start) => codesOf(deck.slice(start + seat * 4, start + seat * 4 + 4)));
    expect([2, 3, 0, 1].map((seat) => codesOf(state.hands[seat] ?? []))).toEqual([0, 1, 2, 3].map(packet));
    expect(codesOf(state.hands[1] ?? []).at(-1)).toBe('6C');
    expect(state.trump).toBe('C');
    expect(manilla.toAct(state)).toBe(2);
    expect(events).toEqual([{ type: 'trumps', seat: null, trump: 'C', card: '6C' }]);
  });

  it('the shown card lies there until the dealer plays, and is remembered', () => {
    const { state } = showing('9D');
    expect(manilla.view(state, 0).zones).toEqual([{ id: 'turned', seat: 3, stacks: [['9D']] }]);
    const cardOfSeat = (now: Manilla): string => formatAction(manilla.legal(now).actions[0]!);
    let now = state;
    for (let i = 0; i < 3; i += 1) now = played(manilla, now, cardOfSeat(now)).state;
    expect(manilla.view(now, 0).zones).toEqual([]);
    expect(manilla.view(now, 0).facts[0]).toEqual({ key: 'manilla.counter', params: { seat: 3, card: '9D', worth: 5 } });
    const world = manilla.sampler(manilla.view(now, 0))({ below: () => 0 });
    expect(codesOf(world.hands[3] ?? [])).toContain('9D');
  });
});

describe('engine/games/manilla/README.md, worked case 1: the shown card', () => {
  it('9D at 20: the dealer’s side is at 25 at once', () => {
    const { state, events } = showing('9D', [0, 20, 0, 20]);
    expect(manilla.view(state, 0).bonuses).toEqual([0, 0, 0, 5]);
    expect(events.at(-1)).toEqual({ type: 'announce', seat: 3, what: 'shownCard', points: 5, cards: ['9D'], params: { card: '9D' } });
    expect(scoreAt('9D', [0, 20, 0, 20], 30)).toEqual([6, 5, 6, 5]);
    expect(scoreAt('9D', [0, 20, 0, 20], 40)).toEqual([0, 9, 0, 9]);
  });

  it.each([35, 37])('9D at %i: held back; given with 36 or more in the deal, else to nobody', (total) => {
    const totals = [0, total, 0, total];
    expect(manilla.view(showing('9D', totals).state, 0).bonuses).toEqual([0, 0, 0, 0]);
    expect(showing('9D', totals).events.at(-1)).toMatchObject({ what: 'held', points: 5 });
    expect(scoreAt('9D', totals, 36)).toEqual([0, 5, 0, 5]);
    expect(scoreAt('9D', totals, 40)).toEqual([0, 9, 0, 9]);
    expect(scoreAt('9D', totals, 35)).toEqual([1, 0, 1, 0]);
  });

  it('9D at 34 is given at once', () => expect(scoreAt('9D', [0, 34, 0, 34], 20)).toEqual([16, 5, 16, 5]));
  it('only the dealer’s side’s total counts', () => expect(scoreAt('9D', [39, 0, 39, 0], 20)).toEqual([16, 5, 16, 5]));

  it.each([
    ['9S', 5],
    ['AS', 4],
    ['KS', 3],
    ['QS', 2],
    ['JS', 1],
    ['8S', 0],
  ])('%s is worth %i', (code, worth) => expect(scoreAt(code, [0, 0, 0, 0], 36)).toEqual([0, worth, 0, worth]));

  it('tells that a card held back has been won', () => {
    const { state } = showing('JD', [0, 39, 0, 39]);
    const before = {
      ...finished(state, [{ seat: 3, points: 69, tricks: 11 }]),
      phase: 'play' as const,
      hands: [[0x20], [0x21], [0x22], [0x29]],
    };
    const { events } = played(manilla, before, '2D 3D 4D JD');
    expect(events.filter(({ type }) => type === 'announce')).toEqual([
      { type: 'announce', seat: 1, what: 'capote' },
      { type: 'announce', seat: 3, what: 'heldWon', points: 1, cards: ['JD'], params: { card: 'JD' } },
    ]);
  });
});

describe('engine/games/manilla/README.md, worked case 2: what may be played', () => {
  it.each([
    ['none beats the king: any card of the suit', 'KH 2H QH', '8H 7H AD', '8H 7H'],
    ['two cards beat it', 'KH 2H QH', '9H AH 3H', '9H AH'],
    ['void, a trump is due', 'KH 2H QH', '2D 9C', '2D'],
    ['void, no trump beats: any card', 'KH 2H 5D', '4D 3D 9C', '4D 3D 9C'],
    ['void, a higher trump is due', 'KH 2H 5D', '6D 4D 9C', '6D'],
    ['void, the partner winning: any card', 'KH AH 5H', '6D 9C', '6D 9C'],
    ['following a trick an opponent trumped: any card of the suit', 'KH 2H 5D', '9H 3H 9C', '9H 3H'],
    ['following, the partner winning: any card of the suit', 'KH AH 5H', '9H 3H 9C', '9H 3H'],
    ['trumps led: beat', 'KD 2D 3D', 'AD 4D 9C', 'AD'],
    ['trumps led and none beats: any trump', 'KD 2D 3D', '4D 5D 9C', '4D 5D'],
    ['void of both: any card', 'KH 2H QH', '9C 2S', '9C 2S'],
  ])('%s', (_, trick, hand, due) => expect(legalIn(manilla, amidTrick(dealtState(manilla), 'D', trick, hand))).toBe(sorted(due)));

  it('refuses what is barred', () => {
    const state = amidTrick(dealtState(manilla), 'D', 'KH 2H QH', '9H AH 3H');
    expect(() => manilla.apply(state, actionIn('3H'))).toThrow('not legal');
    expect(manilla.legal(state).barred).toMatchObject([{ action: actionIn('3H'), code: 'play/must-beat', due: { beat: 'KH', led: 'H' } }]);
  });
});

describe('engine/games/manilla/README.md, Deal score', () => {
  it('worked case 3: 45 to 27 is 9 points', () => expect(scoreAt('2D', [0, 0, 0, 0], 27)).toEqual([9, 0, 9, 0]));
  it('36 to 36: nothing', () => expect(scoreAt('2D', [0, 0, 0, 0], 36)).toEqual([0, 0, 0, 0]));
  it('a trick is worth one more than its cards', () => {
    const state = amidTrick(dealtState(manilla), 'D', '9H 2H AH', 'JH');
    expect(manilla.apply(state, actionIn('JH')).state.play?.tricks).toMatchObject([{ winner: 0, points: 5 + 4 + 1 + 1 }]);
  });
  it('capote is shown and brings nothing', () => {
    const over = finished(showing('2D').state, [{ seat: 2, points: 72, tricks: 12 }]);
    expect(manilla.score(over)).toMatchObject({ scores: [36, 0, 36, 0], detail: { capote: true } });
  });
});

describe('engine/games/manilla/README.md, Game and match', () => {
  function after(deals: readonly (readonly [number, number])[]): { standing: Standing; totals: readonly number[] } {
    let now: { standing: Standing; totals: readonly number[] } = { standing: manilla.match.start({}, 4), totals: [] };
    for (const [even, odd] of deals) {
      const score = { scores: [even, odd, even, odd], points: [], lines: [], carry: 1, detail: {} };
      now = manilla.match.add(now.standing, score, {}, null);
    }
    return now;
  }

  it('first to 40; the totals are written down before they go back to zero', () => {
    expect(after([[39, 0]]).standing).toMatchObject({ totals: [39, 0, 39, 0], games: [0, 0, 0, 0] });
    const won = after([
      [39, 0],
      [1, 5],
    ]);
    expect(won.totals).toEqual([40, 5, 40, 5]);
    expect(won.standing).toMatchObject({ totals: [0, 0, 0, 0], games: [1, 0, 1, 0], over: false });
  });

  it('two games win the match', () => {
    const last = after([
      [40, 0],
      [0, 41],
      [20, 39],
      [20, 0],
    ]);
    expect(last).toMatchObject({ totals: [40, 39, 40, 39], standing: { over: true, winners: [0, 2], games: [2, 1, 2, 1] } });
  });
});
