/** Where a search begins: a trick of which some cards may lie on the table. */
export interface SearchStart {
  readonly leader: number;
  /** Place in the trick of the seat to act. */
  readonly place: number;
  /** Cards of that seat. */
  readonly left: number;
  /** Once a card lies there: slot of the led suit, what beats the winning card in it and in trumps, and who played that. */
  readonly led: number;
  readonly beatLed: number;
  readonly beatTrump: number;
  readonly winner: number;
}

/** An exact search. Hands are four fields a seat, as in {@link import('../../cards/trick/layout.ts').Layout}. */
export interface PositionSearch {
  /**
   * Begins a deal: what is known of positions from now on belongs to these hands. `mates`: by seat, the seats of its side as bits; `most`: the
   * seats whose points are counted. Stops at `limit` nodes.
   */
  begin(hands: Int32Array, mates: readonly number[], most: number, limit: number): void;
  /**
   * Points of `most` from a position of the deal on, those of the cards on the table (four fields) included: exact where they are between
   * `alpha` and `beta`, else a bound on that side. `undefined` when the limit was reached.
   */
  value(hands: Int32Array, table: Int32Array, start: SearchStart, alpha: number, beta: number): number | undefined;
  /** Nodes visited since `begin`. */
  nodes(): number;
}
