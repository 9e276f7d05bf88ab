import type { CardCode, Seat, ShownCard, Trump } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { DealScore } from './score.ts';
import type { Fact, Viewer } from './view.ts';

/**
 * An event for the table to show and narrate. With `to`, only those viewers receive it; the others get the event beside it, which lacks
 * the secret.
 */
export type GameEvent = { readonly to?: readonly Viewer[] } & (
  | { readonly type: 'call'; readonly seat: Seat; readonly action: Action; readonly says?: Fact }
  | { readonly type: 'trumps'; readonly seat: Seat | null; readonly trump: Trump; readonly card?: CardCode }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly away: readonly ShownCard[]; readonly drawn: readonly ShownCard[] }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardCode }
  | { readonly type: 'trick'; readonly leader: Seat; readonly winner: Seat; readonly points: number; readonly cards: readonly CardCode[] }
  | { readonly type: 'uncover'; readonly seat: Seat; readonly cards: readonly CardCode[] }
  | {
      readonly type: 'announce';
      /** Who announces, or whose side it falls to. */
      readonly seat: Seat;
      /** The kind, as in `roem`, `bella`, `sequence`, `capote`, `meld`; players read `announce.<what>`. */
      readonly what: string;
      readonly points?: number;
      readonly cards?: readonly CardCode[];
      readonly params?: Readonly<Record<string, string | number>>;
    }
  | { readonly type: 'over'; readonly score: DealScore }
  /** A seat has claimed every trick to come, and rightly: what follows is played out by the table. */
  | { readonly type: 'claim'; readonly seat: Seat }
  /** A seat has taken back its last action, with the number of other actions that came after it; `agreed`: the seats that agreed, where others were asked. */
  | { readonly type: 'takeBack'; readonly seat: Seat; readonly others: number; readonly agreed?: readonly Seat[] }
);

/** The outcome of an action. */
export interface Step<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}
