import type { Card, CardCode, Rank, Seat, ShownCard, Suit, Trump } from '../cards/card.ts';
import type { PackId } from '../cards/pack.ts';
import type { Rng } from '../cards/random.ts';
import type { RefusalCode } from '../result.ts';
import type { TrickSpec } from '../trick/spec.ts';
import type { MatchPolicy } from './policy.ts';

/** What a seat may do, in the notation of records: a card code, or a word such as `pass`, `bid:70`, `trump:S`, `discard:7H`, `@3`. */
export type Action = string;

export const GAME_IDS = [
  'klaverjas',
  'klaberjass',
  'briscola-chiamata',
  'manille',
  'manille-auction',
  'manille-blind',
  'manille-three',
  'manille-two',
  'manilla',
  'manilla-two',
  'botifarra',
  'pinochle-double',
] as const;
export type GameId = (typeof GAME_IDS)[number];

export type OptionValue = string | number;
/** A value for every option of a game. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A house rule, declared once: forms, schemas, help and the test matrix are derived from it. The first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
  /** One line of English for the command line and the docs; players read `option.<game>.<name>` of the words. */
  readonly text: string;
}

/** What comes into a deal from those before it. */
interface Carry {
  /** 2 after a tied deal in the games that have it, else 1. */
  readonly multiplier: number;
  /** Each seat's total of the running game. */
  readonly totals: readonly number[];
}

/** Everything a deal follows from. */
export interface Setup {
  readonly options: Options;
  readonly players: number;
  readonly dealer: Seat;
  /** The shuffled pack, in the order in which cards leave it (rules: notation, "Deck order"). */
  readonly deck: readonly Card[];
  /** Klaverjassen's trump pile, top first; empty elsewhere. */
  readonly pile: readonly Card[];
  readonly carry: Carry;
}

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** A finished trick. */
export interface TakenTrick {
  readonly leader: Seat;
  /** In order of play, the leader's first. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Cards, last-trick bonus and point per trick; no roem, no widow. */
  readonly points: number;
}

/** Tricks as far as they have been played. */
export interface TrickPlay {
  readonly leader: Seat;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly Card[];
  readonly tricks: readonly TakenTrick[];
}

/** What every game's state has. States are plain values: nothing changes one, and none is ever sent. */
export interface DealState {
  readonly setup: Setup;
  /** The phase the deal is in; `over` when it has ended. */
  readonly phase: string;
  /** Every action so far. */
  readonly moves: readonly Move[];
  /** Each seat's cards, in the order in which they came (cards that lie in rows or piles are not among them). */
  readonly hands: readonly (readonly Card[])[];
  readonly trump: Trump | null;
  /** Who named trumps or won the auction. */
  readonly declarer: Seat | null;
  /** `null` before the play. */
  readonly play: TrickPlay | null;
}

/** Why a card of the hand, or a call one might expect, may not be made now. */
export interface Barred {
  readonly action: Action;
  readonly code: RefusalCode;
  /** What was due instead. */
  readonly due: {
    readonly led?: Suit;
    /** The card to be beaten. */
    readonly beat?: CardCode;
    /** The cards of the hand that are legal. */
    readonly cards: readonly CardCode[];
  };
}

/** What the seat to act may do, and why it may not do the rest. */
export interface Legal {
  readonly actions: readonly Action[];
  readonly barred: readonly Barred[];
}
export const NOTHING_LEGAL: Legal = { actions: [], barred: [] };

/** A thing to be said in the player's language: the key of its words and what goes into them. */
export interface Fact {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * What happened, for the table to tell and to show. Where `to` is given, only those are told; the others get the event that
 * stands beside it without the secret.
 */
export type GameEvent = { readonly to?: readonly Viewer[] } & (
  | { readonly type: 'call'; readonly seat: Seat; readonly action: Action; readonly says?: Fact }
  | { readonly type: 'trumps'; readonly seat: Seat | null; readonly trump: Trump; readonly card?: CardCode }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly away: readonly ShownCard[]; readonly drawn: readonly ShownCard[] }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardCode }
  | { readonly type: 'trick'; readonly leader: Seat; readonly winner: Seat; readonly points: number; readonly cards: readonly CardCode[] }
  | { readonly type: 'uncover'; readonly seat: Seat; readonly cards: readonly CardCode[] }
  | {
      readonly type: 'announce';
      /** Who announces, or whose side it falls to. */
      readonly seat: Seat;
      /** What, as in `roem`, `bella`, `sequence`, `capote`, `meld`; players read `announce.<what>`. */
      readonly what: string;
      readonly points?: number;
      readonly cards?: readonly CardCode[];
      readonly params?: Readonly<Record<string, string | number>>;
    }
  | { readonly type: 'over'; readonly score: DealScore }
  /** A seat has claimed every trick to come, and rightly: what follows is played out by the table. */
  | { readonly type: 'claim'; readonly seat: Seat }
  /** A seat has taken its last action back, and so many others that came after it. */
  | { readonly type: 'takeBack'; readonly seat: Seat; readonly others: number }
);

/** A choice among legal actions from what a seat may know; `legal` is never empty. */
export type Judgement = (view: View, legal: Legal, rng: Rng) => Action;

