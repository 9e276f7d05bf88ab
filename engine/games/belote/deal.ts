import { type Card, type Seat, type Suit } from '../../cards/card.ts';
import { callOf, trumpOf, type TrumpAction } from '../../contract/action.ts';
import { after, from, packets } from '../../cards/seats.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import type { Declaration } from './declarations.ts';
import type { View } from '../../contract/view.ts';

/** King and queen of a trump suit, dealt to one hand. */
export interface RoyalPair {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A deal of belote. */
export interface Belote extends DealState {
  readonly phase: 'first' | 'second' | 'declare' | 'play' | typeof OVER;
  /** Whether every suit is trumps; `trump` is `NT` then, for no suit beats another. */
  readonly allTrumps: boolean;
  /** By seat: the declarations in its eight cards; empty before the taker is known, and where nothing is declared. */
  readonly held: readonly (readonly Declaration[])[];
  /** Seats that have declared what they hold, in turn. */
  readonly declared: readonly Seat[];
  /** Seats that were asked and kept silent. */
  readonly silent: readonly Seat[];
  /** Pairs that bring belote and rebelote to the seats that were dealt them. */
  readonly pairs: readonly RoyalPair[];
}

/** Names for the second round besides suits, where the house offers everything. */
export const NO_TRUMPS: TrumpAction<'NT'> = trumpOf('NT');
export const ALL_TRUMPS = callOf('allTrumps');

const PACKETS = [3, 2] as const;
/** Cards of a whole hand. */
const HAND = 8;

/** The place of the deck that is turned up. */
export const TURNED_PLACE = 20;

/** The deck places of each seat before the bidding ends. */
export function firstPlaces(dealer: Seat): number[][] {
  return packets(4, dealer, PACKETS);
}

/** The deck places of each seat once a taker is known: the taker draws two more cards and holds the turned one, the others draw three. */
export function finalPlaces(dealer: Seat, taker: Seat): number[][] {
  const places = firstPlaces(dealer);
  let next = TURNED_PLACE + 1;
  for (const seat of from(after(dealer, 4), 4)) {
    const own = places[seat];
    if (own === undefined) throw new RangeError(`no seat ${seat}`);
    const drawn = HAND - own.length - (seat === taker ? 1 : 0);
    for (let i = 0; i < drawn; i += 1) own.push(next++);
    if (seat === taker) own.push(TURNED_PLACE);
  }
  return places;
}

/** The card that is turned up for the bidding. */
export function turnedCard(state: Belote): Card {
  const card = state.setup.deck[TURNED_PLACE];
  if (card === undefined) throw new RangeError('the deck has no card to turn up');
  return card;
}

/** Returns the points of earlier deals that wait for the winner of this one; 0 if none do. */
export function waitingIn({ setup: { carry } }: Belote): number {
  const { heldOver = 0 } = carry;
  return heldOver;
}

/** Whether every suit is trumps, as the call said. */
export function allTrumps(view: Pick<View, 'moves'>): boolean {
  return view.moves.some(({ action }) => action === ALL_TRUMPS);
}
