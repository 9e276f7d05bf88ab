import type { UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireLegal, WireView } from '../../../engine/protocol/wire.ts';
import { cardPlayed } from './view/candidates.ts';

/** A trick that was taken. */
export type TrickEvent = Extract<WireEvent, { type: 'trick' }>;

/** Whether a player has to say something, and plays no card: a question about the trick that was just taken. */
export function isAsked({ actions }: WireLegal): boolean {
  return actions.length > 0 && actions.every((action) => cardPlayed(action) === null);
}

/** The trick about which an update asks its viewer, where it is the last thing that happened; `null`: none. */
export function questionedTrick({ view, legal }: UpdateMessage): TrickEvent | null {
  const last = view.tricks.at(-1);
  const move = view.moves.at(-1);
  if (last === undefined || move === undefined || cardPlayed(move.action) === null || !isAsked(legal)) return null;
  return view.trick?.cards.length === 0 ? { type: 'trick', ...last } : null;
}

/** A view with its last trick still on the table, and the points of it not yet counted. */
export function withTrickLaid(view: WireView, { leader, winner, points, cards }: TrickEvent): WireView {
  return {
    ...view,
    trick: { leader, cards, winning: winner },
    tricks: view.tricks.slice(0, -1),
    points: view.points.map((sum, seat) => (seat === winner ? sum - points : sum)),
  };
}
