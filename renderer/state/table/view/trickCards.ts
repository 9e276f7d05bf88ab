import type { CardCode } from '../../../../engine/cards/card.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';
import { seatInTrick } from './viewReducer.ts';

/** A card on the table. */
export interface CardInTrick {
  /** Distinguishes it from every other card that lies there before and after. */
  readonly key: string;
  readonly seat: number;
  readonly card: CardCode;
  /** Whether it was let go there and the table has not answered yet. */
  readonly waiting: boolean;
}

/**
 * The cards of the trick, and the one that a seat has let go there. A seat has one card in a trick: once the table shows one, played for it while its own
 * was on its way, that one counts.
 */
export function trickCards(view: WireView, own: { readonly seat: number; readonly card: CardCode } | null): CardInTrick[] {
  const { trick, tricks, players } = view;
  const key = (seat: number): string => `${tricks.length}-${seat}`;
  const lying =
    trick === null
      ? []
      : trick.cards.map((card, place): CardInTrick => {
          const seat = seatInTrick(trick.leader, place, players);
          return { key: key(seat), seat, card, waiting: false };
        });
  if (own === null || lying.some(({ seat }) => seat === own.seat)) return lying;
  return [...lying, { key: key(own.seat), ...own, waiting: true }];
}
