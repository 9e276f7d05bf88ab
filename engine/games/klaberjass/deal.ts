import { type Card, type Seat } from '../../cards/card.ts';
import { packets } from '../../cards/seats.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import { type SetAward, type SequenceSet } from './sets.ts';
import { itemAt } from '../../cards/indexed.ts';

/** A deal of klaberjass. */
export interface Klaberjass extends DealState {
  readonly phase: 'first' | 'second' | 'declare' | 'play' | typeof OVER;
  /** Seats that hold sequences and have not yet declared or passed them. */
  readonly asked: readonly Seat[];
  /** Sets declared so far. */
  readonly declared: readonly SequenceSet[];
  /** Sets that score, once all have been compared. */
  readonly awards: readonly SetAward[];
  /** Who has played both K and Q of trumps. */
  readonly bella: Seat | null;
}

const PACKETS = [3, 3, 2] as const;

/** Cards of a hand before trumps. */
export const FIRST_CARDS = 6;

/** The deck's last place: the turned card, the dealer's eighth. */
export const TURNED_PLACE = 31;

/** The deck places of each seat, those of the two cards dealt after trumps last. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, PACKETS);
}

/** The card that is turned up before trumps. */
export function turnedCard(state: Klaberjass): Card {
  return itemAt(state.setup.deck, TURNED_PLACE);
}
