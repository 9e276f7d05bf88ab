import { codesOf, SUITS, type Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { pick, rngOf, seedFrom, shuffled, type Rng } from '../../cards/random.ts';
import { callOf } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { resolveOptions } from '../options.ts';
import type { Refusal, Result } from '../../contract/result.ts';
import { ok, refuse } from '../../contract/result.ts';
import { callingOf } from './calling.ts';
import { faultsOfPlay } from './faults.ts';
import { begin, placesIn, dealSetup, type Dealing, type Place } from './places.ts';
import { faultsOfCards, type Outline, type CardRoom, type Sketch } from './sketch.ts';
import { pileOf } from './wanted.ts';

/** The height of a stack before its first card. */
const NO_CARDS = 0;
/** How many deals are looked at for the trumps there can be, and how many are played for what may be announced. */
const DEALS = 40;
const PLAYED = 6;

const SILENT = callOf('silent');

function roomIn(places: readonly Place[], players: number): CardRoom {
  const rows: number[] = [];
  for (const { seat, stack } of places) if (seat === 0 && stack >= 0) rows[stack] = (rows[stack] ?? NO_CARDS) + 1;
  return {
    hands: Array.from({ length: players }, (_, seat) => places.filter((one) => one.seat === seat && one.stack < 0).length),
    rows,
    aside: places.filter(({ seat }) => seat < 0).length,
  };
}

/** Whether a seat has a choice to keep silent while a deal is played at random. */
function mayAnnounce(game: Game, from: DealState, rng: Rng): boolean {
  let state = from;
  while (game.toAct(state) !== null) {
    const { actions } = game.legal(state);
    if (actions.includes(SILENT)) return true;
    ({ state } = game.apply(state, pick(actions, rng)));
  }
  return false;
}

/** The outline of each game that was worked out last: it is wanted again at each change of a position. */
const LAST = new WeakMap<Game, { readonly of: string; readonly outline: Outline }>();

/** Returns the cards, places and trumps of a game's positions, found by dealing it. */
export function outlineOf(game: Game, dealing: Dealing): Outline {
  const of = JSON.stringify([dealing.options, dealing.players.length, dealing.dealer]);
  const last = LAST.get(game);
  if (last?.of === of) return last.outline;
  const outline = dealtOutline(game, dealing);
  LAST.set(game, { of, outline });
  return outline;
}

function dealtOutline(game: Game, dealing: Dealing): Outline {
  const rng = rngOf(seedFrom(`outline ${game.id}`));
  const { cards } = PACKS[game.pack];
  const players = dealing.players.length;
  const first = game.deal(dealSetup(game, dealing, shuffled(cards, rng), rng)).state;
  const deal = roomIn(placesIn(game, first), players);
  let play = deal;
  const trumps = new Set<Trump>();
  let declarer = false;
  let announces = false;
  for (let number = 0; number < DEALS; number += 1) {
    const begun = begin(game, dealing, rng);
    if (begun === undefined) continue;
    const room = roomIn(begun.places, players);
    play = room;
    const { trump } = begun.state;
    if (trump !== null) trumps.add(trump);
    declarer ||= begun.state.declarer !== null;
    if (number < PLAYED) announces ||= mayAnnounce(game, begun.state, rng);
  }
  return {
    cards: codesOf(cards),
    deal,
    play,
    trumps: [...SUITS, ...(trumps.has('NT') ? (['NT'] as const) : [])],
    declarer,
    piles: dealing.players.map((_, seat) => pileOf(game, seat)),
    announces,
  };
}

/** The dealing of a sketch: its options, with defaults for the rest. */
export function dealingOf(game: Game, { options, hands, dealer }: Sketch): Result<Dealing> {
  const resolved = resolveOptions(game, options);
  if (!resolved.ok) return resolved;
  const { min, max } = game.seats;
  const players = hands.map((_, seat) => String(seat + 1));
  if (players.length < min || players.length > max)
    return refuse('match/bad-players', `${game.id} is not for ${players.length} players`, { players: players.length, min, max });
  return ok({ options: resolved.value, players, dealer });
}

/** Returns the faults of a sketch: those of its cards; or else of its calls; or else those of its tricks, if trumps are known. */
export function faultsOfSketch(game: Game, dealing: Dealing, outline: Outline, sketch: Sketch): Refusal[] {
  const faults = faultsOfCards(outline, sketch);
  if (faults.length > 0) return faults;
  const called = sketch.calls === null || sketch.calls.length === 0 ? [] : (callingOf(game, dealing, sketch)?.faults ?? []);
  if (called.length > 0 || sketch.stage === 'deal') return [...called];
  const rng = rngOf(seedFrom(`faults ${game.id}`));
  const begun = begin(game, dealing, rng, sketch.calls);
  if (begun === undefined) return faults;
  const rules = sketch.trump === null ? null : game.trick({ ...begun.state, trump: sketch.trump });
  return rules === null ? faults : faultsOfPlay(rules, sketch);
}
