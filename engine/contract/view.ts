import type { CardCode, Rank, Seat, ShownCard, Trump } from '../cards/card.ts';
import type { Move } from './action.ts';
import type { Carry } from './deal.ts';
import type { GameId } from './gameId.ts';
import type { Options } from './options.ts';
import type { DealScore } from './score.ts';

/** A thing to be said in the player's language: the key of its words and what goes into them. */
export interface Fact {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

export type Viewer = Seat | 'spectator';

/** Cards that lie on the table apart from hands and the trick: a widow, a trump pile, a row, a meld laid out. */
export interface Zone {
  readonly id: 'turned' | 'pile' | 'widow' | 'row' | 'piles' | 'meld' | 'away' | 'called';
  /** Whose it is; `null`: the table's. */
  readonly seat: Seat | null;
  /** Stacks of cards, the lowest card of each first. */
  readonly stacks: readonly (readonly ShownCard[])[];
  /** The stacks as they were dealt, with every card that the viewer has seen since: history, where cards leave the zone. */
  readonly dealt?: readonly (readonly ShownCard[])[];
}

interface ShownTrick {
  readonly leader: Seat;
  readonly cards: readonly CardCode[];
  readonly winner: Seat;
  readonly points: number;
}

/**
 * All that one viewer may know of a deal: the only way out of a state. Built field by field, never by deleting from the state. It carries
 * the deal's public history, so that a view suffices to think from, and plain JSON only.
 */
export interface View {
  readonly game: GameId;
  readonly players: number;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly dealer: Seat;
  readonly carry: Carry;
  readonly phase: string;
  /** Whose turn it is; `null` when the deal is over, or when it would reveal another seat's cards to the viewer. */
  readonly toAct: Seat | null;
  readonly trump: Trump | null;
  readonly declarer: Seat | null;
  /** Who is with whom, as far as the viewer may know; `null` while that is open. */
  readonly sides: readonly (readonly Seat[])[] | null;
  /** The factor of the deal's score so far. */
  readonly multiplier: number;
  /** By seat, in the order in which the cards came. */
  readonly hands: readonly (readonly ShownCard[])[];
  readonly zones: readonly Zone[];
  /** The trick on the table; `winning` is the seat whose card wins it so far. */
  readonly trick: { readonly leader: Seat; readonly cards: readonly CardCode[]; readonly winning: Seat | null } | null;
  readonly tricks: readonly ShownTrick[];
  /** Each seat's own tricks' points so far. */
  readonly points: readonly number[];
  /** Points of each seat so far besides its tricks: roem, melds, bella. */
  readonly bonuses: readonly number[];
  /** Every action so far; what was secret is `??`, as in `discard:??`. */
  readonly moves: readonly Move[];
  /** Facts beside the trumps in the status: the contract, the points needed, roem so far. */
  readonly facts: readonly Fact[];
  /** The reckoning, once the deal is over. */
  readonly score: DealScore | null;
}

/** Returns the seat that is to act in a view. Throws a RangeError if none is: heuristics and bots choose only on their turn. */
export function seatToAct({ toAct }: View): Seat {
  if (toAct === null) throw new RangeError('a choice is made only when a seat is to act');
  return toAct;
}

/** Returns the number of cards of the trick on the table; 0 if no trick is. */
export function cardsInTrick({ trick }: { readonly trick: { readonly cards: readonly CardCode[] } | null }): number {
  return trick === null ? 0 : trick.cards.length;
}

/** How the table of a game is laid out, as data for the renderer. */
export interface TableLayout {
  /** Ranks of a plain suit and of trumps, strongest first: the order of a sorted hand. */
  readonly order: { readonly plain: readonly Rank[]; readonly trumps: readonly Rank[] };
  /** How the score sheet is kept. */
  readonly sheet: 'strokes' | 'columns' | 'plusMinus' | 'games';
  /** Whether hands are sorted; `asDealt` where the order dealt is part of the game. */
  readonly hand: 'sorted' | 'asDealt';
  /** Zones the game may show. */
  readonly zones: readonly Zone['id'][];
}
