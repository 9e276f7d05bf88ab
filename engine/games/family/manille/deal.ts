import type { ClubRules } from '../../../contract/club.ts';
import type { Card, Seat, Trump } from '../../../cards/card.ts';
import { callsOn, type Ladder } from '../../phases/ladder.ts';
import type { ViewParts } from '../../phases/view.ts';
import type { TrickSpec } from '../../../cards/trick/spec.ts';
import type { Legal, Move, PlaceAction, PlayAction } from '../../../contract/action.ts';
import type { DealState, Setup, OVER } from '../../../contract/deal.ts';
import type { Game, Heuristic } from '../../../contract/game.ts';
import type { GameId } from '../../../contract/gameId.ts';
import type { Options, OptionSpec } from '../../../contract/options.ts';
import type { TableLayout, View, Viewer } from '../../../contract/view.ts';
import type { MatchPolicy } from '../../../contract/matchPolicy.ts';
import type { Holder } from '../../sampling/sampling.ts';

/** A seat's row on the table: covered cards with open ones on top. A covered card is turned up when the trick that uncovered it is over. */
export interface Row {
  readonly covered: readonly (Card | null)[];
  readonly open: readonly (Card | null)[];
}

/** A deal of Manille in which the dealer makes trumps: with partners, blind, for three or for two. */
export interface Manille extends DealState {
  readonly phase: 'offer' | 'trumps' | 'exchange' | 'doubling' | 'play' | typeof OVER;
  /** Seats with the same number are partners for the deal. */
  readonly sides: readonly number[];
  /** Whether no trump was called before a card was seen. */
  readonly blind: boolean;
  /** `null` before trumps are made. */
  readonly ladder: Ladder | null;
  /** Cards still in the widow, in the order of the deck, and those laid away by the dealer. */
  readonly widow: readonly Card[];
  readonly away: readonly Card[];
  /** Each seat's row; empty in forms without rows. */
  readonly rows: readonly Row[];
}

/** A card by its name, or unseen by its place. */
export type CardAction = PlayAction | PlaceAction;

/** The parts in which the forms of Manille differ. */
export interface ManilleForm {
  readonly id: GameId;
  readonly name: string;
  readonly draft?: true;
  readonly players: number;
  readonly options: readonly OptionSpec[];
  readonly redrawsEveryTie?: (options: Options) => boolean;
  readonly presets: Readonly<Record<string, Options>>;
  readonly layout: TableLayout;
  readonly match: MatchPolicy;
  /** The evenings of clubs that play the game; sums of scores without limits by default. */
  readonly club?: ClubRules;
  /** The trick specification under some house rules. */
  readonly spec: (options: Options) => TrickSpec;
  /** The side of each seat, by the seat of the dealer. */
  readonly sides: (dealer: Seat) => readonly number[];
  /** Whether the dealer may call no trump before looking. */
  readonly blindCall: boolean;
  /** How many cards the dealer may exchange with the widow. */
  readonly exchange: number;
  /** Who leads the first trick. */
  readonly leader: (dealer: Seat) => Seat;
  /** Where the cards lie before anybody has seen them. */
  readonly dealt: (setup: Setup) => Pick<Manille, 'hands' | 'widow' | 'rows'>;
  /** The legal plays of the seat to act, and the card that an action means. */
  readonly plays: { legal(state: Manille): Legal<CardAction>; card(state: Manille, action: CardAction): Card };
  readonly view: (state: Manille, viewer: Viewer) => Pick<ViewParts, 'sees' | 'zones' | 'moves'>;
  readonly holders: (view: View) => readonly Holder[];
  /** The actions of a view with a deck put under it, where some of them are secret. */
  readonly relived?: (view: View, deck: readonly Card[]) => readonly Move[];
  readonly heuristicBot: Heuristic;
  /** Further parts of the form for bots: see `Game`. */
  readonly bots?: Pick<Game, 'search' | 'searchHeuristic'>;
}

/** The factor of trumps and calls, without that of a tied deal before (engine/games/manille/README.md, Trumps and Doubling). */
export function timesCalled(trump: Trump | null, blind: boolean, calls: number): number {
  return (trump === 'NT' ? (blind ? 4 : 2) : 1) * 2 ** calls;
}

/** The factor of a deal's score so far. */
export function dealMultiplier(state: Manille): number {
  return state.setup.carry.multiplier * timesCalled(state.trump, state.blind, callsOn(state.ladder));
}
