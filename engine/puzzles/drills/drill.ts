import type { CardCode, Seat, Suit, Trump } from '../../cards/card.ts';
import type { Move } from '../../contract/action.ts';

/**
 * The drills: the trumps that are out, who is out of a suit, which card is still out, the points in one's tricks, the worth of a trick, the bonus in a
 * trick, the melds in a hand, and the call that a hand is worth.
 */
export const DRILLS = ['trumps', 'voids', 'out', 'points', 'worth', 'roem', 'melds', 'bid'] as const;
export type Drill = (typeof DRILLS)[number];

/** A trick that is shown on the way to a question. */
interface DrillTrick {
  readonly leader: Seat;
  readonly cards: readonly CardCode[];
  readonly winner: Seat;
}

/** A question of a drill: what is shown, and the choices. */
export interface DrillQuestion {
  readonly players: number;
  /** Whose hand it is. */
  readonly seat: Seat;
  readonly trump: Trump | null;
  readonly declarer: Seat | null;
  /** The seat's cards when the question is put; empty where they are not part of it. */
  readonly hand: readonly CardCode[];
  /** The seats whose points are to be counted; empty elsewhere. */
  readonly side: readonly Seat[];
  /** Whether the tricks follow those of the question before. */
  readonly goesOn: boolean;
  /** The tricks since the question before, in order. */
  readonly tricks: readonly DrillTrick[];
  /** Cards that were turned up before the calls. */
  readonly turned: readonly CardCode[];
  /** The calls before a call. */
  readonly moves: readonly Move[];
  /** The suit that is asked about. */
  readonly suit: Suit | null;
  /** Numbers; `seat 2`, `none` or `several`; cards; calls in notation. */
  readonly choices: readonly string[];
}

/** The answer to a question: places among the choices, from 0. */
interface DrillTruth {
  readonly right: readonly number[];
  /** Calls: what each choice brings on average, in points of the deal's margin, and the share of worlds in which it brings anything, in percent. */
  readonly points: readonly number[] | null;
  readonly wins: readonly number[] | null;
}

/** A question with its answer. */
export interface DrillRound {
  readonly question: DrillQuestion;
  readonly truth: DrillTruth;
}
