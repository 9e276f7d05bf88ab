import { NOTHING_LEGAL, type Legal } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import type { View, Viewer } from '../contract/view.ts';

/** Everything that one viewer receives of a deal: the only redaction there is. */
export interface SeatView {
  readonly view: View;
  /** Empty for everybody but the seat to act. */
  readonly legal: Legal;
  readonly events: readonly GameEvent[];
}

/** The view of a state, with the events that led to it, for one viewer. */
export function seatView(game: Game, state: DealState, events: readonly GameEvent[], viewer: Viewer): SeatView {
  return {
    view: game.view(state, viewer),
    legal: viewer !== 'spectator' && game.toAct(state) === viewer ? game.legal(state) : NOTHING_LEGAL,
    events: eventsFor(events, viewer),
  };
}

/** The events that a viewer receives. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(({ to }) => to === undefined || to.includes(viewer)).map(unaddressed);
}

/** Drops the addressees of a secret event, which are secret themselves. */
function unaddressed(event: GameEvent): GameEvent {
  const copy = { ...event };
  Reflect.deleteProperty(copy, 'to');
  return copy;
}