/** The outcome of an action. */
export interface Step<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** One line of a deal's reckoning: players read `score.<key>`; an amount for each seat, `null` where the line says nothing of it. */
export interface ScoreLine {
  readonly key: string;
  readonly amounts: readonly (number | null)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface DealScore {
  /** What each seat scores; partners both carry their side's. */
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
  /** Whose turn it is; `null` when the deal is over, or when it would tell the viewer what somebody else holds. */
  readonly toAct: Seat | null;
  readonly trump: Trump | null;
  readonly declarer: Seat | null;
  /** Who is with whom, as far as the viewer may know; `null` while that is open. */
  readonly sides: readonly (readonly Seat[])[] | null;
  /** What the deal's score is multiplied by so far. */
  readonly multiplier: number;
  /** By seat, in the order in which the cards came. */
  readonly hands: readonly (readonly ShownCard[])[];
  readonly zones: readonly Zone[];
  /** The trick on the table; `winning` is the seat whose card wins it so far. */
  readonly trick: { readonly leader: Seat; readonly cards: readonly CardCode[]; readonly winning: Seat | null } | null;
  readonly tricks: readonly ShownTrick[];
  /** Each seat's own tricks' points so far. */
  readonly points: readonly number[];
  /** What each seat has booked so far besides its tricks: roem, melds, bella. */
  readonly bonuses: readonly number[];
  /** Every action so far; what was secret is `??`, as in `discard:??`. */
  readonly moves: readonly Move[];
  /** What stands beside the trumps in the status: the contract, what is needed, roem so far. */
  readonly facts: readonly Fact[];
  /** The reckoning, once the deal is over. */
  readonly score: DealScore | null;
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

/** The trick rules in force in a state, for search: which specification, and who is with whom as the duties see it. */
export interface TrickRules {
  readonly spec: TrickSpec;
  readonly trump: Trump;
  /** The side of each seat: seats with the same number are partners. */
  readonly sides: readonly number[];
  /** Cards each seat plays from, besides its hand (rows, uncovered piles). */
  readonly extra: readonly (readonly Card[])[];
  /** Stacks of each seat of which only the last card is uncovered, and played from; none where left out. */
  readonly stacks?: readonly (readonly (readonly Card[])[])[];
  /** What the cards of a trick bring its winner besides their points; each suit by itself, and four of a rank. Nothing where left out. */
  readonly bonus?: (trick: readonly Card[], trump: Trump) => number;
  /** A card that makes whoever was dealt it the declarer's partner; none where left out. */
  readonly called?: Card;
}

/** What a search says of the end of a deal besides who wins which tricks. */
interface Tail {
  /** By seat: what the tricks to come bring besides their points. */
  readonly bonuses: readonly number[];
  /** By seat: the seats of its side, as bits. */
  readonly mates: readonly number[];
}

/** Somebody, or something, that was dealt a number of cards of which some are known. */
export interface Holder {
  /** Places of the deck, in the order in which the cards came. */
  readonly places: readonly number[];
  /** Cards certainly among them; they take the first places, in this order. */
  readonly known: readonly Card[];
  /** Whether a card cannot be among the unknown ones; anything can where left out. */
  readonly bars?: (card: Card) => boolean;
}

/** A game: one folder, one value. */
export interface Game<S extends DealState = DealState> {
  readonly id: GameId;
  /** English name; players read `game.<id>`. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly direction: 'clockwise' | 'anticlockwise';
  /** Whether partners sit opposite each other in every deal; elsewhere sides, if any, come with the deal. */
  readonly partners: boolean;
  readonly pack: PackId;
  /** The pack of the trump pile, in the one game that has one. */
  readonly pile: PackId | null;
  readonly options: readonly OptionSpec[];
  /** Several options at once, by name. */
  readonly presets: Readonly<Record<string, Options>>;
  readonly layout: TableLayout;
  /** How deals add up to a match. */
  readonly match: MatchPolicy;
  /** Deals. The setup must be whole: see `packFault`. */
  deal(setup: Setup): Step<S>;
  /** Whose turn it is; `null` when the deal is over. */
  toAct(state: S): Seat | null;
  legal(state: S): Legal;
  /** The state after a legal action; throws for any other. Never changes its argument. */
  apply(state: S, action: Action): Step<S>;
  view(state: S, viewer: Viewer): View;
  /**
   * Worlds for thinking in: states that fit a seat's view, made from the view alone, so that `view(sampler(v)(rng), seat)` equals `v`. What
   * the view tells is worked out once; every call then deals the hidden cards anew.
   */
  sampler(view: View): (rng: Rng) => S;
  /**
   * Who may hold what, as far as a view tells: what {@link sampler} deals from. What cannot be said of one card at a time may be left out.
   */
  holders?(view: View): readonly Holder[];
  /** The deal's score; only when it is over. */
  score(state: S): DealScore;
  /** A finished state with what its tricks alone do not tell; as it stands where left out. For search. */
  ended?(state: S, tail: Tail): S;
  /** The trick rules in force; `null` before trumps are known. */
  trick(state: S): TrickRules | null;
  /** A sound club player's choice by rule of thumb. */
  readonly judge: Judgement;
  /**
   * Ways to go on to the play for the viewer, who is to act and whose next steps belong together, as an exchange and the trumps after it: its own
   * actions, the most promising way first. None where the next step stands alone.
   */
  plans?(view: View): readonly (readonly Action[])[];
}
