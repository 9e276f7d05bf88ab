import type { Seat } from '../../cards/card.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { causeOf, type Cause } from './cause.ts';
import type { Judgement } from './judge.ts';
import { verdictOn } from './verdict.ts';

/** A decision of a deal that counts, and the judgement of it. */
export interface JudgedDecision extends Judgement {
  readonly seat: Seat;
  /** The number of the move in its deal, from 0. */
  readonly step: number;
  /** The view of the seat when it decided. */
  readonly view: View;
  readonly cause: Cause;
}

/**
 * Judges each decision of a seat in a deal, or of all seats, in the order in which they were made. Forced moves are left out: nothing was decided.
 * @param by judges one decision
 */
export function* judgeDeal(
  game: Game,
  played: DealState,
  seat: Seat | 'all',
  by: (view: View, legal: Legal, action: Action) => Judgement | null = verdictOn,
): Generator<JudgedDecision> {
  let { state } = game.deal(played.setup);
  for (const [step, move] of played.moves.entries()) {
    if (seat === 'all' || move.seat === seat) {
      const legal = game.legal(state);
      const view = game.view(state, move.seat);
      const verdict = legal.actions.includes(move.action) ? by(view, legal, move.action) : null;
      if (verdict !== null) yield { ...verdict, seat: move.seat, step, view, cause: causeOf(view, move.action) };
    }
    ({ state } = game.apply(state, move.action));
  }
}
