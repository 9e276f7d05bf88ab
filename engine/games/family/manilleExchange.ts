import { codeOf, FACE_DOWN, type Card } from '../../cards/card.ts';
import type { Action, Move } from '../../contract/action.ts';

const DISCARD = 'discard:';
/** A card laid away, as those hear of it who may not know which. */
const HIDDEN_DISCARD: Action = `${DISCARD}${FACE_DOWN}`;

export function isDiscard(action: Action): boolean {
  return action.startsWith(DISCARD);
}

export function discardOf(card: Card): Action {
  return `${DISCARD}${codeOf(card)}`;
}

/** Moves as those know them who may not see what was laid away. */
export function withoutDiscards(moves: readonly Move[]): Move[] {
  return moves.map((move) => (isDiscard(move.action) ? { ...move, action: HIDDEN_DISCARD } : move));
}

/** Moves with made-up cards for those laid away. */
export function withDiscards(moves: readonly Move[], away: readonly Card[]): Move[] {
  let next = 0;
  return moves.map((move) => (isDiscard(move.action) ? { ...move, action: discardOf(away[next++] ?? -1) } : move));
}
