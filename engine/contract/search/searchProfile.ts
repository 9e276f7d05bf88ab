import type { Action } from '../action.ts';

/** A number for each level of bots that search; 1 if omitted. */
export interface ByLevel {
  readonly medium?: number;
  readonly hard?: number;
  readonly expert?: number;
}

/** A number of standard errors, for all calls or by phase. */
type Margin = number | Readonly<Record<string, number>>;

/** A margin that no call exceeds: the heuristic's call stands, and the bot searches only to explain it. */
export const NEVER = 1000;

/** How bots spend their time on a game, and what they take for granted in it. Every default suits a game of four hands of eight cards. */
export interface SearchProfile {
  /** The share of a level's usual work that is done for a card: games with more seats, cards or choices pay more for each playout. */
  readonly cardEffort?: ByLevel;
  /** The same for a call, where the game's heuristic is slow. `medium` calls by heuristic alone. */
  readonly callEffort?: ByLevel;
  /** Whether `hard`, too, plays deals out by the game's net to judge a call: quicker, so that more work fits its time. `expert` does so in every game. */
  readonly netCalls?: boolean;
  /** By how many standard errors a call must beat the heuristic's; the level's own margin if omitted. */
  readonly callMargin?: { readonly hard?: Margin; readonly expert?: Margin };
  /** How many times as likely `expert` and the judge take a call to be that the heuristic agrees with; their own trust if omitted. */
  readonly callTrust?: number;
  /** Tricks before the end from which `expert` and the judge try every way to play; their own depths if omitted. */
  readonly endgameTricks?: number;
  /** The cost of one call by heuristic, in units of effort; 2 if omitted. */
  readonly heuristicCost?: number;
  /** Whether a bid is taken to stand: in auctions of many small steps the others are assumed to pass. */
  readonly bidsStand?: boolean;
  /** Noise in playouts, in units of an average trick; none if omitted. Large where players do not see their own cards. */
  readonly playoutNoise?: number;
  /** Whether seats must find out during the play who their partner is; `easy` then plays by the game's heuristic. */
  readonly hiddenPartners?: boolean;
}

/** Deals in which the play alone is measured: the first to call takes what trumps come, and only points in tricks count. */
export interface PlayAlone {
  /** The preset of house rules under which it is measured. */
  readonly preset: string;
  /** The call by which the first seat takes the trumps. */
  readonly take: Action;
  /** The answers given in other phases than the play, by phase. */
  readonly answers: Readonly<Record<string, Action>>;
  /** The margins that the league requires: one bot's points a deal over another's, at least. */
  readonly asked: readonly (readonly [first: string, second: string, least: number])[];
}

/** How bots learn and are measured in a game beyond the usual. */
export interface TrainingProfile {
  /** The units of the game's nets, a multiple of 32; 32 if omitted. */
  readonly netUnits?: number;
  readonly playAlone?: PlayAlone;
}
