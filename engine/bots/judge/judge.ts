import { itemAt } from '../../cards/indexed.ts';
import { seedFrom, type Seed } from '../../cards/random.ts';
import { isCall, type Action, type Legal } from '../../contract/action.ts';
import type { GameId } from '../../contract/gameId.ts';
import { formatAction } from '../../contract/notation.ts';
import type { View } from '../../contract/view.ts';
import { TUNED_BY_GAME } from '../../games/learned/tuned.ts';
import { UNHURRIED, type Budget } from '../bot.ts';
import { decisionTrials, type DecisionTrials, type JudgeDepth } from './decisionTrials.ts';
import { aheadWith, effectiveWorlds, errorOf, lossOf, meanOf } from './loss.ts';

/** How bad a decision is: by the share of a deal's spread that it loses for certain. */
export type Mark = 'none' | 'inaccuracy' | 'mistake' | 'blunder';

/** An action that was possible, and what it is worth to the seat. */
export interface JudgedAction {
  readonly action: Action;
  /** Expected margin of the deal, in points. */
  readonly points: number;
  /** Points less than the best action, and the standard error of that. */
  readonly behind: number;
  readonly se: number;
  /** The share of deals like this one in which the seat comes out ahead. */
  readonly ahead: number;
}

/** The judgement of a decision, from what the seat could know alone. */
export interface Judgement {
  readonly action: Action;
  /** Points that the action is expected to have cost, never below 0; what playouts overstate is taken off. */
  readonly lost: number;
  /** Standard error of {@link lost}. */
  readonly se: number;
  /** Whether there is a loss, beyond chance: four standard errors. */
  readonly certain: boolean;
  readonly mark: Mark;
  /** The actions that are as good as the best, as far as the worlds show; the best first. */
  readonly best: readonly Action[];
  /** All that were tried, best first. */
  readonly actions: readonly JudgedAction[];
  /** How many equally likely worlds would know as much. */
  readonly worlds: number;
}

/**
 * Five times the work of `expert`. The last two tricks are tried with all hands open, not three: seeing all overstates what late cards cost. Where a game's
 * search profile has a depth or a trust in calls of its own (`endgameTricks`, `callTrust`), that one holds.
 */
export const JUDGE: JudgeDepth = {
  cards: {
    worlds: 2000,
    effort: 300_000,
    pool: 10_000,
    looks: 125_000,
    reads: true,
    exact: 2,
    callTrust: 1,
    learned: true,
    // Of two ways to the same score neither is a mistake.
    tieBreak: 0,
  },
  calls: { worlds: 2000, effort: 25_000, callTrust: 4 },
};

/** The same with a part of the work: a fifth, where `parts` is 5. */
export function workPart({ cards, calls }: JudgeDepth, parts: number): JudgeDepth {
  const part = (work: number): number => Math.ceil(work / parts);
  return {
    cards: { ...cards, worlds: part(cards.worlds), effort: part(cards.effort), pool: part(cards.pool), looks: part(cards.looks) },
    calls: { ...calls, worlds: part(calls.worlds), effort: part(calls.effort) },
  };
}

/** The version of the judge: it grows when judgements come out otherwise. */
export const JUDGE_VERSION = 10;

/** Standard errors from which a loss is certain, and up to which two actions are as good as each other. */
const CERTAIN = 4;
const ALIKE = 2;
/** The least loss of each mark, as a share of the spread of a deal. Below a sixteenth nothing is ever marked. */
const SHARES: readonly (readonly [mark: Mark, share: number])[] = [
  ['blunder', 1 / 4],
  ['mistake', 1 / 8],
  ['inaccuracy', 1 / 16],
];

/** The share of a loss found by playouts that comes true: they overstate what a card matters. */
const USUAL_TRUST = 0.7;

/** The standard deviation of a seat's margin in a deal of a game, in points. Throws RangeError for a game whose spread has not been measured. */
export function spreadOf(game: GameId): number {
  const spread = TUNED_BY_GAME[game]?.spread;
  if (spread === undefined) throw new RangeError(`the spread of ${game} has not been measured: npm run tune -- --spread ${game}`);
  return spread;
}

