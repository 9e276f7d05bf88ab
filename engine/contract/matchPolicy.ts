import type { Seat } from '../cards/card.ts';
import type { Options } from './options.ts';
import type { DealScore } from './score.ts';
import { itemAt } from '../cards/indexed.ts';

/** Where a match stands between two deals. People are counted by the seat in which they began. */
export interface Standing {
  /** Deals finished. */
  readonly deals: number;
  /** Each person's total of the running game. */
  readonly totals: readonly number[];
  /** Games won by each person, in matches of several games. */
  readonly games: readonly number[];
  /** The factor for the next deal's score. */
  readonly multiplier: number;
  /** Points of a tied deal that wait for the winner of the next; none if omitted. */
  readonly heldOver?: number;
  /** The person who sits in each seat. */
  readonly people: readonly number[];
  /** Set apart for a policy's own use, as plain JSON (scores of earlier sets). */
  readonly memo: readonly number[];
  readonly over: boolean;
  /** The persons who won, once it is over. */
  readonly winners: readonly number[];
}

export interface MatchPolicy {
  start(options: Options, players: number): Standing;
  /**
   * The standing after a deal. `totals` are those to be written on the sheet: before a won game sets them to zero.
   */
  add(
    standing: Standing,
    score: DealScore,
    options: Options,
    declarer: Seat | null,
  ): { readonly standing: Standing; readonly totals: readonly number[] };
}

/** The standing before the first deal: everybody in the seat of their number. */
export function fresh(players: number): Standing {
  const zeros = Array<number>(players).fill(0);
  return {
    deals: 0,
    totals: zeros,
    games: zeros,
    multiplier: 1,
    people: zeros.map((_, seat) => seat),
    memo: [],
    over: false,
    winners: [],
  };
}

/** Totals by person after a deal whose scores are by seat. */
export function addScores(standing: Standing, score: DealScore): number[] {
  const totals = [...standing.totals];
  standing.people.forEach((person, seat) => {
    totals[person] = itemAt(totals, person) + itemAt(score.scores, seat);
  });
  return totals;
}

/** Those with the highest total: they share the win. */
export function leaders(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, person) => (total === best ? [person] : []));
}

/** A match of a fixed number of deals; the highest total wins, equal ones share the win. `count` reads the number from the options. */
export function fixedDeals(count: (options: Options) => number): MatchPolicy {
  return {
    start: (_, players) => fresh(players),
    add(standing, score, options) {
      const totals = addScores(standing, score);
      const deals = standing.deals + 1;
      const over = deals >= count(options);
      return {
        totals,
        standing: { ...standing, deals, totals, multiplier: score.carry, over, winners: over ? leaders(totals) : [] },
      };
    },
  };
}

/**
 * The winners of a game to a target: the persons in the lead, once one of them has reached it. `tie` decides between equal leaders of different
 * sides: `playOn` (no one has won yet) or the seats that win.
 */
export function reached(totals: readonly number[], target: number, sameSide: (a: number, b: number) => boolean): number[] {
  const ahead = leaders(totals);
  const first = ahead[0];
  if (first === undefined || itemAt(totals, first) < target) return [];
  return ahead.every((person) => sameSide(first, person)) ? ahead : [];
}

/** One game, won by the persons that `winners` returns after a deal; it goes on while there are none. */
export function oneGame(winners: (totals: readonly number[], options: Options, declarer: Seat | null) => readonly number[]): MatchPolicy {
  return {
    start: (_, players) => fresh(players),
    add(standing, score, options, declarer) {
      const totals = addScores(standing, score);
      const won = winners(totals, options, declarer);
      return { totals, standing: { ...standing, deals: standing.deals + 1, totals, winners: won, over: won.length > 0 } };
    },
  };
}

/** One game to a target: the higher total wins where both sides reach it in one deal, and equal totals of different sides play on. */
export function firstTo(target: (options: Options) => number, sameSide: (a: number, b: number) => boolean): MatchPolicy {
  return oneGame((totals, options) => reached(totals, target(options), sameSide));
}

/** How a match that is over ended: with winners, with equal totals for everybody, or before any deal counted. */
export function resultOf(winners: readonly number[], people: number, deals: number): 'won' | 'draw' | 'none' {
  if (deals === 0) return 'none';
  return winners.length === people ? 'draw' : 'won';
}
