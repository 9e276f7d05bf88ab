import type { Card, Seat } from '../card.ts';

/** Cards as they lie in the middle of a deal: everybody's, known or imagined. */
export interface TrickPosition {
  /** Each seat's cards. A seat that has played to the trick on the table holds one less than one that has not. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
  /** The trick on the table, the leader's card first. */
  readonly trick: readonly Card[];
}
