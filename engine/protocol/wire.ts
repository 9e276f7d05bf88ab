import type { Barred, Legal, Move } from '../contract/action.ts';
import type { GameEvent } from '../contract/event.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import type { View } from '../contract/view.ts';

/**
 * Views, legal actions and events as they cross a border: to a seat, to a program, to another thread. They are what the engine has, but that every
 * action is in notation: actions are compared by identity, which no copy keeps. The types differ, so that the compiler finds a border that was forgotten.
 */
type Wire<T extends { readonly action: unknown }> = Omit<T, 'action'> & { readonly action: string };

type WireMove = Wire<Move>;
export type WireBarred = Wire<Barred>;

export interface WireLegal {
  readonly actions: readonly string[];
  readonly barred: readonly WireBarred[];
}

export type WireView = Omit<View, 'moves'> & { readonly moves: readonly WireMove[] };

type CallEvent = Extract<GameEvent, { readonly type: 'call' }>;
export type WireEvent = Exclude<GameEvent, CallEvent> | Wire<CallEvent>;

export const NOTHING_ON_WIRE: WireLegal = { actions: [], barred: [] };

function wired<T extends Move | Barred | CallEvent>(value: T): Wire<T> {
  return { ...value, action: formatAction(value.action) };
}

export function wireLegal({ actions, barred }: Legal): WireLegal {
  return { actions: actions.map(formatAction), barred: barred.map(wired) };
}

export function wireView(view: View): WireView {
  return { ...view, moves: view.moves.map(wired) };
}

export function wireEvent(event: GameEvent): WireEvent {
  return event.type === 'call' ? wired(event) : event;
}

/** The view that {@link wireView} wrote. Throws RangeError for a move that is no action: only for what comes from this program. */
export function viewFrom(view: WireView): View {
  return { ...view, moves: view.moves.map((move) => ({ ...move, action: actionIn(move.action) })) };
}

/** The legal actions that {@link wireLegal} wrote. Throws RangeError for any that is no action: only for what comes from this program. */
export function legalFrom({ actions, barred }: WireLegal): Legal {
  return { actions: actions.map(actionIn), barred: barred.map((one) => ({ ...one, action: actionIn(one.action) })) };
}
