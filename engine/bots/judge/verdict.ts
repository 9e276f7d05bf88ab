import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { UNHURRIED, type Budget } from '../bot.ts';
import { decisionTrials, joinedTrials, narrowedTrials, type DecisionTrials, type JudgeDepth } from './decisionTrials.ts';
import { JUDGE, judgementOf, judgeSeed, leastMarked, markOf, trustOf, workPart, type JudgedAction, type Judgement } from './judge.ts';
import { aheadWith, bestOf, effectiveWorlds, errorOf, meanOf } from './loss.ts';

/** Standard errors that each half of the looks must find. */
const SURE = 5;
/** Standard errors by which looks may be wrong about a choice that they settle: the first alone, the first two, and more. */
const DOUBTS = [4, 3, 2.5] as const;
/** Standard errors from nothing, by the spread of the looks, at which a mark must stand. */
const STEADY = 4;
/** The share of the least marked loss within which it does not matter on which side of it a loss is: one over this. */
const FINE = 5;
/** Standard errors behind the best from which a candidate is tried no more. */
const BEHIND = 3.5;
/** The least number of worlds with which a choice is settled before the last look. */
const ENOUGH = 8;
/** A look has a tenth of the work. */
const TENTHS = 10;
/** Looks that every mark needs, and looks at most: of these, even and odd ones have the whole work each. */
const LEAST_LOOKS = 4;
const LOOKS = 2 * TENTHS;
/** Looks have the chance from this turn on. Turns below are those of hints, second opinions and puzzles. */
const FIRST_LOOK = 8;

/**
 * The verdict on a decision that is over, by looks with a tenth of the work each, in worlds of their own: as many as it takes to settle whether the choice is
 * marked, and at most {@link LOOKS}. A choice passes that could not be marked even if the looks were wrong by {@link DOUBTS} standard errors. It is marked once even
 * and odd looks, each by themselves, are sure of a loss, by the mean of what these find: which kind of player a seat is taken for is drawn once a look, which the error
 * of one look does not know. Candidates that are clearly behind are dropped on the way, with the figures that they have by then. `turn` gives other chance for
 * a second verdict on the same decision. `null`: nothing was decided.
 */
export function verdictOn(
  view: View,
  legal: Legal,
  action: Action,
  { depth = JUDGE, turn = 0, budget = UNHURRIED }: { depth?: JudgeDepth; turn?: number; budget?: Budget } = {},
): Judgement | null {
  const part = workPart(depth, TENTHS);
  const least = leastMarked(view.game) / trustOf(view);
  const dropped: Omit<JudgedAction, 'points'>[] = [];
  let looks: DecisionTrials[] = [];
  /** The candidates still tried, by their numbers among all. */
  let only: readonly number[] | undefined;
  for (let count = 1; count <= LOOKS; count += 1) {
    const seed = judgeSeed(view, legal, FIRST_LOOK + LOOKS * turn + count - 1);
    const look = decisionTrials(view, legal, action, part, seed, budget, only);
    if (look === null) return null;
    if (look.weights.length > 0) looks.push(look);
    if (looks.length === 0) return null;
    const all = joinedTrials(looks);
    const own = all.actions.find((one) => one.action === action)?.candidate;
    const last = count === LOOKS || budget.now() >= budget.until;
    if (own === undefined || (!last && effectiveWorlds(all) < ENOUGH)) continue;
    if (last || !mayBeMarked(all, own, least, count)) {
      const verdict = last ? halvesAgree(view, looks, action, dropped) : null;
      return verdict ?? unmarked(judgementOf(view, all, action, dropped));
    }
    if (count % 2 === 0 && count >= LEAST_LOOKS) {
      const verdict = halvesAgree(view, looks, action, dropped);
      if (verdict !== null && isSettled(verdict, view, errorOf(all, bestOf(all), own))) return verdict;
    }
    const kept = contenders(all, own);
    if (kept.length === all.values.length) continue;
    const best = bestOf(all);
    for (const one of all.actions)
      if (!kept.includes(one.candidate))
        dropped.push({
          action: one.action,
          behind: meanOf(all, best) - meanOf(all, one.candidate),
          se: errorOf(all, best, one.candidate),
          ahead: aheadWith(all, one.candidate),
        });
    const before = only;
    only = before === undefined ? kept : kept.map((candidate) => before[candidate] ?? candidate);
    looks = looks.map((one) => narrowedTrials(one, kept, all.actions));
  }
  return null;
}

