import type { Card, Seat, Trump } from '../cards/card.ts';
import type { Move } from './action.ts';
import type { Options } from './options.ts';

/** The name of the phase of a deal that has ended. */
export const OVER = 'over';

/** Values that earlier deals carry into a deal. */
export interface Carry {
  /** 2 after a tied deal in the games that have it, else 1. */
  readonly multiplier: number;
  /** Each seat's total of the running game. */
  readonly totals: readonly number[];
  /** Points of a tied deal that wait for the winner of this one; none if omitted. */
  readonly heldOver?: number;
}

/** Everything a deal follows from. */
export interface Setup {
  readonly options: Options;
  readonly players: number;
  readonly dealer: Seat;
  /** The shuffled pack, in the order in which cards leave it (rules: notation, "Deck order"). */
  readonly deck: readonly Card[];
  /** Klaverjassen's trump pile, top first; empty elsewhere. */
  readonly pile: readonly Card[];
  readonly carry: Carry;
}

/** A finished trick. */
export interface TakenTrick {
  readonly leader: Seat;
  /** In order of play, the leader's first. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Cards, last-trick bonus and point per trick; no roem, no widow. */
  readonly points: number;
}

/** Tricks as far as they have been played. */
export interface TrickPlay {
  readonly leader: Seat;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly Card[];
  readonly tricks: readonly TakenTrick[];
}

/** The part of the state that all games share. States are plain values: nothing changes one, and none is ever sent. */
export interface DealState {
  readonly setup: Setup;
  /** The phase the deal is in; `over` when it has ended. */
  readonly phase: string;
  /** Every action so far. */
  readonly moves: readonly Move[];
  /** Each seat's cards, in the order in which they came (cards that lie in rows or piles are not among them). */
  readonly hands: readonly (readonly Card[])[];
  readonly trump: Trump | null;
  /** Who named trumps or won the auction. */
  readonly declarer: Seat | null;
  /** `null` before the play. */
  readonly play: TrickPlay | null;
}

/** Returns the number of finished tricks; 0 before the play. */
export function tricksPlayed({ play }: Pick<DealState, 'play'>): number {
  return play === null ? 0 : play.tricks.length;
}

/** Returns the seat that named trumps or won the auction, of a state or a view. Throws a RangeError if there is none. */
export function declarerOf({ declarer }: Pick<DealState, 'declarer'>): Seat {
  if (declarer === null) throw new RangeError('the deal has no declarer');
  return declarer;
}
