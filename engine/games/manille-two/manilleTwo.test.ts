import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { deckWith, finished, legalTo, played, setupFor } from '../../testing/manille.fixture.ts';
import type { Manille } from '../family/manille/deal.ts';
import type { GameEvent } from '../../contract/event.ts';
import { manilleTwo } from './game.ts';
import { rowPlaces } from './places.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

const [fore, dealer] = rowPlaces(1);
if (fore === undefined || dealer === undefined) throw new Error('two seats have places');
const DECK = deckWith([
  [fore.covered, 'TC AC 7C 8C'],
  [dealer.covered, '9C JC QC KC'],
  [fore.open, '7S KS 7D 8D'],
  [dealer.open, '8S TS 9D JD'],
  [fore.hand, '9S JS 7H 8H 9H QD KD AD'],
  [dealer.hand, 'QS AS TH JH QH KH AH TD'],
]);
const begun = (): Manille => manilleTwo.deal(setupFor(manilleTwo, { dealer: 1, deck: DECK })).state;

describe('engine/games/manille/README.md, Two-player Manille', () => {
  it('deals covered rows, open rows and hands, forehand first', () => {
    const state = manilleTwo.deal(setupFor(manilleTwo, { dealer: 0 })).state;
    const { deck } = state.setup;
    expect([state.rows[1]?.covered, state.rows[0]?.covered]).toEqual([deck.slice(0, 4), deck.slice(4, 8)]);
    expect([state.rows[1]?.open, state.rows[0]?.open]).toEqual([deck.slice(8, 12), deck.slice(12, 16)]);
    expect([state.hands[1], state.hands[0]]).toEqual([deck.slice(16, 24), deck.slice(24)]);
  });

  it.each([
    ['', 'trumps', 1, ['trump:S', 'trump:H', 'trump:D', 'trump:C', 'trump:NT']],
    ['trump:H', 'doubling', 0, ['along', 'pass']],
    ['trump:H along', 'doubling', 1, ['against', 'pass']],
  ])('ruling: no blind call; after "%s": %s, seat %i', (actions, phase, seat, legal) => {
    const state = played(manilleTwo, begun(), actions);
    expect([state.phase, manilleTwo.toAct(state), manilleTwo.legal(state).actions.map(formatAction)]).toEqual([phase, seat, legal]);
  });

  it.each(['trump:H pass', 'trump:H along pass', 'trump:H along against'])('after %s the dealer’s opponent leads', (actions) => {
    const state = played(manilleTwo, begun(), actions);
    expect([state.phase, manilleTwo.toAct(state)]).toEqual(['play', 0]);
  });

  it('a player plays from the hand and the own open cards, and both count for duties', () => {
    const state = played(manilleTwo, begun(), 'trump:H pass 9S');
    // 8S and TS lie in the row, QS and AS are in the hand; the covered clubs are not to be had.
    expect(manilleTwo.legal(state).actions.map(formatAction).sort()).toEqual(['AS', 'QS', 'TS']);
    const void8 = played(manilleTwo, begun(), 'trump:H pass');
    expect(manilleTwo.legal(void8).actions.map(formatAction)).toEqual('9S JS 7H 8H 9H QD KD AD 7S KS 7D 8D'.split(' '));
  });

  it('uncovered cards are turned up after the trick, not before', () => {
    const state = played(manilleTwo, begun(), 'trump:H pass');
    const led = manilleTwo.apply(state, actionIn('KS'));
    expect(manilleTwo.view(led.state, 1).zones[0]?.stacks[1]).toEqual(['??']);
    const { state: after, events } = manilleTwo.apply(led.state, actionIn('TS'));
    expect(events.filter(({ type }) => type === 'uncover')).toEqual<GameEvent[]>([
      { type: 'uncover', seat: 0, cards: ['AC'] },
      { type: 'uncover', seat: 1, cards: ['JC'] },
    ]);
    const [own, other] = manilleTwo.view(after, 0).zones;
    expect(own?.stacks).toEqual([['??', '7S'], ['AC'], ['??', '7D'], ['??', '8D']]);
    expect(own?.dealt).toEqual([
      ['??', '7S'],
      ['AC', 'KS'],
      ['??', '7D'],
      ['??', '8D'],
    ]);
    expect(other?.stacks[1]).toEqual(['JC']);
    expect(manilleTwo.legal(after).actions.map(formatAction)).toContain('JC');
  });

  it('nobody sees a covered card or the other hand', () => {
    const state = begun();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = manilleTwo.view(state, viewer);
      expect(view.zones.map(({ stacks }) => stacks.map(([below]) => below))).toEqual([Array(4).fill('??'), Array(4).fill('??')]);
      expect(view.hands.map((hand) => hand.includes('??'))).toEqual([viewer !== 0, viewer !== 1]);
    }
  });

  it('Play: the other player is an opponent', () => {
    expect(legalTo('KH', 'TH 8H AS', 'S', [0, 1])).toBe('TH');
    expect(legalTo('KH', '8S AC', 'S', [0, 1])).toBe('8S');
  });

  it.each([
    [
      'the excess',
      [
        [0, 41],
        [1, 19],
      ],
      {},
      [11, 0],
    ],
    [
      'no trump, along and against',
      [
        [0, 25],
        [1, 35],
      ],
      { trump: 'NT', calls: 2 },
      [0, 40],
    ],
    ['all sixteen tricks', [[1, 60]], {}, [0, 60]],
    [
      '30 : 30',
      [
        [0, 30],
        [1, 30],
      ],
      {},
      [0, 0],
    ],
  ] as const)('Score: %s', (_, tricks, made, scores) => {
    const { scores: got, carry } = manilleTwo.score(
      finished(manilleTwo, setupFor(manilleTwo, { dealer: 1 }), tricks, { trump: 'S', ...made }),
    );
    expect([got, carry]).toEqual([scores, scores[0] + scores[1] === 0 ? 2 : 1]);
  });

  it('has sixteen tricks, sixty points in all', () => {
    for (let i = 0; i < 10; i += 1) {
      const seed = seedFrom(`two sixteen ${i}`);
      const state = playRandomly(deal(freshMatch(manilleTwo, {}, 2), seed).match, rngOf(seed)).deals[0]?.state;
      const tricks = state?.play?.tricks ?? [];
      expect(tricks).toHaveLength(16);
      expect(tricks.reduce((sum, { points }) => sum + points, 0)).toBe(60);
      expect(new Set(tricks.flatMap(({ cards }) => codesOf(cards))).size).toBe(32);
    }
  });

  it('Game: first to 101', () => {
    const add = (total: number): boolean => {
      const start = { ...manilleTwo.match.start({}, 2), totals: [total, 0] };
      return manilleTwo.match.add(start, { scores: [1, 0], points: [31, 29], lines: [], carry: 1, detail: {} }, {}, 0).standing.over;
    };
    expect([add(99), add(100)]).toEqual([false, true]);
  });
});

it('says which duty bars a card of the row', () => {
  const state = played(manilleTwo, begun(), 'trump:H pass 9S');
  expect(manilleTwo.legal(state).barred.find(({ action }) => action === actionIn('8S'))).toEqual({
    action: actionIn('8S'),
    code: 'play/must-beat',
    due: { led: 'S', beat: '9S', cards: ['QS', 'AS', 'TS'] },
  });
});
