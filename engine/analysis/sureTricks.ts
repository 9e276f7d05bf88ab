import type { Seat } from '../cards/card.ts';
import { size, type Board } from '../cards/trick/board.ts';
import { int32At } from '../cards/indexed.ts';

/**
 * Whether a seat on lead wins every trick by leading its trumps first and then its other suits from the top, whatever others hold and play. Quick, and
 * careful: where it says no, there may be another way.
 */
export function surelyTakesAll(board: Board, seat: Seat): boolean {
  if (board.stacked || board.count > 0 || board.seat !== seat) return false;
  const { layout } = board;
  const { follow } = layout.masks;
  const hasTrumps = layout.trumps !== 0;
  for (let slot = 0; slot < 4; slot += 1) {
    const trumps = hasTrumps && slot === 0;
    const { others, most } = against(board, seat, slot);
    const own = int32At(board.hands, seat * 4 + slot);
    // Trumps that cannot be drawn may take any trick.
    if (trumps && size(own) < most) return false;
    if (own === 0 || others === 0) continue;
    const kind = trumps ? 0 : 3;
    const mustFollow = [0, 1, 2].every((who) => follow[kind + who] === layout.full);
    if (trumps && !mustFollow) return false;
    // Once as many rounds are over as anybody can follow, what is left of the suit is alone.
    if ((others & int32At(layout.higher, lowest(own, mustFollow ? most : size(own)))) !== 0) return false;
  }
  return true;
}

/** Returns the cards that all others hold in a slot, and the most that one of them holds. */
function against({ hands, players }: Board, seat: Seat, slot: number): { others: number; most: number } {
  let others = 0;
  let most = 0;
  for (let other = 0; other < players; other += 1) {
    if (other === seat) continue;
    const field = int32At(hands, other * 4 + slot);
    others |= field;
    most = Math.max(most, size(field));
  }
  return { others, most };
}

/** The bit of the lowest of the `count` highest cards of a field; of all, where it has fewer. */
function lowest(field: number, count: number): number {
  let rest = field;
  let bit = 0;
  for (let n = 0; n < count && rest !== 0; n += 1) {
    bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
  }
  return bit;
}
