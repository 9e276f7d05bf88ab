/** One line of a deal's reckoning: players read `score.<key>`; an amount for each seat, `null` where the line says nothing of it. */
export interface ScoreLine {
  readonly key: string;
  readonly amounts: readonly (number | null)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface DealScore {
  /** The score of each seat; partners both carry their side's. */
  readonly scores: readonly number[];
  /** Each seat's, or its side's, points in tricks. */
  readonly points: readonly number[];
  /** How the scores came about. */
  readonly lines: readonly ScoreLine[];
  /** The multiplier of the next deal: 2 after a tied deal in the games that have it, else 1. */
  readonly carry: number;
  /** The game's own figures, for records and tests: plain JSON. */
  readonly detail: Readonly<Record<string, unknown>>;
}
