/** The tone of a moment: points gained, a secret out, all tricks, a contract lost, the stakes raised. It decides the picture and the sound. */
export type MomentTone = 'bonus' | 'reveal' | 'triumph' | 'fall' | 'stakes';

/** How a contract ended, as its reckoning shows it. */
export type ContractEnd = 'made' | 'lost' | 'triumph';

/** The life of a game at the table. Every part is optional: a game without any plays without moments, and is dealt in packets of three. */
export interface GameMoments {
  /** The packets in which a hand is dealt, as the README of the game has them. */
  readonly packets?: readonly number[];
  /** Announcements that are moments, by their kind: players read `announce.<kind>`. */
  readonly announcements?: Readonly<Record<string, MomentTone>>;
  /** Calls that are moments, by their notation. */
  readonly calls?: Readonly<Record<string, MomentTone>>;
  /** Whether the last trick earns points of its own. */
  readonly lastTrick?: boolean;
  /** Lines of the reckoning that name the end of a contract, by their key. */
  readonly outcomes?: Readonly<Record<string, ContractEnd>>;
}
