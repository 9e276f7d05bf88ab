import { describe, expect, it } from 'vitest';
import { cards, codesOf, parseCard, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { Options } from '../../contract/options.ts';
import { finished, legalIn, played, setupFor, sorted } from '../../testing/position.fixture.ts';
import type { Standing } from '../../contract/matchPolicy.ts';
import { manillaTwo } from './game.ts';
import type { ManillaTwo } from './deal.ts';
import { quarterOf } from './score.ts';

const PACK = PACKS.spanish48.cards;

/** A deal by seat 1 whose last card is given. */
function showing(
  code: string,
  totals: readonly number[] = [0, 0],
  options: Options = {},
): { state: ManillaTwo; events: readonly GameEvent[] } {
  const card = parseCard(code) ?? -1;
  return manillaTwo.deal(setupFor(manillaTwo, { deck: [...PACK.filter((other) => other !== card), card], totals, options }));
}

/** The trick that seat 0 has led to, with seat 1's piles: cards of a pile joined by `-`, the lowest first. */
function second(trump: string, led: string, piles: string): ManillaTwo {
  const state = showing(`2${trump}`).state;
  const own = piles.split(' ').map((pile) => cards(pile.replaceAll('-', ' ')));
  return { ...state, piles: [[], own], play: { leader: 0, trick: cards(led), tricks: [] } };
}

describe('engine/games/manilla/README.md, Two-player Manilla: the layout', () => {
  it('pile by pile, forehand’s first; the last card of each is on top', () => {
    const { state } = showing('QD');
    const { deck } = state.setup;
    expect(state.piles.map((piles) => codesOf(piles.flat()))).toEqual(
      [0, 4].map((start) => [0, 8, 16, 24, 32, 40].flatMap((pile) => codesOf(deck.slice(pile + start, pile + start + 4)))),
    );
    expect(legalIn(manillaTwo, state)).toBe(sorted(codesOf([3, 11, 19, 27, 35, 43].map((place): Card => deck[place] ?? -1)).join(' ')));
    expect(state.piles[1]?.at(-1)?.at(-1)).toBe(parseCard('QD'));
    expect(state.trump).toBe('D');
    expect(manillaTwo.toAct(state)).toBe(0);
  });

  it('everybody sees the top cards and nothing below', () => {
    const { state } = showing('QD');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { zones, hands } = manillaTwo.view(state, viewer);
      expect(hands).toEqual([[], []]);
      for (const zone of zones)
        for (const stack of zone.stacks) expect(stack.map((card) => card === '??')).toEqual([true, true, true, false]);
    }
  });

  it('a card played uncovers the next at once, for both to see', () => {
    const { state } = showing('QD');
    const lead = codesOf(state.setup.deck.slice(3, 4))[0] ?? '';
    const below = codesOf(state.setup.deck.slice(2, 3))[0] ?? '';
    const { state: next, events } = played(manillaTwo, state, lead);
    expect(events).toEqual([
      { type: 'play', seat: 0, card: lead },
      { type: 'uncover', seat: 0, cards: [below] },
    ]);
    expect(manillaTwo.view(next, 1).zones[0]).toMatchObject({ stacks: expect.arrayContaining([['??', '??', below]]) as unknown });
    expect(manillaTwo.view(next, 1).zones[0]?.dealt?.[0]).toEqual(['??', '??', below, lead]);
  });

  it('an empty pile stays where it was', () => {
    const end = played(manillaTwo, second('D', 'KH', 'AH 2S'), 'AH').state;
    expect(manillaTwo.view(end, 0).zones[1]?.stacks).toEqual([[], ['2S']]);
  });
});

describe('engine/games/manilla/README.md, Two-player Manilla: the second player', () => {
  it.each([
    ['beats the led card', 'KH', '3S-AH 2H 9C', 'AH'],
    ['follows suit when none beats', 'KH', 'JH 2H 9C', 'JH 2H'],
    ['void: a trump', 'KH', '2D 9C AS', '2D'],
    ['void: any trump', 'KH', '2D 9D AS', '2D 9D'],
    ['void of both: any card', 'KH', '9C AS 2C', '9C AS 2C'],
    ['trumps led: a higher one', 'KD', 'AD 3D 9C', 'AD'],
    ['cards that are covered neither may nor must be played', 'KH', 'AH-2D 9C', '2D'],
  ])('%s', (_, led, piles, due) => expect(legalIn(manillaTwo, second('D', led, piles))).toBe(sorted(due)));

  it('refuses a covered card', () => {
    expect(() => played(manillaTwo, second('D', 'KH', 'AH-2D 9C'), 'AH')).toThrow('not legal');
  });

  it('the winner leads; a trick is worth its cards', () => {
    const { state } = played(manillaTwo, second('D', 'KH', '4C-AH 2S'), 'AH');
    expect(state.play).toMatchObject({ leader: 1, tricks: [{ winner: 1, points: 7 }] });
    expect(legalIn(manillaTwo, state)).toBe(sorted('4C 2S'));
  });
});

