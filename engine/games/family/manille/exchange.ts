import type { Card } from '../../../cards/card.ts';
import { discardOf, type Move } from '../../../contract/action.ts';

/** The cards laid away, in order; `null` where the viewer may not know which. */
export function laidAway(moves: readonly Move[]): (Card | null)[] {
  return moves.flatMap(({ action }) => (action.type === 'discard' ? [action.card] : []));
}

/** Moves as those know them who may not see what was laid away. */
export function withoutDiscards(moves: readonly Move[]): Move[] {
  return moves.map((move) => (move.action.type === 'discard' ? { ...move, action: discardOf(null) } : move));
}

/** Moves with made-up cards for those laid away; as many as were laid away, or more. */
export function withDiscards(moves: readonly Move[], away: readonly Card[]): Move[] {
  const cards = away.values();
  return moves.map((move) => {
    if (move.action.type !== 'discard') return move;
    const next = cards.next();
    if (next.done === true) throw new RangeError('more cards were laid away than the deck has places for');
    return { ...move, action: discardOf(next.value) };
  });
}
