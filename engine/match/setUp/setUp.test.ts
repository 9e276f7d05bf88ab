import { describe, expect, it } from 'vitest';
import { codesOf } from '../../cards/card.ts';
import { rngOf, seedFrom, type Rng, pick } from '../../cards/random.ts';
import { callOf } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { GAMES } from '../../games/index.ts';
import { setupFor } from '../../testing/position.fixture.ts';
import { replay } from '../record.ts';
import { setUp } from './setUp.ts';
import type { Wanted } from './wanted.ts';

const SEED = 'set up';
const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fay', 'Gus'];

/** Cards that each seat has left in the endings. */
const LEFT = 3;

/** All cards that a seat still plays, in no order. */
function cardsOf(game: Game, state: DealState, seat: number): string[] {
  return [...codesOf([...(state.hands[seat] ?? []), ...(game.trick(state)?.stacks?.[seat]?.flat() ?? [])])].sort();
}

const DONE = callOf('done');

/** A real ending of a deal played at random: between two tricks, with `left` cards left; `undefined` if there was none. */
function ending(game: Game, left: number, rng: Rng, seed: string): DealState | undefined {
  let state: DealState = game.deal(setupFor(game, { seed })).state;
  for (;;) {
    const seat = game.toAct(state);
    if (seat === null) return undefined;
    const { actions } = game.legal(state);
    const plays = actions.some((action) => game.apply(state, action).events.some(({ type }) => type === 'play'));
    if (plays && state.play?.trick.length === 0 && cardsOf(game, state, seat).length <= left) return state;
    // Without exchanges, as they are set up.
    state = game.apply(state, actions.includes(DONE) ? DONE : pick(actions, rng)).state;
  }
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const players = game.seats.min;
  const base = { players: NAMES.slice(0, players), dealer: players - 1, options: setupFor(game).options };
  const none = base.players.map((): string[] => []);

  it('an ending that has come about can be set up', () => {
    let tried = 0;
    for (let number = 0; tried < 1 && number < 40; number += 1) {
      const rng = rngOf(seedFrom(`${SEED} ${id} ${number}`));
      const state = ending(game, LEFT, rng, `${SEED} ${number}`);
      if (state === undefined) continue;
      tried += 1;
      const leader = game.toAct(state);
      const hands = state.hands.map((_, seat) => cardsOf(game, state, seat));
      const wanted: Wanted = { ...base, hands, ending: { trump: state.trump, leader } };
      const found = setUp(game, wanted, rng);
      if (!found.ok) throw new Error(`${number}: ${found.error.message} ${JSON.stringify(wanted)}`);
      const match = replay(found.value);
      if (!match.ok) throw new Error(match.error.message);
      const reached = match.value.deals[0]!.state;
      expect(reached.hands.map((_, seat) => cardsOf(game, reached, seat))).toEqual(hands);
      expect([reached.trump, game.toAct(reached)]).toEqual([state.trump, leader]);
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('a deal is filled up with what is not given', () => {
    const rng = rngOf(seedFrom(`${SEED} ${id}`));
    const [one, other] = codesOf([...new Set(setupFor(game).deck)]);
    const found = setUp(game, { ...base, hands: [[one ?? ''], [other ?? ''], ...none.slice(2)], ending: null }, rng);
    if (!found.ok) throw new Error(found.error.message);
    expect(replay(found.value)).toMatchObject({ ok: true, value: { deals: [{ actions: [] }] } });
  });

  it('cards of an ending that are not given are dealt by chance, as many to every seat', () => {
    const rng = rngOf(seedFrom(`${SEED} ${id}`));
    const [card = ''] = codesOf(setupFor(game).deck);
    const found = setUp(game, { ...base, hands: [[card], ...none.slice(1)], ending: { trump: null, leader: null } }, rng);
    const match = found.ok ? replay(found.value) : found;
    if (!match.ok) throw new Error(match.error.message);
    const { state } = match.value.deals[0]!;
    expect(cardsOf(game, state, 0)).toEqual([card]);
    for (const seat of state.hands.keys()) expect(cardsOf(game, state, seat)).toHaveLength(1);
  });

  it('what is no position is refused', () => {
    const rng = rngOf(seedFrom(id));
    const refused = (hands: string[][], ending: Wanted['ending'] = null): string => {
      const found = setUp(game, { ...base, hands, ending }, rng);
      return found.ok ? '' : found.error.code;
    };
    const [card = ''] = codesOf(setupFor(game).deck);
    expect(refused([['ZZ'], ...none.slice(1)])).toBe('record/bad-card');
    expect(refused([Array<string>(5).fill(card), ...none.slice(1)])).toBe('record/bad-deck');
    const twice = setUp(game, { ...base, hands: [Array<string>(5).fill(card), ...none.slice(1)], ending: null }, rng);
    expect(twice).toMatchObject({ error: { facts: { card } } });
    expect(refused([[...codesOf([...setupFor(game).deck])], ...none.slice(1)])).toBe('record/bad-hand');
    expect(refused([[...codesOf([...setupFor(game).deck])], ...none.slice(1)], { trump: null, leader: null })).toBe('record/bad-hand');
    expect(refused(none.slice(1))).toBe('record/bad-hand');
  });
});
