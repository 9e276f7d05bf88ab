import type { Rank, RankFigures } from '../card.ts';
import type { PackId } from '../pack.ts';
import type { Duty } from './duty.ts';

/** Everything the trick kernel has to know of a game: order and worth of the cards, duties, and what a trick brings besides its cards. */
export interface TrickSpec {
  readonly pack: PackId;
  /** Ranks of a plain suit, weakest first. */
  readonly plain: readonly Rank[];
  /** Ranks of the trump suit, weakest first, where they differ from {@link plain}. */
  readonly trumps?: readonly Rank[];
  /** Points of a rank in a plain suit; 0 by default. */
  readonly values: RankFigures;
  /** Points of a rank in the trump suit, where they differ from {@link values}. */
  readonly trumpValues?: RankFigures;
  /** Ranks that duties call counters; empty by default. */
  readonly counters?: readonly Rank[];
  readonly duty: Duty;
  /** Points of the last trick besides its cards. */
  readonly lastTrick: number;
  /** Points of every trick besides its cards. */
  readonly perTrick: number;
}
