import type { Card, Seat } from '../cards/card.ts';
import { int32At, itemAt } from '../cards/indexed.ts';
import type { Board } from '../cards/trick/board.ts';
import { firstPlaceOf, type CardPlace, type Layout } from '../cards/trick/layout.ts';
import type { TrickRules } from '../contract/search/search.ts';

/** Two cards that bring points to the seat that was dealt both, where they lie on boards, and who has played either; −1: the card is still held. */
export interface PlacedPair {
  readonly places: readonly [CardPlace, CardPlace];
  readonly playedBy: readonly [Seat | -1, Seat | -1];
  readonly points: number;
}

/** The pairs of some rules as they lie on boards, after some plays; empty where cards bring nothing together. */
export function placedPairs(
  { pairs = [] }: TrickRules,
  layout: Layout,
  plays: readonly { readonly seat: Seat; readonly card: Card }[],
): PlacedPair[] {
  const playerOf = (card: Card): Seat | -1 => plays.find((play) => play.card === card)?.seat ?? -1;
  return pairs.map(({ cards: [one, other], points }) => ({
    places: [firstPlaceOf(layout, one), firstPlaceOf(layout, other)],
    playedBy: [playerOf(one), playerOf(other)],
    points,
  }));
}

/** Adds to a board's bonuses what pairs bring by the end of the deal: whatever is played, both cards come from the hand that was dealt them. */
export function addPairs(board: Board, pairs: readonly PlacedPair[]): void {
  for (const { places, playedBy, points } of pairs) {
    const seat = holderOf(board, itemAt(places, 0), itemAt(playedBy, 0));
    if (seat >= 0 && seat === holderOf(board, itemAt(places, 1), itemAt(playedBy, 1)))
      board.bonuses[seat] = int32At(board.bonuses, seat) + points;
  }
}

/** The seat that plays or has played a card; −1: none, for it is out of play. */
function holderOf({ hands, players }: Board, place: CardPlace, player: Seat | -1): Seat | -1 {
  if (player >= 0) return player;
  for (let seat = 0; seat < players; seat += 1) if ((int32At(hands, seat * 4 + (place >> 5)) >>> (place & 31)) & 1) return seat;
  return -1;
}
