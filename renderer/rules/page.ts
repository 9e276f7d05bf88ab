import type { Rank, Suit, Trump } from '../../engine/cards/card.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import type { OptionValue } from '../../engine/contract/options.ts';
import type { Key } from '../words/en/en.ts';

/** The parts of a rules page, in the order in which they stand. A page has those that its game needs. */
export const SECTION_IDS = ['aim', 'cards', 'deal', 'calls', 'bonus', 'play', 'score', 'match', 'terms', 'source'] as const;
type SectionId = (typeof SECTION_IDS)[number];

/** House rules that a case is played under; what it leaves out is the default. */
type HouseRules = Readonly<Record<string, OptionValue>>;

/** A hand before a trick: which of its cards may be played. Seat 0 has led, the seat after the cards on the table is to act. */
export interface PlayCase {
  readonly kind: 'play';
  readonly id: string;
  readonly options?: HouseRules;
  readonly trump: Trump;
  /** Codes, the led card first; empty before a lead. */
  readonly trick: string;
  readonly hand: string;
  readonly legal: string;
  /** Seats of the trick that play with the one to act, where partners do not sit opposite. */
  readonly mates?: readonly number[];
  /** How many sit at the table, where a game leaves that open. */
  readonly players?: number;
}

/** The places of a case's trick whose players are with the one to act: those it names, or every second seat where partners sit opposite. */
export function matesOf({ trick, mates }: PlayCase, alone: boolean): readonly number[] {
  if (mates !== undefined) return mates;
  const played = trick.split(' ').filter(Boolean);
  return alone ? [] : played.flatMap((_, place) => ((played.length - place) % 2 === 0 ? [place] : []));
}

/** A whole trick: who wins it and what it is worth. */
export interface TrickCase {
  readonly kind: 'trick';
  readonly id: string;
  readonly options?: HouseRules;
  readonly trump: Trump;
  readonly cards: string;
  /** The place of the winning card; `null` where the case is about the cards alone. */
  readonly winner: number | null;
  /** The points of the trick; `null` where the case is not about them. */
  readonly points: number | null;
  /** Klaverjassen's bonus for the four cards. */
  readonly roem?: number;
}

/** Cards that are worth something together, group by group. */
export interface ShowCase {
  readonly kind: 'show';
  readonly id: string;
  readonly trump: Trump;
  readonly groups: readonly { readonly who?: Who; readonly cards: string; readonly points: number }[];
}

/** Calls one after the other; those marked are refused at that place. */
export interface BidsCase {
  readonly kind: 'bids';
  readonly id: string;
  readonly bids: readonly { readonly call: string; readonly refused?: true; readonly says?: number }[];
}

/** Whom a row of a reckoning is about: `pages.who.<who>` names them. */
type Who = Key extends infer K ? (K extends `pages.who.${infer who}` ? who : never) : never;
/** The kind of figure in a column of a reckoning: `pages.col.<column>` heads it, among the words of a game where it is that game's alone. */
export type TableColumn = Key extends infer K ? (K extends `pages.col.${infer column}` ? column : never) : never;

/** The reckoning of a deal. `given` is what the columns do not say; captions name it as `{name}`. */
export interface ScoreCase {
  readonly kind: 'score';
  readonly id: string;
  readonly options?: HouseRules;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly { readonly who: Who; readonly cells: readonly number[] }[];
  readonly given?: Readonly<Record<string, string | number>>;
}

/** A worked case: a picture whose facts a test holds against the engine. Its caption is the text `case.<id>`. */
export type Case = PlayCase | TrickCase | ShowCase | BidsCase | ScoreCase;

/** Order and worth of the cards of a suit, strongest first. */
export interface WorthRow {
  readonly of: 'trumps' | 'plain' | 'every';
  readonly suit: Suit;
  readonly ranks: readonly Rank[];
  readonly values: readonly number[];
}

/** A table of figures. Words: `<id>` its caption, `<id>.col.<column>` and `<id>.row.<row>`. */
export interface Figures {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cards?: string; readonly cells: readonly (number | string)[] }[];
}

/** A piece of a page: a paragraph by its key, or one of the things that pages show. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly option: string }
  | { readonly case: Case }
  | { readonly worth: readonly WorthRow[] }
  | { readonly figures: Figures };

export interface RulesSection {
  readonly id: SectionId;
  readonly blocks: readonly Block[];
}

/** The page of a game in any language: everything but the words. */
export interface RulesPage {
  readonly game: GameId;
  /** Set where no player has a partner whom they know. */
  readonly alone?: true;
  readonly sections: readonly RulesSection[];
  /** The paragraph that explains a refusal, by its code. */
  readonly why: Readonly<Record<string, string>>;
}

/** The words of a page: the five lines `idea.1` to `idea.5`, and a text for every key of the page. */
export type PageText = Readonly<Record<string, string>>;

/** The same keys as the English text of a page. */
export type PageTranslation<English> = Readonly<Record<keyof English, string>>;

export const IDEA = ['idea.1', 'idea.2', 'idea.3', 'idea.4', 'idea.5'] as const;

/** The keys of the texts that a block shows. */
export function keysOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return [...block.list];
  if ('option' in block) return [`option.${block.option}`];
  if ('case' in block) return [`case.${block.case.id}`];
  if ('worth' in block) return [];
  const { id, columns, rows } = block.figures;
  return [id, ...columns.map((column) => `${id}.col.${column}`), ...rows.map((row) => `${id}.row.${row.id}`)];
}

/** The worked cases of a page. */
export function casesOf(page: RulesPage): Case[] {
  return page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block !== 'string' && 'case' in block ? [block.case] : [])),
  );
}

/** A row of cards and their worth from text, strongest first: `J=20 9=14 A=11`; a card without a figure is worth nothing. */
export function worthRow(of: WorthRow['of'], suit: Suit, text: string): WorthRow {
  const pairs = text.split(' ').map((pair) => pair.split('='));
  return { of, suit, ranks: pairs.map(([rank]) => rank as Rank), values: pairs.map(([, value = '0']) => Number(value)) };
}

/** A reckoning: the cells of each row by whom it is about. */
export function scoreCase(
  id: string,
  columns: readonly TableColumn[],
  rows: { readonly [who in Who]?: readonly number[] },
  more: Pick<ScoreCase, 'options' | 'given'> = {},
): Block {
  return { case: { kind: 'score', id, columns, rows: byWho(rows).map(([who, cells]) => ({ who, cells })), ...more } };
}

/** Cards that are worth something together: of each side, its cards and their points. */
export function showCase(id: string, trump: Trump, groups: { readonly [who in Who]?: readonly [cards: string, points: number] }): Block {
  return { case: { kind: 'show', id, trump, groups: byWho(groups).map(([who, [cards, points]]) => ({ who, cards, points })) } };
}

function byWho<T>(rows: { readonly [who in Who]?: T }): [Who, T][] {
  return Object.entries(rows) as [Who, T][];
}
