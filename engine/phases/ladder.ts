import type { Seat } from '../cards/card.ts';
import type { Action } from '../contract/action.ts';

/** A rung of a doubling ladder: a call, and the seats that are asked for it, in order. */
interface Rung {
  readonly call: Action;
  readonly ask: readonly Seat[];
}

/** Where a ladder of doubles stands: each rung is open only after the call before it; its seats are asked in turn until one calls. */
export interface Ladder {
  /** Calls made so far, with who made them. */
  readonly calls: readonly { readonly call: Action; readonly seat: Seat }[];
  /** The rung being asked, and the seats still to be asked; `null` when the ladder is done. */
  readonly open: Rung | null;
}

/** What comes after some calls: the next rung, or `null`. Seats may depend on who called. */
export type NextRung = (calls: Ladder['calls']) => Rung | null;

export function startLadder(next: NextRung): Ladder {
  return { calls: [], open: next([]) };
}

/** The seat being asked; `null` when the ladder is done. */
export function ladderSeat(ladder: Ladder): Seat | null {
  return ladder.open?.ask[0] ?? null;
}

/** The two answers of the seat being asked. */
export function ladderActions(ladder: Ladder): Action[] {
  return ladder.open === null ? [] : [ladder.open.call, 'pass'];
}

/** The ladder after an answer. */
export function climb(ladder: Ladder, action: Action, next: NextRung): Ladder {
  const { open } = ladder;
  const seat = open?.ask[0];
  if (open === null || seat === undefined) throw new RangeError('the ladder is done');
  if (action === open.call) {
    const calls = [...ladder.calls, { call: action, seat }];
    return { calls, open: next(calls) };
  }
  const ask = open.ask.slice(1);
  return { calls: ladder.calls, open: ask.length === 0 ? null : { ...open, ask } };
}
