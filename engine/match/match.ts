import type { Seat } from '../cards/card.ts';
import type { Seed } from '../cards/random.ts';
import type { Action } from '../contract/action.ts';
import type { Carry, DealState, TakenTrick } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import { formatAction, parseAction } from '../contract/notation.ts';
import type { Options } from '../contract/options.ts';
import type { DealScore } from '../contract/score.ts';
import { leaders, type Standing } from '../contract/matchPolicy.ts';
import { after } from '../cards/seats.ts';
import type { BarredCode } from '../contract/refusals.ts';
import { ok, refuse, type Refused, type Result } from '../contract/result.ts';
import { checkDealt, shuffledFor, type Dealt } from './deck.ts';
import type { Note } from './notes.ts';
import type { HandWritten, MatchLimit, RepeatedDeal } from './schemas.ts';
import { itemAt } from '../cards/indexed.ts';

/** A deal of a match, as far as it has come. */
export interface MatchDeal {
  readonly dealer: Seat;
  readonly dealt: Dealt;
  /** Where the product dealt: what the cards follow from. */
  readonly seed: Seed | null;
  readonly actions: readonly Action[];
  /** In the order in which they happened. */
  readonly notes: readonly Note[];
  readonly state: DealState;
  /** The person in each seat. */
  readonly people: readonly number[];
  /** Once it is over: its score, and the totals to be written down. */
  readonly result: { readonly score: DealScore; readonly totals: readonly number[] } | null;
}

/** A match: its people, its deals, where it stands. A plain value; nothing changes one. */
export interface Match {
  readonly game: Game;
  readonly options: Options;
  /** Names, by the seat in which they began. */
  readonly players: readonly string[];
  readonly deals: readonly MatchDeal[];
  readonly standing: Standing;
  /** The deal of another match that is played again: this match ends with it. */
  readonly repeats?: RepeatedDeal;
  /** The deal was written down from real cards: this match ends with it. */
  readonly byHand?: HandWritten;
  /** The end of a round of an evening, which counts instead of the game's own. */
  readonly limit?: MatchLimit;
}

/** Where the one deal of a match comes from that ends with it, or the limit that an evening sets; a match of no such kind goes on to its own end. */
export type MatchOrigin = Pick<Match, 'repeats' | 'byHand' | 'limit'>;

export interface MatchStep {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** A match before its first deal. One that repeats a deal, or is written by hand, has one deal. */
export function startMatch(
  game: Game,
  options: Options,
  players: readonly string[],
  { repeats, byHand, limit }: MatchOrigin = {},
): Result<Match, 'match/bad-players'> {
  const { min, max } = game.seats;
  if (players.length < min || players.length > max) {
    const wanted = min === max ? String(min) : `${min} to ${max}`;
    return refuse('match/bad-players', `${game.id} is for ${wanted} players`, { players: players.length, min, max });
  }
  const standing = game.match.start(options, players.length);
  const origin = {
    ...(repeats === undefined ? {} : { repeats }),
    ...(byHand === undefined ? {} : { byHand }),
    ...(limit === undefined ? {} : { limit }),
  };
  return ok({ game, options, players, deals: [], standing, ...origin });
}

/** The deal in play; `undefined` between deals. */
export function currentDeal(match: Match): MatchDeal | undefined {
  const last = match.deals.at(-1);
  return last?.result === null ? last : undefined;
}

/** The next dealer by default: the seat after the last dealer; the last seat deals first. */
export function nextDealer(match: Match): Seat {
  const last = match.deals.at(-1);
  return last === undefined ? match.players.length - 1 : after(last.dealer, match.players.length);
}

/** The values that earlier deals carry into the next. */
export function nextCarry({ standing }: Match): Carry {
  const { multiplier, heldOver = 0 } = standing;
  const totals = standing.people.map((person) => itemAt(standing.totals, person));
  return heldOver === 0 ? { multiplier, totals } : { multiplier, totals, heldOver };
}

/** Deals from a seed. */
export function dealFrom(match: Match, dealer: Seat, seed: Seed): ReturnType<typeof startDeal> {
  return startDeal(match, dealer, shuffledFor(match.game, seed), seed);
}

/** Deals given cards. */
export function startDeal(
  match: Match,
  dealer: Seat,
  given: Dealt,
  seed: Seed | null,
): Result<MatchStep, 'match/over' | 'match/deal-open' | 'match/bad-dealer' | 'record/bad-deck' | 'record/bad-pile'> {
  if (match.standing.over) return refuse('match/over', 'the match is over', { deals: match.deals.length });
  if (currentDeal(match) !== undefined) return refuse('match/deal-open', 'the last deal is not over');
  const players = match.players.length;
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= players) return refuse('match/bad-dealer', `no seat ${dealer}`, { dealer });
  const dealt = checkDealt(match.game, given);
  if (!dealt.ok) return dealt;
  const { standing, options, game } = match;
  const { state, events } = game.deal({ options, players, dealer, ...dealt.value, carry: nextCarry(match) });
  const deal: MatchDeal = { dealer, dealt: dealt.value, seed, actions: [], notes: [], state, people: standing.people, result: null };
  return ok({ match: settled({ ...match, deals: [...match.deals, deal] }), events });
}