/**
 * Whether all looks together might mark an action: another action may be ahead by enough points, and by enough for each half of the looks to be sure of it.
 */
function mayBeMarked(trials: DecisionTrials, own: number, least: number, looks: number): boolean {
  const sure = SURE * Math.sqrt(looks / TENTHS);
  const doubt = DOUBTS[looks - 1] ?? DOUBTS[2];
  return trials.values.some((_, other) => {
    if (other === own) return false;
    const se = errorOf(trials, other, own);
    const ahead = meanOf(trials, other) - meanOf(trials, own);
    if (ahead < least && doubt * se <= least / FINE) return false;
    return ahead + doubt * se >= Math.max(least, sure * se);
  });
}

/** The candidates that may be the best, and the action's own. */
function contenders(trials: DecisionTrials, own: number): number[] {
  const best = bestOf(trials);
  return [...trials.values.keys()].filter(
    (candidate) =>
      candidate === own ||
      candidate === best ||
      meanOf(trials, best) - meanOf(trials, candidate) <= BEHIND * errorOf(trials, best, candidate),
  );
}

/** Whether other chance would hardly take a mark away, or more looks give one: the loss is far enough from the least that is marked, or known well enough. */
function isSettled({ lost, worlds }: Judgement, view: View, se: number): boolean {
  const least = leastMarked(view.game);
  const error = DOUBTS[2] * trustOf(view) * se;
  return worlds >= ENOUGH && (lost - error >= least || error <= least / FINE);
}

/** The verdict on which even and odd looks agree: the means of what both are sure of; `null` where one of them is not. */
function halvesAgree(
  view: View,
  looks: readonly DecisionTrials[],
  action: Action,
  dropped: readonly Omit<JudgedAction, 'points'>[],
): Judgement | null {
  const half = (rest: number): Judgement | null => {
    const own = looks.filter((_, at) => at % 2 === rest);
    return own.length === 0 ? null : judgementOf(view, joinedTrials(own), action, dropped);
  };
  const [first, again] = [half(0), half(1)];
  if (first === null || again === null || !isSure(first) || !isSure(again)) return null;
  const verdict = marked(view, first, again);
  const spread = trustOf(view) * spreadOfLooks(looks, action);
  return verdict.lost < STEADY * spread ? null : { ...verdict, se: Math.max(verdict.se, spread) };
}

/** The standard error of the difference between an action and the best, by how much the looks differ: each supposes other players. */
function spreadOfLooks(looks: readonly DecisionTrials[], action: Action): number {
  const all = joinedTrials(looks);
  const own = all.actions.find((one) => one.action === action)?.candidate;
  if (own === undefined) return Infinity;
  const best = bestOf(all);
  const mean = meanOf(all, best) - meanOf(all, own);
  let [squares, sum] = [0, 0];
  for (const look of looks) {
    const weight = Math.exp(look.mass - all.mass);
    squares += (weight * (meanOf(look, best) - meanOf(look, own) - mean)) ** 2;
    sum += weight;
  }
  return (Math.sqrt(squares) / sum) * Math.sqrt(looks.length / Math.max(1, looks.length - 1));
}

const isSure = ({ certain, lost, se }: Judgement): boolean => certain && lost >= SURE * se;

const unmarked = (judgement: Judgement | null): Judgement | null =>
  judgement === null ? null : { ...judgement, certain: false, mark: 'none' };

/** The verdict of two halves that are both sure: the means of their figures. Errors are not taken to shrink, since late in a deal both meet the same worlds. */
function marked(view: View, first: Judgement, again: Judgement): Judgement {
  const figures = first.actions.map((one) => {
    const { points, se, ahead } = again.actions.find(({ action }) => action === one.action) ?? one;
    return { action: one.action, points: (one.points + points) / 2, se: (one.se + se) / 2, ahead: (one.ahead + ahead) / 2 };
  });
  const most = Math.max(...figures.map(({ points }) => points));
  const actions = figures.map((one) => ({ ...one, behind: most - one.points })).sort((a, b) => a.behind - b.behind);
  const best = first.best.filter((action) => again.best.includes(action));
  const lost = (first.lost + again.lost) / 2;
  const [leader] = actions;
  return {
    action: first.action,
    lost,
    se: (first.se + again.se) / 2,
    certain: true,
    mark: markOf(lost, view.game),
    best: best.length > 0 || leader === undefined ? best : [leader.action],
    actions,
    worlds: (first.worlds + again.worlds) / 2,
  };
}
