import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/options.ts';
import type { Viewer } from '../../contract/view.ts';
import { seatView } from '../../match/seatView.ts';
import { deckFor, dealtState, legalIn, played } from '../../testing/position.fixture.ts';
import { klaberjass } from './game.ts';
import { placesOf, type Klaberjass } from './deal.ts';
import { actionIn } from '../../contract/notation.ts';

/** Seat 0 holds T J Q of spades, seat 1 Q K A of diamonds, seat 3 7 8 9 of clubs and K Q of trumps; the ten of hearts is turned. */
const HANDS = ['TS JS QS 7H 8D 9D AC TC', 'QD KD AD 8H 7S 8S JC QC', '9H JH AH AS TD JD KS KC', '7C 8C 9C KH QH 7D 9S TH'];
const deck = deckFor(klaberjass, placesOf(3), HANDS);
const BY_PLAYER = { declare: 'byPlayer' };

function after(actions: string, options: Options = {}): { state: Klaberjass; events: ReturnType<typeof played>['events'] } {
  return played(klaberjass, dealtState(klaberjass, { dealer: 3, deck, options }), actions);
}

describe('engine/games/klaberjass/README.md, Bonuses and the option declare', () => {
  it('automatic: sets are compared and shown without anybody being asked', () => {
    const { state, events } = after('take');
    expect(state.phase).toBe('play');
    expect(events.filter(({ type }) => type === 'announce')).toEqual([
      { type: 'announce', seat: 1, what: 'twenty', points: 20, cards: ['AD', 'KD', 'QD'] },
      { type: 'announce', seat: 3, what: 'twenty', points: 20, cards: ['9C', '8C', '7C'] },
    ]);
  });

  it('beaten sets are not told of', () => {
    const { state } = after('take');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = klaberjass.view(state, viewer);
      expect(view.facts.filter(({ key }) => key === 'klaberjass.set')).toEqual([
        { key: 'klaberjass.set', params: { seat: 1, points: 20, cards: ['AD', 'KD', 'QD'] } },
        { key: 'klaberjass.set', params: { seat: 3, points: 20, cards: ['9C', '8C', '7C'] } },
      ]);
      expect(view.bonuses).toEqual([0, 20, 0, 20]);
    }
  });

  it('sets that score lie open until the first trick is over', () => {
    const shown = (state: Klaberjass): unknown => klaberjass.view(state, 2).zones.filter(({ id, seat }) => id === 'meld' && seat === 1);
    expect(shown(after('take').state)).toEqual([{ id: 'meld', seat: 1, stacks: [['QD', 'KD', 'AD']] }]);
    expect(shown(after('take 9D AD').state)).toEqual([{ id: 'meld', seat: 1, stacks: [['QD', 'KD']] }]);
    expect(shown(after('take 9D AD TD 7D').state)).toEqual([]);
  });

  it('byPlayer: each holder of a set is asked, from forehand, one answer for all its sets', () => {
    const { state } = after('take', BY_PLAYER);
    expect(state.phase).toBe('declare');
    expect([state, after('take silent', BY_PLAYER).state, after('take silent declare', BY_PLAYER).state].map(klaberjass.toAct)).toEqual([
      0, 1, 3,
    ]);
    expect(legalIn(klaberjass, state)).toBe('declare silent');
    expect(after('take silent silent declare', BY_PLAYER).state).toMatchObject({ phase: 'play', awards: [{ seat: 3, points: 20 }] });
  });

  it('byPlayer: whoever is asked is told what they may declare, and nobody else is', () => {
    const held = (state: Klaberjass, viewer: Viewer): unknown =>
      klaberjass.view(state, viewer).facts.flatMap(({ key, params }) => (key === 'klaberjass.held' ? [params] : []));
    const { state } = after('take silent', BY_PLAYER);
    expect(held(state, 1)).toEqual([{ points: 20, cards: ['AD', 'KD', 'QD'] }]);
    for (const viewer of [0, 2, 3, 'spectator'] as const) expect(held(state, viewer)).toEqual([]);
    expect(held(after('take silent silent declare', BY_PLAYER).state, 1)).toEqual([]);
  });

  it('byPlayer: what is kept back scores nothing and beats nothing', () => {
    expect(after('take declare silent declare', BY_PLAYER).state.awards).toMatchObject([{ seat: 0, points: 20 }]);
    expect(after('take silent silent silent', BY_PLAYER).state.awards).toEqual([]);
  });

  it('byPlayer: declining is silent', () => {
    const asked = after('take', BY_PLAYER).state;
    const answered = after('take silent', BY_PLAYER).state;
    const hears = (state: Klaberjass, viewer: Viewer): unknown => seatView(klaberjass, state, [], viewer);
    expect(klaberjass.apply(asked, actionIn('silent')).events).toEqual([]);
    for (const viewer of [2, 'spectator'] as const) {
      expect(hears(answered, viewer)).toEqual(hears(asked, viewer));
      expect(klaberjass.view(asked, viewer).toAct).toBeNull();
    }
    expect(klaberjass.view(answered, 0).moves.at(-1)).toEqual({ seat: 0, action: actionIn('silent') });
  });

  it('byPlayer: nobody is asked where nobody holds a set', () => {
    const hands = ['7S 9S JS 8H TH QH 7D 9D', '8S TS QS 7H 9H JH 8D TD', 'KS AD KC 7C 9C JC JD QD', 'AS KH AH KD 8C TC QC AC'];
    const none = deckFor(klaberjass, placesOf(3), hands);
    expect(played(klaberjass, dealtState(klaberjass, { dealer: 3, deck: none, options: BY_PLAYER }), 'take').state.phase).toBe('play');
  });

  it('bella scores when its holder plays the second of K and Q of trumps, whoever wins the trick, and is never asked for', () => {
    const tricks = 'take 7H 8H JH KH AS 9S QS 7S 9H QH';
    const { state, events } = after(tricks);
    expect(events.filter((event) => event.type === 'announce' && event.what === 'bella')).toEqual([
      { type: 'announce', seat: 3, what: 'bella', points: 20 },
    ]);
    expect(klaberjass.view(state, 0).bonuses).toEqual([0, 20, 0, 40]);
    expect(after(`take silent silent silent ${tricks.slice('take '.length)}`, BY_PLAYER).state.bella).toBe(3);
  });

  it('bella is not told of before', () => {
    expect(after('take 7H 8H JH KH').state.bella).toBeNull();
  });
});
