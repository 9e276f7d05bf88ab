import type { Seat } from '../../cards/card.ts';
import { callOf, PASS, type CallAction, type CallWord, type Legal } from '../../contract/action.ts';

/** A rung of a doubling ladder: a call, and the seats that may make it, in order. */
interface Rung {
  readonly call: CallWord;
  readonly ask: readonly Seat[];
}

/** Where a ladder of doubles stands: each rung is open only after the call before it; its seats are asked in turn until one calls. */
export interface Ladder {
  /** Calls made so far, with who made them. */
  readonly calls: readonly { readonly call: CallWord; readonly seat: Seat }[];
  /** The rung being asked, and the seats still to be asked; `null` when the ladder is done. */
  readonly open: Rung | null;
}

/** Returns the rung that follows some calls, or `null`. Its seats may depend on the callers. */
export type NextRung = (calls: Ladder['calls']) => Rung | null;

/** Returns the number of calls made; 0 without a ladder, before it or in deals that have none. */
export function callsOn(ladder: Ladder | null): number {
  return ladder === null ? 0 : ladder.calls.length;
}

export function startLadder(next: NextRung): Ladder {
  return { calls: [], open: next([]) };
}

/** The seat being asked; `null` when the ladder is done. */
export function ladderSeat(ladder: Ladder): Seat | null {
  return ladder.open?.ask[0] ?? null;
}

/** The two answers of the seat being asked. */
export function ladderActions(ladder: Ladder): CallAction[] {
  return ladder.open === null ? [] : [callOf(ladder.open.call), PASS];
}

/** The call that the seat being asked may make instead of passing. */
export function doubleIn({ actions }: Legal): CallAction {
  for (const action of actions) if (action.type === 'call' && action !== PASS) return action;
  throw new RangeError('no double is offered');
}

/** The ladder after an answer. */
export function climb(ladder: Ladder, { call }: CallAction, next: NextRung): Ladder {
  const { open } = ladder;
  const seat = open?.ask[0];
  if (open === null || seat === undefined) throw new RangeError('the ladder is done');
  if (call === open.call) {
    const calls = [...ladder.calls, { call, seat }];
    return { calls, open: next(calls) };
  }
  const ask = open.ask.slice(1);
  return { calls: ladder.calls, open: ask.length === 0 ? null : { ...open, ask } };
}
