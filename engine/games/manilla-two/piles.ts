import { codeOf, FACE_DOWN, type Card, type Seat, type ShownCard } from '../../cards/card.ts';
import { cardsAt } from '../../cards/seats.ts';
import type { Zone } from '../../contract/view.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Six piles of a seat, the lowest card of each first; a pile that has been played stays, empty. */
export type Piles = readonly (readonly Card[])[];

const PILES = 6;
const HEIGHT = 4;

/** The deck places of each seat's piles: pile by pile, forehand's first, then the dealer's first, and so on. */
export function pilePlaces(dealer: Seat): number[][][] {
  const pilesOf = (second: number): number[][] =>
    Array.from({ length: PILES }, (_, pile) => Array.from({ length: HEIGHT }, (__, i) => (2 * pile + second) * HEIGHT + i));
  return [0, 1].map((seat) => pilesOf(seat === dealer ? 1 : 0));
}

/** The piles of each seat as they are dealt. */
export function dealtPiles(deck: readonly Card[], dealer: Seat): Piles[] {
  return pilePlaces(dealer).map((piles) => piles.map((places) => cardsAt(deck, places)));
}

/** The cards that can be played: the top of every pile that is left. */
export function topsOf(piles: Piles): Card[] {
  return piles.flatMap((pile) => pile.slice(-1));
}

/** The piles without a card that lay on top, and the card that this uncovers. */
export function withoutTop(piles: Piles, card: Card): { readonly piles: Piles; readonly uncovered: Card | undefined } {
  const at = piles.findIndex((pile) => pile.at(-1) === card);
  if (at < 0) throw new RangeError(`${codeOf(card)} is not on top of a pile`);
  const left = piles.map((pile, i) => (i === at ? pile.slice(0, -1) : pile));
  return { piles: left, uncovered: left[at]?.at(-1) };
}

/** The piles as everybody sees them, and what has been seen of them from the first. */
export function pilesZone(piles: Piles, dealt: Piles, seat: Seat): Zone {
  const shown = (pile: readonly Card[], open: number): ShownCard[] => pile.map((card, i) => (i >= open ? codeOf(card) : FACE_DOWN));
  return {
    id: 'piles',
    seat,
    stacks: piles.map((pile) => shown(pile, pile.length - 1)),
    dealt: piles.map((left, i) => shown(itemAt(dealt, i), left.length - 1)),
  };
}