/** The share of a difference found by playouts in a game that comes true. */
export function trustIn(game: GameId): number {
  return TUNED_BY_GAME[game]?.trust ?? USUAL_TRUST;
}

/** The share of a difference found by playouts that comes true of a decision: all of it where a call between two tricks changes no card that is played. */
export function trustOf({ game, phase, tricks }: View): number {
  return phase !== 'play' && tricks.length > 0 ? 1 : trustIn(game);
}

/** The mark of a loss that is certain. */
export function markOf(lost: number, game: GameId): Mark {
  const spread = spreadOf(game);
  return SHARES.find(([, share]) => lost >= share * spread)?.[0] ?? 'none';
}

/** The least loss that is marked in a game, in points. */
export function leastMarked(game: GameId): number {
  return spreadOf(game) * Math.min(...SHARES.map(([, share]) => share));
}

/**
 * All the chance that a judgement has: it follows from what the seat saw, never from the seed of the match, from which the hidden cards follow. `turn`
 * gives other chance for a second judgement of the same decision.
 */
export function judgeSeed(view: View, legal: Legal, turn = 0): Seed {
  return seedFrom(`judge ${turn} ${canonical(view)} ${legal.actions.map(formatAction).join()}`);
}

/** The text of a plain value, the same for equal values whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Judges an action by what its seat could know: each possible action is played out in worlds that fit the view, weighed by how likely the calls and the
 * play so far are in them. Open hands are never looked at. Returns `null` for a decision that does not count: a single action, or cards that are all worth
 * the same. It follows from its arguments alone unless the clock of the budget cuts it short.
 */
export function judge(
  view: View,
  legal: Legal,
  action: Action,
  { depth = JUDGE, seed = judgeSeed(view, legal), budget = UNHURRIED }: { depth?: JudgeDepth; seed?: Seed; budget?: Budget } = {},
): Judgement | null {
  const trials = decisionTrials(view, legal, action, depth, seed, budget);
  return trials === null ? null : judgementOf(view, trials, action);
}

/**
 * The judgement of an action by the trials of its decision; `null` where nothing was decided.
 * @param dropped actions that these trials leave out, since earlier ones had them behind: their figures count from the best action
 */
export function judgementOf(
  view: View,
  trials: DecisionTrials,
  action: Action,
  dropped: readonly Omit<JudgedAction, 'points'>[] = [],
): Judgement | null {
  const { actions } = trials;
  if (trials.weights.length < 2) return null;
  const ranked = actions
    .map((one) => ({ ...one, points: meanOf(trials, one.candidate) }))
    .sort((a, b) => b.points - a.points || a.candidate - b.candidate);
  const first = itemAt(ranked, 0);
  const judged = ranked.map(({ action: one, candidate, points }): JudgedAction & { candidate: number } => ({
    action: one,
    candidate,
    points,
    behind: first.points - points,
    se: errorOf(trials, first.candidate, candidate),
    ahead: aheadWith(trials, candidate),
  }));
  const own = judged.find((one) => one.action === action);
  // Nothing was decided where every card brings the same in every world. A call is a decision, though what follows may make it one and the same in few worlds.
  const isDecided = isCall(action) || dropped.length > 0 || judged.some(({ behind, se }) => behind !== 0 || se !== 0);
  if (own === undefined || !isDecided) return null;
  const trust = trustOf(view);
  const loss = lossOf(trials, own.candidate);
  const lost = own.candidate === first.candidate ? 0 : Math.max(0, trust * loss.mean);
  const certain = loss.mean > 0 && loss.mean >= CERTAIN * loss.se && own.candidate !== first.candidate;
  return {
    action,
    lost,
    se: trust * loss.se,
    certain,
    mark: certain ? markOf(lost, view.game) : 'none',
    best: judged.filter((one) => one.candidate === first.candidate || one.behind <= ALIKE * one.se).map((one) => one.action),
    actions: [
      ...judged.map(({ candidate: _, ...one }) => one),
      ...dropped.map((one) => ({ ...one, points: first.points - one.behind })),
    ].sort((a, b) => a.behind - b.behind),
    worlds: effectiveWorlds(trials),
  };
}
