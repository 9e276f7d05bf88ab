import { int32At, itemAt } from '../../cards/indexed.ts';
import type { Board } from '../../cards/trick/board.ts';

/** The orders of the slots that are not trumps: plain suits differ in nothing but their names. */
const ORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];
const WITHOUT_TRUMPS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((first) =>
  ORDERS.map((order) => [first, ...order.map((slot) => (slot <= first ? slot - 1 : slot))]),
);

/**
 * The text of a position that is the same for all positions alike: suits may change places, seats are counted from the one to move, and of the cards of
 * a suit only their order and worth counts, not their faces.
 */
export function canonicalOf(board: Board): string {
  const orders = board.layout.trumps === 0 ? WITHOUT_TRUMPS : ORDERS.map((order) => [0, ...order]);
  const suits = [0, 1, 2, 3].map((slot) => suitOfBoard(board, slot));
  return orders.map((order) => order.map((slot) => itemAt(suits, slot)).join('/')).reduce((least, text) => (text < least ? text : least));
}

/** The cards of a slot from the lowest: by whom each is held, or when it was played to the trick, and what it is worth. */
function suitOfBoard(board: Board, slot: number): string {
  const { layout, players, seat } = board;
  const trick = Array.from(board.trick.subarray(0, board.count));
  const cards: string[] = [];
  for (let bit = 0; bit < layout.bits; bit += 1) {
    const place = slot * 32 + bit;
    const played = trick.indexOf(place);
    const holder = Array.from({ length: players }, (_, one) => one).find((one) => (int32At(board.hands, one * 4 + slot) >>> bit) & 1);
    const under = ((int32At(board.live, slot) >>> bit) & 1) === 1 && holder === undefined;
    if (played >= 0) cards.push(`t${played}:${layout.value[place]}`);
    else if (holder !== undefined) cards.push(`${(holder - seat + players) % players}:${layout.value[place]}`);
    else if (under) cards.push(`u:${layout.value[place]}`);
  }
  return cards.join(' ');
}