/** Applies an action of the seat to act. A refused card bears the duty that bars it, and what is due. */
export function act(match: Match, action: Action): Result<MatchStep, 'match/no-deal' | BarredCode> {
  const deal = currentDeal(match);
  if (deal === undefined) return refuse('match/no-deal', 'no deal is in play');
  const legal = match.game.legal(deal.state);
  if (!legal.actions.includes(action)) return refusal(match.game, deal.state, formatAction(action));
  const { state, events } = match.game.apply(deal.state, action);
  const next: MatchDeal = { ...deal, state, actions: [...deal.actions, action] };
  return ok({ match: settled({ ...match, deals: [...match.deals.slice(0, -1), next] }), events });
}

/** {@link act} with an action in notation, as records and messages bring it; a text that is no action is not legal either. */
export function actInNotation(match: Match, text: string): ReturnType<typeof act> {
  const action = parseAction(text);
  if (action !== undefined) return act(match, action);
  const deal = currentDeal(match);
  return deal === undefined ? refuse('match/no-deal', 'no deal is in play') : refusal(match.game, deal.state, text);
}

/** The match with a note on its last deal. */
export function noted(match: Match, note: Note): Match {
  const deal = match.deals.at(-1);
  if (deal === undefined) throw new RangeError('there is no deal to take a note of');
  return { ...match, deals: [...match.deals.slice(0, -1), { ...deal, notes: [...deal.notes, note] }] };
}

function refusal(game: Game, state: DealState, action: string): Refused<BarredCode> {
  const legal = game.legal(state);
  const barred = legal.barred.find((other) => formatAction(other.action) === action);
  const facts = {
    action,
    seat: game.toAct(state),
    legal: legal.actions.map(formatAction).sort(),
    ...(barred === undefined ? {} : { due: barred.due }),
  };
  return refuse(barred?.code ?? 'action/not-legal', `${action} is not legal now`, facts);
}

/** Books a deal that has just ended. */
function settled(match: Match): Match {
  const deal = currentDeal(match);
  if (deal === undefined || match.game.toAct(deal.state) !== null) return match;
  const score = match.game.score(deal.state);
  const booked = match.game.match.add(match.standing, score, match.options, deal.state.declarer);
  const { totals } = booked;
  const deals = [...match.deals.slice(0, -1), { ...deal, result: { score, totals } }];
  if (match.limit !== undefined) return { ...match, standing: limited(booked.standing, deals, match.limit), deals };
  const standing =
    isWholeMatch(match) || booked.standing.over ? booked.standing : { ...booked.standing, over: true, winners: leaders(totals) };
  return { ...match, standing, deals };
}

/** The standing of a match that ends by a limit. Points are those of all its deals: where a game counts several games, totals begin again with each. */
function limited(standing: Standing, deals: readonly MatchDeal[], { deals: most = Infinity, points = Infinity }: MatchLimit): Standing {
  const sums = standing.people.map(() => 0);
  for (const { people, result } of deals)
    for (const [seat, person] of people.entries())
      sums[person] = itemAt(sums, person) + (result === null ? 0 : itemAt(result.score.scores, seat));
  const over = deals.length >= most || Math.max(...sums) >= points;
  return { ...standing, over, winners: over ? leaders(sums) : [] };
}

/** The match with another limit, from the deal in play on; between two deals it may be over with it. */
export function withLimit(match: Match, limit: MatchLimit): Match {
  const changed = { ...match, limit };
  return currentDeal(match) === undefined && match.deals.length > 0
    ? { ...changed, standing: limited(match.standing, match.deals, limit) }
    : changed;
}

/** Whether a match goes on to its own end: those of one deal, played again or written down by hand, do not. */
export function isWholeMatch({ repeats, byHand }: MatchOrigin): boolean {
  return repeats === undefined && byHand === undefined;
}

/** The tricks of a deal. */
export function takenTricks(deal: MatchDeal): readonly TakenTrick[] {
  return deal.state.play?.tricks ?? [];
}
