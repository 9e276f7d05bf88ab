import { pick, rngOf, type Rng, type Seed } from '../../engine/cards/random.ts';
import { PACKS } from '../../engine/cards/pack.ts';
import type { Action } from '../../engine/contract/action.ts';
import type { GameEvent } from '../../engine/contract/event.ts';
import type { Game } from '../../engine/contract/game.ts';
import type { Options } from '../../engine/contract/options.ts';
import type { Viewer } from '../../engine/contract/view.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch, type Match } from '../../engine/match/match.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { eventsFor, seatView } from '../../engine/match/seatView.ts';
import type { GameInfo, TableMessage, UpdateMessage } from '../../engine/protocol/messages.ts';
import { wireEvent, wireLegal, wireView } from '../../engine/protocol/wire.ts';

/** Players of a deal, and how they choose. */
export const STYLES = ['sound', 'bold', 'random'] as const;
export type BotStyle = (typeof STYLES)[number];

/** A deal as a host would have sent it to one seat. */
export interface PlayedDeal {
  readonly game: GameInfo;
  readonly table: TableMessage;
  readonly updates: readonly UpdateMessage[];
}

export interface DealRequest {
  readonly game: Game;
  readonly options: Options;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that listens. */
  readonly seat: number;
  readonly seed: Seed;
  readonly style: BotStyle;
}

/** Calls that bold players do without where there are others. */
const TIMID = /^(?:pass|silent|look|done)$/;

function choose(style: BotStyle, match: Match, actions: readonly Action[], rng: Rng): Action {
  const now = currentDeal(match);
  const seat = now === undefined ? null : match.game.toAct(now.state);
  if (now === undefined || seat === null) throw new RangeError('nobody is to act');
  if (style === 'random') return pick(actions, rng);
  const calls = actions.filter((action) => action.type === 'bid' || action.type === 'trump' || action.type === 'call');
  const brave = calls.filter((action) => action.type !== 'call' || !TIMID.test(action.call));
  // Half of the time: a deal of nothing but doubles would be like no other.
  if (style === 'bold' && brave.length > 0 && calls.length === actions.length && rng.below(2) === 0) return pick(brave, rng);
  return match.game.heuristicBot(match.game.view(now.state, seat), match.game.legal(now.state), rng);
}

/** The update that a host sends to the seat after some events. */
function updateFor(match: Match, events: readonly GameEvent[], viewer: Viewer): UpdateMessage {
  const deal = match.deals.at(-1);
  if (deal === undefined) throw new RangeError('no deal has begun');
  const { view, legal } = seatView(match.game, deal.state, events, viewer);
  return {
    type: 'update',
    version: view.moves.length,
    seat: viewer === 'spectator' ? null : viewer,
    view: wireView(view),
    legal: wireLegal(legal),
    events: eventsFor(events, viewer).map(wireEvent),
  };
}

/** Plays the first deal of a match to its end. Throws for options or players that the game does not have. */
export function playDeal({ game, options, names, seat, seed, style }: DealRequest): PlayedDeal {
  const resolved = resolveOptions(game, options);
  if (!resolved.ok) throw new RangeError(resolved.error.message);
  const started = startMatch(game, resolved.value, names);
  if (!started.ok) throw new RangeError(started.error.message);
  const rng = rngOf(seed);
  const dealt = dealFrom(started.value, (nextDealer(started.value) + rng.below(names.length)) % names.length, seed);
  if (!dealt.ok) throw new RangeError(dealt.error.message);
  let { match } = dealt.value;
  const updates = [updateFor(match, dealt.value.events, seat)];
  for (let now = currentDeal(match); now !== undefined; now = currentDeal(match)) {
    const done = act(match, choose(style, match, game.legal(now.state).actions, rng));
    if (!done.ok) throw new RangeError(done.error.message);
    ({ match } = done.value);
    updates.push(updateFor(match, done.value.events, seat));
  }
  const { id, name, seats, direction, pack, options: choices, presets, layout } = game;
  return {
    game: { id, name, seats, direction, faces: PACKS[pack].faces, pack, options: choices, presets, layout },
    table: tableOf(match, seat),
    updates,
  };
}

/** The table with one person and bots. */
function tableOf({ game, options, players }: Match, seat: number): TableMessage {
  return {
    type: 'table',
    match: 'narrated',
    game: game.id,
    options,
    people: players.map((name, at) => ({
      name,
      kind: at === seat ? 'here' : 'bot',
      present: true,
      substitute: false,
      mine: at === seat,
      seat: at,
      ready: false,
    })),
    watching: seat,
    deal: 1,
    totals: players.map(() => 0),
    games: players.map(() => 0),
    sheet: [],
    over: false,
    winners: [],
    pace: 'instant',
    clock: null,
    customs: { talk: 'never', grace: 0, pause: null, hands: false, latecomers: false },
    seating: null,
    helps: [],
    hints: null,
    draw: null,
    cut: null,
    unsaved: null,
    consent: [],
    fair: true,
    aborted: [],
    of: null,
  };
}