/** The scores of a deal in which seat 0 took `points` of the 60 points, and `tricks` of the 24 tricks. */
function scores(state: ManillaTwo, points: number, tricks: number): readonly number[] {
  const over = finished(state, [
    { seat: 0, points, tricks },
    { seat: 1, points: 60 - points, tricks: 24 - tricks },
  ]);
  return manillaTwo.score({ ...over, piles: [[], []] }).scores;
}

describe('engine/games/manilla/README.md, Two-player Manilla: the score', () => {
  it('a quarter of the cards, a remainder counting one more: 26 cards are 7', () => {
    expect([0, 1, 2, 11, 12, 13, 24].map(quarterOf)).toEqual([0, 1, 1, 6, 6, 7, 12]);
  });
  it('worked case 3: 40 card points and 26 cards are 47: 11 points', () => expect(scores(showing('2D').state, 40, 13)).toEqual([11, 0]));
  it('36 to 36: nothing', () => expect(scores(showing('2D').state, 30, 12)).toEqual([0, 0]));
  it('36 to 37 of 73: one point', () => expect(scores(showing('2D').state, 29, 13)).toEqual([0, 1]));

  it('a counter shown is the dealer’s, besides the tricks', () => {
    expect(showing('AD').events.map(({ type }) => type)).toEqual(['trumps', 'announce']);
    expect(scores(showing('AD').state, 40, 13)).toEqual([11, 4]);
    expect(scores(showing('8D').state, 40, 13)).toEqual([11, 0]);
  });

  it('Ruling: it is held back when it would end the game, and needs 36 in the deal, the quarter included', () => {
    expect(showing('9D', [0, 34]).events.at(-1)).toMatchObject({ what: 'shownCard' });
    const { state, events } = showing('9D', [0, 35]);
    expect(events.at(-1)).toMatchObject({ what: 'held' });
    expect(scores(state, 30, 12)).toEqual([0, 5]);
    expect(scores(state, 31, 12)).toEqual([1, 0]);
    expect(scores(state, 20, 12)).toEqual([0, 15]);
  });
});

describe('option shownCard', () => {
  const LETTER = { shownCard: 'atOnce' };

  it('atOnce: the counter counts even where it ends the game, whatever the deal brings', () => {
    const { state, events } = showing('9D', [0, 35], LETTER);
    expect(events.at(-1)).toMatchObject({ what: 'shownCard', points: 5 });
    expect(manillaTwo.view(state, 0)).toMatchObject({ bonuses: [0, 5], facts: [{ key: 'manilla.counter' }] });
    expect(scores(state, 31, 12)).toEqual([1, 5]);
    expect(scores(state, 30, 12)).toEqual([0, 5]);
  });

  it('atOnce: the deal is played all the same, and the higher total wins the game', () => {
    const over = scores(showing('9D', [30, 35], LETTER).state, 45, 12);
    const standing = { ...manillaTwo.match.start({}, 2), totals: [30, 35] };
    const { totals, standing: after } = manillaTwo.match.add(
      standing,
      { scores: [...over], points: [], lines: [], carry: 1, detail: {} },
      LETTER,
      null,
    );
    expect([totals, after.games]).toEqual([
      [45, 40],
      [1, 0],
    ]);
  });

  it('atOnce: below the target nothing changes', () => {
    for (const options of [{}, LETTER]) {
      expect(showing('9D', [0, 34], options).events.at(-1)).toMatchObject({ what: 'shownCard' });
      expect(scores(showing('9D', [0, 34], options).state, 40, 13)).toEqual([11, 5]);
    }
  });
});

describe('engine/games/manilla/README.md, Two-player Manilla: the match', () => {
  function after(deals: readonly (readonly [number, number])[]): { standing: Standing; totals: readonly number[] } {
    let now: { standing: Standing; totals: readonly number[] } = { standing: manillaTwo.match.start({}, 2), totals: [] };
    for (const [a, b] of deals)
      now = manillaTwo.match.add(now.standing, { scores: [a, b], points: [], lines: [], carry: 1, detail: {} }, {}, null);
    return now;
  }

  it('first to 40 wins a game, two games the match', () => {
    expect(after([[41, 0]])).toMatchObject({ totals: [41, 0], standing: { totals: [0, 0], games: [1, 0], over: false } });
    expect(
      after([
        [41, 0],
        [0, 40],
        [3, 44],
      ]),
    ).toMatchObject({ totals: [3, 44], standing: { over: true, winners: [1] } });
  });

  it('if both reach 40 in one deal the higher wins', () => {
    expect(
      after([
        [39, 38],
        [1, 5],
      ]),
    ).toMatchObject({ totals: [40, 43], standing: { games: [0, 1] } });
  });

  it('a tie plays on, from where it stands', () => {
    const tied = after([
      [39, 35],
      [1, 5],
    ]);
    expect(tied).toMatchObject({ totals: [40, 40], standing: { totals: [40, 40], games: [0, 0] } });
    expect(manillaTwo.match.add(tied.standing, { scores: [0, 2], points: [], lines: [], carry: 1, detail: {} }, {}, null)).toMatchObject({
      totals: [40, 42],
      standing: { games: [0, 1], totals: [0, 0] },
    });
  });
});
