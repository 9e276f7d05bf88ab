import type { Seat } from '../../cards/card.ts';
import { NOTHING_LEGAL, type Action, type Legal } from '../../contract/action.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';

/** A stretch of a deal in which the same kind of choice is made: among actions `A`. */
export interface Phase<S, A extends Action = Action> {
  toAct(state: S): Seat;
  legal(state: S): Legal<A>;
  /** The state after one of the legal actions; the move is already among `state.moves`. */
  apply(state: S, action: A, seat: Seat): Step<S>;
}

/** A game's turn, legal actions and moves from its phases, by the name in `state.phase`. */
export function composed<S extends DealState>(phases: Readonly<Record<string, Phase<S>>>): Pick<Game<S>, 'toAct' | 'legal' | 'apply'> {
  const current = (state: S): Phase<S> | undefined => {
    if (state.phase === OVER) return undefined;
    const phase = phases[state.phase];
    if (phase === undefined) throw new RangeError(`no phase ${state.phase}`);
    return phase;
  };
  // The last state and its answer: an action is chosen, checked and applied in one state, which never changes.
  let asked: S | undefined;
  let answer: Legal = NOTHING_LEGAL;
  const legal = (state: S): Legal => {
    if (state !== asked) {
      answer = current(state)?.legal(state) ?? NOTHING_LEGAL;
      asked = state;
    }
    return answer;
  };
  return {
    toAct: (state) => current(state)?.toAct(state) ?? null,
    legal,
    apply(state, action) {
      const phase = current(state);
      if (phase === undefined || !legal(state).actions.includes(action))
        throw new RangeError(`${formatAction(action)} is not legal in ${state.phase}`);
      const seat = phase.toAct(state);
      return phase.apply({ ...state, moves: [...state.moves, { seat, action }] }, action, seat);
    },
  };
}

/** Legal actions without a word about any other. */
export function choices<A extends Action>(actions: readonly A[]): Legal<A> {
  return { actions, barred: [] };
}

/** A call that is heard and nothing else. */
export function called(seat: Seat, action: Action): GameEvent {
  return { type: 'call', seat, action };
}
