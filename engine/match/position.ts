import type { CardCode } from '../cards/card.ts';
import type { Action, Move } from '../contract/action.ts';
import { tricksPlayed, type DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { formatAction, parseAction } from '../contract/notation.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import type { Match, MatchDeal } from './match.ts';
import { openView } from './openView.ts';
import { changedOptions } from './options.ts';
import { RECORD_FORMAT, recordOf, recordOfDeal, type MatchRecord } from './record.ts';
import { itemAt } from '../cards/indexed.ts';

/** A moment of a deal: after a number of its actions, and then perhaps others than were played. */
export interface Position {
  readonly match: Match;
  /** The deal it is of, counted from 1. */
  readonly number: number;
  readonly deal: MatchDeal;
  /** Actions of the record that led to it. */
  readonly step: number;
  /** Actions after those that were not played. */
  readonly branch: readonly Action[];
  readonly state: DealState;
  /** The events of the last action. */
  readonly events: readonly GameEvent[];
}

/**
 * A position of a match. `action/not-legal` bears the place in the branch.
 * @param number the deal, counted from 1
 * @param texts the branch, in notation
 */
export function positionAt(
  match: Match,
  number: number,
  step: number,
  texts: readonly string[] = [],
): Result<Position, 'replay/no-position' | 'action/not-legal'> {
  const deal = match.deals[number - 1];
  if (deal === undefined || step > deal.actions.length)
    return refuse('replay/no-position', 'the match has no such position', {
      deals: match.deals.length,
      steps: deal === undefined ? 0 : deal.actions.length,
    });
  const { game } = match;
  let { state, events }: { state: DealState; events: readonly GameEvent[] } = game.deal(deal.state.setup);
  for (const action of deal.actions.slice(0, step)) ({ state, events } = game.apply(state, action));
  const branch: Action[] = [];
  for (const [at, text] of texts.entries()) {
    const legal = game.toAct(state) === null ? [] : game.legal(state).actions;
    const action = parseAction(text);
    if (action === undefined || !legal.includes(action))
      return refuse('action/not-legal', `${text} is not legal there`, { action: text, at, legal: legal.map(formatAction).sort() });
    branch.push(action);
    ({ state, events } = game.apply(state, action));
  }
  return ok({ match, number, deal, step, branch, state, events });
}

/** The actions of a deal, from its beginning to its end. */
export interface Course {
  /** Every action, with the card where one was played. */
  readonly moves: readonly (Move & { readonly card?: CardCode })[];
  /** The numbers of actions after which a trick was complete. */
  readonly tricks: readonly number[];
}

/** The course of a deal. */
export function courseOf(game: Game, { state: last, actions }: MatchDeal): Course {
  const tricks: number[] = [];
  let state: DealState = game.deal(last.setup).state;
  const moves = actions.map((action, index) => {
    const done = game.apply(state, action);
    if (tricksPlayed(done.state) > tricksPlayed(state)) tricks.push(index + 1);
    const seat = seatOnTurn(game, state);
    state = done.state;
    const played = done.events.find((event) => event.type === 'play');
    return { seat, action, ...(played === undefined ? {} : { card: played.card }) };
  });
  return { moves, tricks };
}

/** The record of a match up to a position. The deals before it are left out where nothing of them comes into this one. */
export function recordTo(position: Position): MatchRecord {
  const { match, number, deal, step, branch } = position;
  const told = recordOfDeal(match, { ...deal, actions: [...deal.actions.slice(0, step), ...branch], notes: [] });
  if (needsPast(position)) return { ...recordOf(match), deals: [...recordOf(match).deals.slice(0, number - 1), told] };
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    options: { ...changedOptions(match.game, match.options) },
    players: deal.people.map((person) => itemAt(match.players, person)),
    deals: [told],
  };
}

/** Whether a position would be another one as the first deal of a match. */
function needsPast({ match: { game }, deal, step, branch, state }: Position): boolean {
  const { setup } = state;
  const first = { ...setup, carry: { multiplier: 1, totals: setup.carry.totals.map(() => 0) } };
  let alone: DealState = game.deal(first).state;
  for (const action of [...deal.actions.slice(0, step), ...branch]) {
    if (game.toAct(alone) === null || !game.legal(alone).actions.includes(action)) return true;
    alone = game.apply(alone, action).state;
  }
  const shown = (one: DealState): string => JSON.stringify({ ...openView(game, one), carry: null });
  return shown(alone) !== shown(state);
}
