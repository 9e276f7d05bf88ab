/** Data that `npm run tune` learned about a game from deals between bots; every part is optional, and bots do without it. */
export interface Tuned {
  /** The playout policy's weights, in the order of `WEIGHT`; the default ones if omitted. */
  readonly weights?: readonly number[];
  /** The same for play where points in tricks are all that counts, and trumps come by chance. */
  readonly tricks?: readonly number[];
  /** The odds that calls give of the cards in a hand, with trumps and without: see `CardPriors`. */
  readonly trumps?: readonly (readonly number[])[];
  readonly plain?: readonly (readonly number[])[];
  /** Kinds of players whose plays are read: weights, then a temperature; see `fitOpponentModel`. */
  readonly opponentModels?: readonly (readonly number[])[];
  /** The same for play where points in tricks are all that counts. */
  readonly trickOpponentModels?: readonly (readonly number[])[];
  /** How surely thinking players follow the net for the score, as a temperature: see `OpponentModel`. Omitted without a net. */
  readonly net?: number;
  /** The standard deviation of a seat's margin in a deal between bots, in points: the measure by which losses are judged. */
  readonly spread?: number;
  /** The share of a loss found by playouts that comes true when the deal is played on; the usual share if omitted. */
  readonly trust?: number;
}

/** A net in its written form: rows and then what units add, in base 64. */
export interface WrittenNet {
  readonly players: number;
  readonly bits: number;
  readonly units: number;
  readonly numbers: string;
}

/** The nets of a game: for the score of the deal, and for points in tricks. */
export interface Nets {
  readonly score?: WrittenNet;
  readonly tricks?: WrittenNet;
}
