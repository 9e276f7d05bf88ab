import type { Card } from '../../cards/card.ts';
import type { Board } from '../../cards/trick/board.ts';
import { int32At } from '../../cards/indexed.ts';

/**
 * Each seat's supposed partners while one card alone decides the sides and has not been played (Briscola Chiamata): its holder knows, the
 * declarer trusts no seat, and all others take every seat but the declarer for a partner. So no player in a playout knows what only the world knows.
 */
export class PartnershipMask {
  readonly #slot: number;
  readonly #card: number;
  readonly #friends: Int32Array;

  /** `place`: the card that decides the sides. */
  constructor(place: number, players: number) {
    this.#slot = place >> 5;
    this.#card = 1 << (place & 31);
    this.#friends = new Int32Array(players);
  }

  /** Whom the seat to move takes for its friends, as bits at its own number; `null` once the sides are known. */
  of({ live, mates, seat, declarer, players }: Board): Int32Array | null {
    if ((int32At(live, this.#slot) & this.#card) === 0) return null;
    const ours = int32At(mates, declarer);
    const all = (1 << players) - 1;
    this.#friends[seat] = seat === declarer ? 1 << seat : (ours >>> seat) & 1 ? ours : all & ~(1 << declarer);
    return this.#friends;
  }
}

/**
 * The mask of a board; `null` where everybody knows the sides.
 * @param called the card whose holder is the declarer's partner
 */
export function partnershipMaskOf(board: Board, called: Card | undefined): PartnershipMask | null {
  const place = called === undefined ? undefined : board.layout.placeOf[called];
  return place === undefined || board.declarer < 0 ? null : new PartnershipMask(place, board.players);
}
