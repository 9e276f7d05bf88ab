import { NOTHING_LEGAL, type Legal } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import type { View, Viewer } from '../contract/view.ts';

/** All that one viewer is told of a deal: the only redaction there is. */
export interface SeatView {
  readonly view: View;
  /** Empty for everybody but the seat to act. */
  readonly legal: Legal;
  readonly events: readonly GameEvent[];
}

/** What a viewer sees of a state and of the events that led to it. */
export function seatView(game: Game, state: DealState, events: readonly GameEvent[], viewer: Viewer): SeatView {
  return {
    view: game.view(state, viewer),
    legal: viewer !== 'spectator' && game.toAct(state) === viewer ? game.legal(state) : NOTHING_LEGAL,
    events: eventsFor(events, viewer),
  };
}

/** The events that a viewer is told. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(({ to }) => to === undefined || to.includes(viewer)).map(unaddressed);
}

/** To whom a secret event was addressed is itself nobody's business. */
function unaddressed(event: GameEvent): GameEvent {
  const copy = { ...event };
  Reflect.deleteProperty(copy, 'to');
  return copy;
}
