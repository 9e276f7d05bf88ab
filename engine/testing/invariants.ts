import { codeOf, FACE_DOWN, type Card, type Seat } from '../cards/card.ts';
import { copiesIn, PACKS } from '../cards/pack.ts';
import { deriveSeed, pick, rngOf, seedFrom, type Rng, type Seed } from '../cards/random.ts';
import type { Action } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import type { Viewer } from '../contract/view.ts';
import { trickKernel } from '../cards/trick/kernel.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch, type Match } from '../match/match.ts';
import { resolveOptions } from '../match/options.ts';
import { recordOf, replay } from '../match/record.ts';
import { seatView } from '../match/seatView.ts';
import { addTo } from '../cards/counts.ts';

/** Throws with the facts where something that always holds does not. */
function holds(condition: boolean, what: string, facts: unknown): asserts condition {
  if (!condition) throw new Error(`${what}: ${JSON.stringify(facts)}`);
}

/** Option sets worth playing: defaults, every preset, and every value of every option by itself. */
export function optionSets(game: Game): { name: string; options: Options }[] {
  const single = game.options.flatMap(({ name, values }) =>
    values.slice(1).map((value) => ({ name: `${name}=${value}`, options: { [name]: value } })),
  );
  const presets = Object.keys(game.presets).map((preset) => ({ name: `preset ${preset}`, options: { preset } }));
  return [{ name: 'defaults', options: {} }, ...presets, ...single];
}

/** A match of a game, ready for its first deal. Throws if options or players do not fit. */
export function freshMatch(game: Game, given: Options, players: number): Match {
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const match = startMatch(game, options.value, names);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Deals the next deal of a match from a seed; the usual dealer, or a given one. */
export function deal(match: Match, seed: Seed, dealer: Seat = nextDealer(match)): { match: Match; events: readonly GameEvent[] } {
  const dealt = dealFrom(match, dealer, seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}

/** Plays a deal to its end with random legal actions; `seen` looks at every position, with the events that led to it. */
export function playRandomly(start: Match, rng: Rng, seen: (match: Match, events: readonly GameEvent[]) => void = () => undefined): Match {
  return playWith(start, (actions) => pick(actions, rng), seen);
}

/** Plays a deal to its end; what is done is chosen from the legal actions. */
export function playWith(
  start: Match,
  choose: (actions: readonly Action[], match: Match) => Action,
  seen: (match: Match, events: readonly GameEvent[]) => void = () => undefined,
): Match {
  let match = start;
  for (let steps = 0; ; steps += 1) {
    const now = currentDeal(match);
    if (now === undefined) return match;
    const { actions } = match.game.legal(now.state);
    holds(steps < 1000, 'a deal ends', { steps });
    holds(actions.length > 0, 'somebody may always do something', now.state.moves);
    holds(new Set(actions).size === actions.length, 'no action is offered twice', actions);
    const cards = actions.filter(({ type }) => type === 'play').length;
    holds(now.state.phase === 'play' || cards < actions.length, 'cards alone are offered in the phase of play', {
      phase: now.state.phase,
      actions,
    });
    const done = act(match, choose(actions, match));
    if (!done.ok) throw new Error(done.error.message);
    ({ match } = done.value);
    seen(match, done.value.events);
  }
}

/** Every viewer of a table. */
export function viewers(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

function facesIn(value: unknown): string[] {
  return JSON.stringify(value).match(/"(?:[2-9TJQKA][SHDC])"/g) ?? [];
}

/**
 * Secrets: events show a viewer no card that its view does not show; and worlds made from the view alone look the same from the seat, so
 * nothing in the view distinguishes them.
 */
function checkSecrets(game: Game, state: DealState, events: readonly GameEvent[], seed: Seed, worlds = 2): void {
  for (const viewer of viewers(state.setup.players)) {
    const { view, events: told } = seatView(game, state, events, viewer);
    const known = new Set(facesIn([view.hands, view.zones, view.trick, view.tricks]));
    for (const face of facesIn(told))
      holds(known.has(face), 'an event tells only what the view shows', { game: game.id, viewer, face, told });
    for (const { action } of view.moves) {
      const secret = action.type === 'discard' || action.type === 'draw' ? action.card : null;
      holds(secret === null || known.has(`"${codeOf(secret)}"`), 'the history tells only what the view shows', {
        game: game.id,
        viewer,
        action,
      });
    }
    const expected = JSON.stringify(view);
    const sample = game.sampler(view);
    const rng = rngOf(deriveSeed(seed, `worlds of ${viewer}`));
    for (let world = 0; world < worlds; world += 1) {
      const seen = JSON.stringify(game.view(sample(rng), viewer));
      holds(seen === expected, 'a world looks as the view from which it was made', {
        game: game.id,
        viewer,
        view,
        seen: JSON.parse(seen) as unknown,
      });
    }
  }
}

/** Cards: none too many anywhere, and a spectator sees no hand. */
function checkCards(game: Game, state: DealState): void {
  const pack = PACKS[game.pack];
  const count = new Map<Card, number>();
  const tricks = state.play?.tricks.flatMap((trick) => trick.cards) ?? [];
  for (const card of [...state.hands.flat(), ...tricks, ...(state.play?.trick ?? [])]) addTo(count, card);
  for (const [card, copies] of count) holds(copies <= copiesIn(pack, card), 'no card is there too often', { card: codeOf(card), copies });
  const hands = game.view(state, 'spectator').hands;
  holds(hands.length === state.setup.players && hands.flat().every((card) => card === FACE_DOWN), 'a spectator sees no hand', hands);
}

/** Points: a trick brings its cards, what every trick brings, and the last one what the last brings. */
function checkPoints(game: Game, state: DealState): void {
  const rules = game.trick(state);
  const tricks = state.play?.tricks ?? [];
  if (rules === null || tricks.length === 0 || game.toAct(state) !== null) return;
  const kernel = trickKernel(rules.spec, rules.trump);
  const { perTrick, lastTrick } = rules.spec;
  const played = tricks.reduce((sum, trick) => sum + trick.points, 0);
  const cards = tricks.reduce((sum, trick) => sum + kernel.points(trick.cards), 0);
  holds(played === cards + perTrick * tricks.length + lastTrick, 'points add up', { game: game.id, played, cards, tricks: tricks.length });
}

/**
 * Plays one deal of a game with random actions and checks every invariant; secrets at each `every`th position. A failure carries its facts; the
 * same text plays the same deal again.
 */
export function checkDeal(game: Game, options: Options, players: number, text: string, every: number): void {
  const seed = seedFrom(text);
  const rng = rngOf(deriveSeed(seed, 'actions'));
  const first = deal(freshMatch(game, options, players), deriveSeed(seed, 'deal'), rng.below(players));
  let position = rng.below(every);
  const look = (match: Match, events: readonly GameEvent[]): void => {
    const now = match.deals.at(-1);
    if (now === undefined) return;
    position += 1;
    if (position % every !== 0) return;
    checkCards(game, now.state);
    checkSecrets(game, now.state, events, deriveSeed(seed, `position ${position}`));
  };
  look(first.match, first.events);
  const end = playRandomly(first.match, rng, look);
  const [finished] = end.deals;
  if (finished === undefined || finished.result === null) throw new Error(`${text}: the deal is not over`);
  checkPoints(game, finished.state);
  const told = replay(recordOf(end));
  holds(told.ok && JSON.stringify(told.value) === JSON.stringify(end), 'a record tells its match', { text });
  const { scores } = finished.result.score;
  holds(scores.length === players && scores.every((amount) => Number.isInteger(amount)), 'every seat has a score', { text, scores });
}
