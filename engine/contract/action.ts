import { type CardCode, type Seat, type Suit, CARD_LIMIT, RANKS, TRUMPS, type Card, type Trump } from '../cards/card.ts';
import { CALL_WORDS } from './callWords.ts';
import type { BarredCode } from './refusals.ts';

/**
 * An action of a seat. Actions are interned: the functions of this file return the same frozen object for the same action, so that `===`, `includes`
 * and maps compare actions by what they mean, and no search allocates any. A copy, as a message to another thread makes one, is not an action:
 * actions cross every border in notation (`notation.ts`).
 */
export type Action = PlayAction | PlaceAction | DiscardAction | DrawAction | BidAction | TrumpAction | CallAction;

/** A card, from the hand or from the table. */
export interface PlayAction {
  readonly type: 'play';
  readonly card: Card;
}

/** The card at a place of a hand that its player does not see; places are counted from 0, as dealt. */
export interface PlaceAction {
  readonly type: 'place';
  readonly place: number;
}

/** A card laid away; `null` where the viewer may not know which. */
export interface DiscardAction {
  readonly type: 'discard';
  readonly card: Card | null;
}

/** A card taken from the widow; `null`: a covered one. */
export interface DrawAction {
  readonly type: 'draw';
  readonly card: Card | null;
}

export interface BidAction<V extends BidValue = BidValue> {
  readonly type: 'bid';
  readonly value: V;
}

export interface TrumpAction<T extends Trump = Trump> {
  readonly type: 'trump';
  readonly trump: T;
}

export interface CallAction<W extends CallWord = CallWord> {
  readonly type: 'call';
  readonly call: W;
}

/** The value that a bid promises, as its game counts: a number, or the rank of a card. Ranks that are numbers are bid as numbers. */
export type BidValue = number | BidRank;
const BID_RANKS = ['A', 'K', 'Q', 'J', 'T'] as const;
type BidRank = (typeof BID_RANKS)[number];
/** No game bids higher than this. */
export const BID_LIMIT = 999;
/** No hand has more places than this. */
export const PLACE_LIMIT = 32;

/** Everything that is said in one word: each game has its words in `calls.ts`. */
export type CallWord = (typeof CALL_WORDS)[number];

/** One frozen action for each of some values. */
function interned<V, A extends Action>(values: readonly V[], make: (value: V) => A): ReadonlyMap<V, A> {
  return new Map(values.map((value) => [value, Object.freeze(make(value))]));
}

function among<V, A>(actions: ReadonlyMap<V, A>, value: V): A {
  const action = actions.get(value);
  if (action === undefined) throw new RangeError(`no action has the value ${String(value)}`);
  return action;
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const CARDS: readonly Card[] = upTo(0, CARD_LIMIT - 1).filter((card) => (card & 15) < RANKS.length);

/** By card: read more often than all the others together. */
const PLAYS: readonly (PlayAction | undefined)[] = upTo(0, CARD_LIMIT - 1).map((card) =>
  CARDS.includes(card) ? Object.freeze<PlayAction>({ type: 'play', card }) : undefined,
);
const PLACES = interned(upTo(0, PLACE_LIMIT - 1), (place): PlaceAction => ({ type: 'place', place }));
const DISCARDS = interned([...CARDS, null], (card): DiscardAction => ({ type: 'discard', card }));
const DRAWS = interned([...CARDS, null], (card): DrawAction => ({ type: 'draw', card }));
const BIDS = interned<BidValue, BidAction>([...upTo(1, BID_LIMIT), ...BID_RANKS], (value) => ({ type: 'bid', value }));
const NAMED_TRUMPS = interned(TRUMPS, (trump): TrumpAction => ({ type: 'trump', trump }));
const CALLS = interned(CALL_WORDS, (call): CallAction => ({ type: 'call', call }));

/** Every action there is. */
export const ACTIONS: readonly Action[] = [
  ...PLAYS.filter((play) => play !== undefined),
  ...[PLACES, DISCARDS, DRAWS, BIDS, NAMED_TRUMPS, CALLS].flatMap((some) => [...some.values()]),
];

/** Plays a card. Throws RangeError for a number that is no card. */
export function playOf(card: Card): PlayAction {
  const action = PLAYS[card];
  if (action === undefined) throw new RangeError(`no action has the value ${card}`);
  return action;
}

/** Plays the card at a place of the own hand, counted from 0. Throws RangeError from {@link PLACE_LIMIT} on. */
export function placeOf(place: number): PlaceAction {
  return among(PLACES, place);
}

/** Lays a card away; `null`: one that the viewer may not know. Throws RangeError for a number that is no card. */
export function discardOf(card: Card | null): DiscardAction {
  return among(DISCARDS, card);
}

/** Takes an open card of the widow; `null`: a covered one. Throws RangeError for a number that is no card. */
export function drawOf(card: Card | null): DrawAction {
  return among(DRAWS, card);
}

/** Bids. Throws RangeError for numbers that are not whole, below 1 or above {@link BID_LIMIT}. */
export function bidOf<V extends BidValue>(value: V): BidAction<V> {
  return among(BIDS, value) as BidAction<V>;
}

/** Names trumps. */
export function trumpOf<T extends Trump>(trump: T): TrumpAction<T> {
  return among(NAMED_TRUMPS, trump) as TrumpAction<T>;
}

/** Says one of the words there are. */
export function callOf<W extends CallWord>(call: W): CallAction<W> {
  return among(CALLS, call) as CallAction<W>;
}

export const PASS = callOf('pass');

/** The card of an action that plays one; throws RangeError for any other action. */
export function cardOfPlay(action: Action): Card {
  if (action.type !== 'play') throw new RangeError(`an action of the type ${action.type} plays no card`);
  return action.card;
}

/** Whether an action is said rather than done with a card: a bid, the naming of trumps, a call. */
export function isCall({ type }: Action): boolean {
  return type === 'bid' || type === 'trump' || type === 'call';
}

/** The cards of those of some actions that play one, in order. */
export function cardsPlayed(actions: readonly Action[]): Card[] {
  return actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
}

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Why a card of the hand, or a call one might expect, may not be made now. */
export interface Barred {
  readonly action: Action;
  readonly code: BarredCode;
  /** The cards that the rules demand instead. */
  readonly due: {
    readonly led?: Suit;
    /** The card to be beaten. */
    readonly beat?: CardCode;
    /** The cards of the hand that are legal. */
    readonly cards: readonly CardCode[];
  };
}

/** The legal actions of the seat to act, and the reasons against the rest. */
export interface Legal<A extends Action = Action> {
  readonly actions: readonly A[];
  readonly barred: readonly Barred[];
}
export const NOTHING_LEGAL: Legal<never> = { actions: [], barred: [] };
