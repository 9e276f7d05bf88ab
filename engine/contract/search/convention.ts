import type { Rank } from '../../cards/card.ts';
import type { Options, OptionValue } from '../options.ts';

/** One thing that a card says to the partner, and to everybody else at the table. */
export interface CardSign {
  /** When it is said: by a plain card that a seat throws because it is out of the suit led, or by a plain card that it leads. */
  readonly when: 'discard' | 'lead';
  /** The ranks that say it. Only the first such card of a seat in a suit speaks. */
  readonly ranks: readonly Rank[];
  /** The rank of the same suit that it is about. Once that card has been played there is nothing left to say. */
  readonly about: Rank;
  /** Whether the seat says that it holds that card, or that it does not. */
  readonly held: boolean;
}

/** The signs that a table agrees on. They are public, both sides play by them, and no rule of play enforces them. */
export interface Convention {
  /** The option of the game that turns it on, and the value that does. */
  readonly option: string;
  readonly value: OptionValue;
  readonly signs: readonly CardSign[];
}

/** A convention where a table plays by it, else `undefined`. Options of old matches that lack the option do not. */
export function conventionInForce(convention: Convention | undefined, options: Options): Convention | undefined {
  return convention !== undefined && options[convention.option] === convention.value ? convention : undefined;
}
