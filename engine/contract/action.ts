import type { CardCode, Seat, Suit } from '../cards/card.ts';
import type { BarredCode } from '../refusals.ts';

/** What a seat may do, in the notation of records: a card code, or a word such as `pass`, `bid:70`, `trump:S`, `discard:7H`, `@3`. */
export type Action = string;

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Why a card of the hand, or a call one might expect, may not be made now. */
export interface Barred {
  readonly action: Action;
  readonly code: BarredCode;
  /** What was due instead. */
  readonly due: {
    readonly led?: Suit;
    /** The card to be beaten. */
    readonly beat?: CardCode;
    /** The cards of the hand that are legal. */
    readonly cards: readonly CardCode[];
  };
}

/** What the seat to act may do, and why it may not do the rest. */
export interface Legal {
  readonly actions: readonly Action[];
  readonly barred: readonly Barred[];
}
export const NOTHING_LEGAL: Legal = { actions: [], barred: [] };
