import type { ShownCard, Suit, Trump } from '../../../engine/cards/card.ts';
import type { Kind, Reference } from './parse.ts';
import type { Param } from './parts.ts';

/** The values that fit a place of each kind. */
interface Values {
  readonly seat: number;
  readonly seats: readonly number[];
  readonly card: ShownCard;
  readonly theCard: ShownCard;
  readonly theCardObject: ShownCard;
  readonly cards: readonly ShownCard[];
  readonly theCards: readonly ShownCard[];
  readonly either: readonly ShownCard[];
  readonly trump: Trump;
  readonly aSuit: Suit;
  readonly rank: string | readonly string[];
  readonly call: string;
  readonly signed: number;
}
/** Cases that only a number or the length of a list can take. */
type Counting = 'zero' | 'one' | 'two' | 'few' | 'many' | `${number}`;
type Counted = number | readonly string[] | readonly number[];

/** The head of the place that a text begins with, and the label of its first case: `who:seat`, `n?one`. */
type Head<After extends string> = After extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name}?${infer Cases}`
    ? Cases extends `${infer Label}=${string}`
      ? `${Name}?${Label}`
      : Name
    : Inner
  : never;

/** The heads of all places of a message, those inside choices as well. */
type Heads<Message extends string, Found extends string = never> = Message extends `${string}{${infer After}`
  ? Heads<After, Found | (Head<After> extends `${Reference}:${string}` ? never : Head<After>)>
  : Found;

type NameOf<H extends string> = H extends `${infer Name}:${string}` | `${infer Name}?${string}`
  ? Name extends `${infer Bare}:${string}`
    ? Bare
    : Name
  : H;

type ValueOf<H extends string> = H extends `${string}:${infer K}?${string}`
  ? K extends Kind
    ? Values[K]
    : never
  : H extends `${string}:${infer K}`
    ? K extends Kind
      ? Values[K]
      : never
    : H extends `${string}?${infer Label}`
      ? Label extends Counting
        ? Counted
        : string | number
      : Param;

/** A value that fits every use of a name in a message. */
type Fitting<H extends string, Name extends string> = (
  H extends string ? (NameOf<H> extends Name ? (value: ValueOf<H>) => void : never) : never
) extends (value: infer Value extends Param) => void
  ? Value
  : never;

/** The params that a message wants, by its text: each place by its name, with a value of its kind. */
export type PlacesOf<Message extends string> = { readonly [Name in NameOf<Heads<Message>>]: Fitting<Heads<Message>, Name> };
