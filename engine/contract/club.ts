import type { Options } from './options.ts';
import type { DealScore } from './score.ts';

/** The figures that a side of a table writes on its slip after a round. */
export interface Slip {
  /** Points without what {@link bonus} has. */
  readonly points: number;
  /** Points that the game writes apart: roem, and what it pays for all tricks. 0 in games without any. */
  readonly bonus: number;
  /** Deals in which the side took every trick. */
  readonly sweeps: number;
}

/** The bonus that a slip may have. */
interface BonusLimits {
  /** Every bonus is a multiple of it. */
  readonly unit: number;
  /** Multiples of the unit that no sum of bonuses reaches. */
  readonly never: readonly number[];
  /** A bound on the bonus of both sides together in a deal, its sweep apart. */
  readonly most: number;
  /** Bonus of a side that takes every trick. */
  readonly sweep: number;
}

/** The figures that a slip of a game can have under its house rules. A limit never refuses what can happen; a test of random deals holds it to that. */
export interface SlipLimits {
  /** Points of all sides together in every deal; `null` if they do not always add up to the same. */
  readonly dealSum: number | null;
  /** Points of a side in a deal that cannot be, although less and more can. */
  readonly never: readonly number[];
  /** The least and the most points of a side in a deal. */
  readonly least: number;
  readonly most: number;
  /** Whether only one side scores in a deal, so that two sides never both reach a target. */
  readonly oneScores: boolean;
  /** `null` if slips have no bonus. */
  readonly bonus: BonusLimits | null;
}

/** How the sides of an evening are compared: by sums of points, by tables won, or by the place at the table. */
export const COUNTS = ['sum', 'wins', 'places'] as const;
/** The figures that decide between equals, in the order in which an evening lists them. */
export const TIES = ['sweeps', 'bonus', 'best', 'margin', 'points'] as const;

/** A game as clubs play it: the usual form of an evening, and what its slips can have. */
export interface ClubRules {
  readonly counts: (typeof COUNTS)[number];
  readonly ties: readonly (typeof TIES)[number][];
  /** The ends of a round, whichever comes first; at least one of them is given. */
  readonly ends: { readonly deals?: number; readonly points?: number; readonly minutes?: number };
  /** The most points of a side that count in a round; `null` if all do. */
  readonly cap: number | null;
  /** The result of an entrant who sits out: points and sweeps, a win with the winners' mean margin, or the winners' mean. */
  readonly sitOut: { readonly kind: 'fixed'; readonly perDeal: number; readonly sweeps: number } | { readonly kind: 'win' | 'mean' };
  limits(options: Options): SlipLimits;
  /** The slip of a deal for a seat, its side's. */
  slipOf(score: DealScore, seat: number): Slip;
}
