import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import type { Budget } from '../bot.ts';
import { decisionTrials, type JudgeDepth } from './decisionTrials.ts';
import { JUDGE, judgeSeed, trustOf, workPart } from './judge.ts';
import { errorOf, meanErrorOf, meanOf } from './loss.ts';

/** The figures of an action, in points of the deal. */
export interface ActionFigures {
  readonly action: Action;
  /** Expected margin of the deal: that of the chosen action less {@link behind}. */
  readonly points: number;
  /** Standard error of the mean that the worlds show. */
  readonly se: number;
  /** Points less than the chosen action, below 0 where it brings more; what playouts overstate is taken off. */
  readonly behind: number;
  /** Standard error of {@link behind}. */
  readonly behindError: number;
}

/** A fifth of the judge's work: a person waits for the answer. */
export const FIGURES: JudgeDepth = workPart(JUDGE, 5);

/**
 * Returns the figures of the possible actions as the judge finds them, the chosen action first, then the best: every action meets the same worlds, drawn
 * for this purpose and not those in which the action was chosen; a world that was drawn several times counts as one piece of evidence; points in tricks
 * beside the score count for nothing. Returns an empty list where there is nothing to compare, or the clock of the budget leaves no time for it.
 */
export function figuresOf(view: View, legal: Legal, chosen: Action, depth: JudgeDepth, budget: Budget): ActionFigures[] {
  if (budget.now() >= budget.until) return [];
  const trials = decisionTrials(view, legal, chosen, depth, judgeSeed(view, legal), budget);
  const own = trials?.actions.find(({ action }) => action === chosen)?.candidate;
  if (trials === null || own === undefined || trials.weights.length < 2) return [];
  const trust = trustOf(view);
  const points = meanOf(trials, own);
  const figures = trials.actions.map(({ action, candidate }): ActionFigures => {
    const behind = trust * (points - meanOf(trials, candidate));
    const behindError = trust * errorOf(trials, own, candidate);
    return { action, points: points - behind, se: meanErrorOf(trials, candidate), behind, behindError };
  });
  return figures.sort((a, b) => Number(b.action === chosen) - Number(a.action === chosen) || a.behind - b.behind);
}
