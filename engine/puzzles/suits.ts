import { cardOf, rankOf, suitIndex, SUITS, type Card, type Suit } from '../cards/card.ts';
import { itemAt } from '../cards/indexed.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import { actionIn, formatAction } from '../contract/notation.ts';

/** Which suit each suit is shown as: four letters, for spades, hearts, diamonds and clubs in turn. */
export type SuitOrder = string;

/** All suits as they are. */
export const SUITS_AS_DEALT: SuitOrder = SUITS.join('');

/** All orders of the suits, as they are first. */
export const SUIT_ORDERS: readonly SuitOrder[] = ordersOf(SUITS);

function ordersOf(suits: readonly Suit[]): SuitOrder[] {
  if (suits.length === 0) return [''];
  return suits.flatMap((first) => ordersOf(suits.filter((suit) => suit !== first)).map((rest) => first + rest));
}

/**
 * The order in which a puzzle is shown that has been attempted some times: as it was dealt at first, and then another each time, so that a player learns the
 * position and not its cards. Puzzles begin at different orders.
 */
export function suitOrderFor(number: number, times: number): SuitOrder {
  if (times === 0) return SUITS_AS_DEALT;
  // Seven has no factor of 23: all other orders come before one comes again.
  const others = SUIT_ORDERS.length - 1;
  return itemAt(SUIT_ORDERS, 1 + ((number + 7 * (times - 1)) % others));
}

/** The order that undoes one. */
export function suitOrderBack(order: SuitOrder): SuitOrder {
  return SUITS.map((suit) => itemAt(SUITS, order.indexOf(suit))).join('');
}

/** A suit as an order shows it. */
export function shownSuit(suit: Suit, order: SuitOrder): Suit {
  const shown = SUITS.find((one) => one === order[SUITS.indexOf(suit)]);
  if (shown === undefined) throw new RangeError(`no order of suits: ${order}`);
  return shown;
}

/** An action in notation as an order shows it: its card, or the trumps that it names. */
export function shownAction(notation: string, order: SuitOrder): string {
  return notation.replace(/(?<=^[2-9TJQKA]|:[2-9TJQKA]?)[SHDC]$/, (suit) => shownSuit(suit as Suit, order));
}

/** A deal with its suits as an order shows them, dealt and played again by the rules; and the events of its last action. */
export function shownDeal(
  game: Game,
  { setup, moves }: DealState,
  order: SuitOrder,
): { readonly state: DealState; readonly events: readonly GameEvent[] } {
  const shown = (card: Card): Card => cardOf(shownSuit(itemAt(SUITS, suitIndex(card)), order), rankOf(card));
  let at: ReturnType<Game['apply']> = game.deal({ ...setup, deck: setup.deck.map(shown), pile: setup.pile.map(shown) });
  for (const { action } of moves) at = game.apply(at.state, actionIn(shownAction(formatAction(action), order)));
  return at;
}
