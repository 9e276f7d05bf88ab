import type { UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { cardPlayed } from './view/candidates.ts';

/** A trick that was taken. */
export type TrickEvent = Extract<WireEvent, { type: 'trick' }>;

/** The phase in which cards are played, in every game (`engine/testing/invariants.ts`). */
const PLAY = 'play';

/** Whether the player to act has to say something before the next card: after a trick, a question about that trick. Everybody at the table sees it. */
export function isAsked({ phase, toAct }: Pick<WireView, 'phase' | 'toAct'>): boolean {
  return toAct !== null && phase !== PLAY;
}

/** The trick about which its winner is asked, where it is the last thing that happened; `null`: none. */
export function questionedTrick({ view }: UpdateMessage): TrickEvent | null {
  const last = view.tricks.at(-1);
  const move = view.moves.at(-1);
  if (last === undefined || move === undefined || cardPlayed(move.action) === null || !isAsked(view)) return null;
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
