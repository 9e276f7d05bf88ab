import { expect } from 'vitest';
import { codeOf, FACE_DOWN } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, type Rng, type Seed } from '../cards/random.ts';
import type { DealState, Game, GameEvent, Options, Viewer } from '../games/game.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch, type Match } from './match.ts';
import { resolveOptions } from './options.ts';
import { recordOf, replay } from './record.ts';
import { seatView } from './seatView.ts';

/** Option sets worth playing: defaults, every preset, and every value of every option by itself. */
export function optionSets(game: Game): { name: string; options: Options }[] {
  const single = game.options.flatMap(({ name, values }) =>
    values.slice(1).map((value) => ({ name: `${name}=${value}`, options: { [name]: value } })),
  );
  const presets = Object.keys(game.presets).map((preset) => ({ name: `preset ${preset}`, options: { preset } }));
  return [{ name: 'defaults', options: {} }, ...presets, ...single];
}

/** A match of a game, ready for its first deal. */
export function matchOf(game: Game, given: Options, players: number): Match {
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(
    game,
    options.value,
    Array.from({ length: players }, (_, i) => `P${i}`),
  );
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Deals the next deal of a match from a seed. */
export function deal(match: Match, seed: Seed): { match: Match; events: readonly GameEvent[] } {
  const dealt = dealFrom(match, nextDealer(match), seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}

/** Plays a deal to its end with random legal actions; `seen` looks at every position, with the events that led to it. */
export function playRandomly(start: Match, rng: Rng, seen: (match: Match, events: readonly GameEvent[]) => void = () => undefined): Match {
  let match = start;
  for (let steps = 0; ; steps += 1) {
    const now = currentDeal(match);
    if (now === undefined) return match;
    expect(steps, 'a deal ends').toBeLessThan(1000);
    const { actions } = match.game.legal(now.state);
    expect(actions.length, 'somebody may always do something').toBeGreaterThan(0);
    expect(new Set(actions).size, 'no action is offered twice').toBe(actions.length);
    const done = act(match, actions[rng.below(actions.length)] ?? '');
    if (!done.ok) throw new Error(done.error.message);
    ({ match } = done.value);
    seen(match, done.value.events);
  }
}

/** Every viewer of a table. */
export function viewers(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

/** What a view and the events beside it show is all that a viewer's messages may contain. */
export function checkSecrets(game: Game, state: DealState, events: readonly GameEvent[], seed: Seed): void {
  for (const viewer of viewers(state.setup.players)) {
    const { view, events: told } = seatView(game, state, events, viewer);
    const copies = new Map<string, number>();
    const faces = JSON.stringify([view.hands, view.zones, view.trick, view.tricks]).match(/"(?:[2-9TJQKA][SHDC])"/g) ?? [];
    for (const face of faces) copies.set(face, (copies.get(face) ?? 0) + 1);
    const known = new Set(faces);
    for (const face of JSON.stringify(told).match(/"(?:[2-9TJQKA][SHDC])"/g) ?? [])
      expect(known, `${game.id}: an event tells ${face} to ${viewer}`).toContain(face);
    // Worlds made from the view alone look the same from the seat: what it cannot see cannot have been in the view.
    const sample = game.sampler(view);
    const rng = rngOf(deriveSeed(seed, `worlds of ${viewer}`));
    for (let world = 0; world < 2; world += 1)
      expect(game.view(sample(rng), viewer), `${game.id}: a world as ${viewer} sees it`).toEqual(view);
  }
}

/** A deal's cards are all there, each once, wherever they lie. */
export function checkCards(game: Game, state: DealState): void {
  const everything = game.view(state, 'spectator');
  const played = state.play?.tricks.flatMap((trick) => trick.cards) ?? [];
  const seen = [...state.hands.flat(), ...played, ...(state.play?.trick ?? [])];
  const pack = PACKS[game.pack];
  const count = new Map<number, number>();
  for (const card of seen) count.set(card, (count.get(card) ?? 0) + 1);
  for (const [card, copies] of count) expect(copies, codeOf(card)).toBeLessThanOrEqual(pack.copies);
  expect(everything.hands.length).toBe(state.setup.players);
  for (const hand of everything.hands) for (const card of hand) expect(card, 'a spectator sees no hand').toBe(FACE_DOWN);
}

/** One deal of a game under some options, with every invariant looked at; `seed` is printed by whatever fails. */
export function checkDeal(game: Game, options: Options, players: number, text: string, thorough: boolean): void {
  const seed = seedFrom(text);
  const rng = rngOf(deriveSeed(seed, 'actions'));
  const first = deal(matchOf(game, options, players), deriveSeed(seed, 'deal'));
  let position = 0;
  const look = (match: Match, events: readonly GameEvent[]): void => {
    const now = match.deals.at(-1);
    if (now === undefined) return;
    checkCards(game, now.state);
    position += 1;
    if (thorough || position % 7 === 0) checkSecrets(game, now.state, events, deriveSeed(seed, `position ${position}`));
  };
  look(first.match, first.events);
  const end = playRandomly(first.match, rng, look);
  const told = replay(recordOf(end));
  if (!told.ok) throw new Error(told.error.message);
  expect(told.value, 'a record tells its match').toEqual(end);
  const { score } = end.deals[0]?.result ?? {};
  expect(score?.scores.length).toBe(players);
  for (const amount of score?.scores ?? []) expect(Number.isFinite(amount)).toBe(true);
}
