import type { CardCode, ShownCard, Suit, Trump } from '../../../engine/cards/card.ts';

/** A piece of a sentence. Cards and suits stay what they are, so that a page can draw them and a voice can name them. */
export type Part = { readonly strong: boolean } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly card: CardCode; readonly text: string }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly text: string }
);

export type Param = string | number | readonly string[] | readonly number[];
export type Params = Readonly<Record<string, Param | undefined>>;

/** The facts that a sentence needs about its table. */
export interface Speaker {
  readonly locale: string;
  /** The name of a seat; `undefined` where it is empty. */
  name(seat: number): string | undefined;
  /** Whether a seat is the one spoken to. */
  isYou(seat: number): boolean;
  /** Words of a card, a suit, a rank, a call, in the pack and game at hand. */
  card(card: ShownCard): string;
  /**
   * A card with its article, where its language and pack have one: "the ", "l’" and what follows.
   * @param role what the card is in its sentence: languages that decline write it differently
   */
  theCard(card: ShownCard, role: 'subject' | 'object'): { readonly article: string; readonly name: string };
  trump(trump: Trump): string;
  /** One card of a suit: "a club". */
  aSuit(suit: Suit): string;
  rank(rank: string): string;
  call(action: string): string;
  /** The message of a key, with its places unfilled: for messages that name others. Without one, the key between brackets. */
  message(key: string): string;
  /** "you", as the subject of a sentence. */
  readonly you: string;
  /** A list: "Ada, Ben and Cas". */
  list(items: readonly string[]): string;
}

/** The scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name or a player's own words, kept apart from a sentence that runs the other way: both keep their order. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** The whole of a sentence as plain text. */
export function plainText(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}
