import type { Card, Seat, Suit, Trump } from '../cards/card.ts';
import type { PackId } from '../cards/pack.ts';
import type { Rng } from '../cards/random.ts';
import type { Action, Legal } from './action.ts';
import type { ClubRules } from './club.ts';
import type { DealState, Setup } from './deal.ts';
import type { Step } from './event.ts';
import type { GameId } from './gameId.ts';
import type { MatchPolicy } from './matchPolicy.ts';
import type { OptionSpec, Options } from './options.ts';
import type { DealScore } from './score.ts';
import type { Convention } from './search/convention.ts';
import type { Holder, Tail, TrickRules } from './search/search.ts';
import type { SearchProfile, TrainingProfile } from './search/searchProfile.ts';
import type { TableLayout, View, Viewer } from './view.ts';

/** A choice among legal actions from what a seat may know; `legal` is never empty. */
export type Heuristic = (view: View, legal: Legal, rng: Rng) => Action;

/** A game: one folder, one value. */
export interface Game<S extends DealState = DealState> {
  readonly id: GameId;
  /** English name; players read `game.<id>`. */
  readonly name: string;
  /** Set while the game is being written: lobbies hide it, and languages may still lack its words. */
  readonly draft?: true;
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
  /**
   * How a draw for partners is settled: `bySuit` ranks equal cards by suit, and the highest card deals. By default equal cards that would
   * leave the partners open are drawn again, and a cut makes the dealer.
   */
  readonly seating?: 'bySuit';
  /**
   * Whether the options make players with equal cards in a draw for partners draw on until every rank differs; by default the whole draw is
   * repeated, and only if equal cards leave the partners open.
   */
  redrawsEveryTie?(options: Options): boolean;
  readonly layout: TableLayout;
  /** How deals add up to a match. */
  readonly match: MatchPolicy;
  /** The evenings of clubs that play the game; sums of scores without limits by default. */
  readonly club?: ClubRules;
  /** Deals. The setup must be whole: see `packFault`. */
  deal(setup: Setup): Step<S>;
  /** Whose turn it is; `null` when the deal is over. */
  toAct(state: S): Seat | null;
  legal(state: S): Legal;
  /** The state after a legal action; throws for any other. Never changes its argument. */
  apply(state: S, action: Action): Step<S>;
  view(state: S, viewer: Viewer): View;
  /**
   * Determinizations: states that fit a seat's view, made from the view alone, so that `view(sampler(v)(rng), seat)` equals `v`. The sampler
   * analyses the view once; every call then deals the hidden cards again.
   */
  sampler(view: View): (rng: Rng) => S;
  /**
   * The holders and the cards each may hold, according to a view: {@link sampler} deals from them. Constraints on several cards together may be missing.
   */
  holders?(view: View): readonly Holder[];
  /** The deal's score; only when it is over. */
  score(state: S): DealScore;
  /** Completes a finished state with the scores that its tricks alone do not show; by default the state as it stands. For search. */
  ended?(state: S, tail: Tail): S;
  /** The trick rules in force; `null` before trumps are known. */
  trick(state: S): TrickRules | null;
  /** The points of the melds that a hand holds under some trumps, or of its declarations; omitted in games without any. */
  meldPoints?(hand: readonly Card[], trump: Trump): number;
  /**
   * The points that the viewer's own hand melds with each suit as trumps, until trumps are named: a figure for people, worked out from their view alone. The
   * host sends it beside the view, so that nothing that thinks from views has it. Omitted where melds do not depend on trumps.
   */
  meldsBySuit?(view: View): Readonly<Record<Suit, number>> | undefined;
  /** A sound club player's choice by heuristic. */
  readonly heuristicBot: Heuristic;
  /** A heuristic that sees further and is as quick, for bots that search; {@link heuristicBot} if omitted. */
  readonly searchHeuristic?: Heuristic;
  /** The signs that partners may agree on by an option; none if omitted. */
  readonly convention?: Convention;
  /** How bots spend their time on the game; the usual way if omitted. */
  readonly search?: SearchProfile;
  /** How bots learn the game and are measured in it; the usual way if omitted. */
  readonly training?: TrainingProfile;
  /** Whether suits differ in more than their names, so that no two may change places in a puzzle. */
  readonly suitsDiffer?: true;
  /**
   * Sequences of the viewer's own actions up to the play, for calls that belong together, as an exchange and the trumps after it; the most promising
   * first. Empty if the next call stands alone.
   */
  callSequences?(view: View): readonly (readonly Action[])[];
}

/** The part of a game that deals and applies actions; views, samplers and bots build on it. */
export type DealRules<S extends DealState = DealState> = Pick<Game<S>, 'id' | 'deal' | 'toAct' | 'legal' | 'apply' | 'score' | 'trick'>;

/** Returns the seat to act. Throws a RangeError if the deal is over. */
export function seatOnTurn<S extends DealState>(game: Pick<Game<S>, 'toAct'>, state: S): Seat {
  const seat = game.toAct(state);
  if (seat === null) throw new RangeError('the deal is over: no seat is to act');
  return seat;
}
