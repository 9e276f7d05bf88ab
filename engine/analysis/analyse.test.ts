import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom, type Rng, pick } from '../cards/random.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { formatAction } from '../contract/notation.ts';
import { GAMES } from '../games/index.ts';
import { setupFor } from '../testing/position.fixture.ts';
import { heuristicPolicyOf } from '../bots/policy/heuristicPolicy.ts';
import { analyse, type RolloutPolicy } from './analyse.ts';

const SEED = 'analyse';
const EFFORT = { nodes: 2_000_000, playouts: 4 };

/** A deal played at random until a seat is to play a card with a given number left; `undefined` if the deal ended before. */
function ending(game: Game, left: number, rng: Rng, seed: string): DealState | undefined {
  let state: DealState = game.deal(setupFor(game, { seed })).state;
  for (;;) {
    const seat = game.toAct(state);
    if (seat === null) return undefined;
    const { actions } = game.legal(state);
    const rules = game.trick(state);
    const held = state.hands[seat]!.length + (rules?.stacks?.[seat] ?? []).flat().length;
    const plays = actions.some((action) => game.apply(state, action).events.some(({ type }) => type === 'play'));
    if (state.play !== null && plays && held <= left) return state;
    state = game.apply(state, pick(actions, rng)).state;
  }
}

/** Points of a side at the end, tried out by the game itself: every card, and the first of all that may be said. */
function tried(game: Game, state: DealState, side: readonly number[]): number {
  const seat = game.toAct(state);
  const taken = (one: DealState): number =>
    (one.play?.tricks ?? []).reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0);
  if (seat === null) return taken(state);
  const { actions } = game.legal(state);
  const cards = actions.filter((action) => game.apply(state, action).events.some(({ type }) => type === 'play'));
  const values = (cards.length === 0 ? actions.slice(0, 1) : cards).map((action) => tried(game, game.apply(state, action).state, side));
  return side.includes(seat) ? Math.max(...values) : Math.min(...values);
}

/** Who wins and loses with a seat by the rules of each game, not by who is partner to whom in the duties of play. */
function sideOf(game: Game, state: DealState, seat: number): number[] {
  const seats = [...state.hands.keys()];
  const against = (one: readonly number[]): number[] => seats.filter((other) => one.includes(other) === one.includes(seat));
  if (seats.length === 2) return [seat];
  if (game.id === 'manille-auction') return against([state.declarer!]);
  if (game.id === 'manille-three') return against([state.setup.dealer]);
  if (game.id !== 'briscola-chiamata') return seats.filter((other) => other % 2 === seat % 2);
  const { hands } = game.deal(state.setup).state;
  return against([state.declarer!, hands.findIndex((hand) => hand.includes(game.trick(state)!.called!))]);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('each card of an ending is worth what the game itself makes of it', () => {
    const players = game.seats.min;
    let looked = 0;
    for (let deal = 0; looked < 3 && deal < 40; deal += 1) {
      const state = ending(
        game,
        players > 4 || id === 'manille-blind' ? 2 : 3,
        rngOf(seedFrom(`${SEED} ${id} ${deal}`)),
        `${SEED} ${deal}`,
      );
      if (state === undefined) continue;
      looked += 1;
      const analysis = analyse(game, state, EFFORT, heuristicPolicyOf);
      expect(analysis?.exact, `deal ${deal}`).toBe(true);
      const side = sideOf(game, state, game.toAct(state)!);
      expect(analysis?.side, `deal ${deal}`).toEqual(side);
      for (const { action, points } of analysis?.values ?? [])
        expect(points, `deal ${deal}, ${formatAction(action)}`).toBe(tried(game, game.apply(state, action).state, side));
    }
    expect(looked).toBeGreaterThan(0);
  });

  it('what takes too long is estimated, and said to be', () => {
    const state = ending(game, 5, rngOf(seedFrom(`${SEED} ${id}`)), `${SEED} estimate`) ?? ending(game, 5, rngOf(seedFrom(id)), id);
    if (state === undefined) throw new Error('no deal was played');
    let policy: RolloutPolicy | undefined;
    const analysis = analyse(game, state, { nodes: 1, playouts: 2 }, (...of) => (policy = heuristicPolicyOf(...of)));
    expect(analysis?.exact).toBe(false);
    const { sides } = game.trick(state)!;
    const seat = game.toAct(state)!;
    const allies = policy?.allies?.[seat] ?? sides.reduce((set, side, other) => (side === sides[seat] ? set | (1 << other) : set), 0);
    expect(allies).toBe(sideOf(game, state, seat).reduce((set, other) => set | (1 << other), 0));
    expect(analysis?.values.map(({ action }) => action)).toEqual(game.legal(state).actions.filter(({ type }) => type !== 'call'));
    for (const { points } of analysis?.values ?? []) expect(points).toBeGreaterThanOrEqual(0);
  });

  it('before the play there is nothing to reckon', () => {
    const state = game.deal(setupFor(game)).state;
    if (state.play === null) expect(analyse(game, state, EFFORT, heuristicPolicyOf)).toBeUndefined();
  });
});
