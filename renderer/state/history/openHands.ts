import type { CardCode, Suit } from '../../../engine/cards/card.ts';
import type { GameInfo } from '../../../engine/protocol/messages.ts';
import { heldCards, sortHand, suitOrder } from '../table/view/handOrder.ts';
import { SUIT_LETTERS } from '../table/view/suits.ts';
import { isCard } from '../../words/speaker.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';

/** The cards of a seat that lie open, hand, row and piles alike, as one would sort them. */
export interface OpenHand {
  readonly seat: number;
  readonly cards: readonly CardCode[];
}

/** Every hand of a view of which a card can be seen. */
export function handsOf(view: WireView, { order }: GameInfo['layout']): OpenHand[] {
  const suits = suitOrder([...SUIT_LETTERS], view.trump === 'NT' ? null : view.trump);
  return view.hands.flatMap((hand, seat) => {
    const stacks = view.zones
      .filter((zone) => zone.seat === seat && (zone.id === 'row' || zone.id === 'piles'))
      .flatMap((zone) => zone.stacks.flat());
    const cards = [...hand, ...stacks].filter((card): card is CardCode => isCard(card));
    return cards.length === 0
      ? []
      : [{ seat, cards: sortHand(heldCards(cards), view, order, suits).flatMap(({ card }) => (isCard(card) ? [card] : [])) }];
  });
}

/** The cards of one suit in a hand. */
export interface SuitHeld {
  readonly suit: Suit;
  readonly held: readonly CardCode[];
}

/** The cards of a sorted hand, suit by suit. */
export function bySuit(cards: readonly CardCode[]): SuitHeld[] {
  const suits = new Map<string, CardCode[]>();
  for (const card of cards) {
    const held = suits.get(card.charAt(1));
    if (held === undefined) suits.set(card.charAt(1), [card]);
    else held.push(card);
  }
  return [...suits].map(([suit, held]) => ({ suit: suit as Suit, held }));
}
