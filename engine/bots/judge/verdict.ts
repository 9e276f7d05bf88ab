import type { Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import type { Budget } from '../bot.ts';
import { decisionTrials, joinedTrials, type DecisionTrials, type JudgeDepth } from './decisionTrials.ts';
import { fifthOf, JUDGE, judge, judgementOf, judgeSeed, leastMarked, markOf, UNHURRIED, trustIn, type Judgement } from './judge.ts';
import { effectiveWorlds, errorOf, meanOf } from './loss.ts';

/**
 * Standard errors that each of two thorough looks must find. Marked at four by one look, a ninth of the verdicts fell with another seed: a loss just beyond
 * the bound got there by chance, and which kind of player a seat is taken for is drawn once a look, which its error does not know.
 */
const SURE = 5;
/** Standard errors by which a quick look may be wrong about a choice that it lets pass. */
const DOUBT = 2.5;
/** The least number of worlds with which quick looks can let a choice pass. */
const ENOUGH = 8;
/** A quick look has a fifth of the work; after three of them a thorough one follows. */
const FIFTH = 5;
const QUICK_LOOKS = 3;
/** Looks of a verdict, each with chance of its own: quick ones and two thorough ones. Below are those of hints, second opinions and puzzles. */
const LOOKS = QUICK_LOOKS + 2;
const FIRST_LOOK = 8;

/**
 * The verdict on a decision that is over. Up to three quick looks, each with a fifth of the work, come first: a choice that could not be marked even if they
 * were wrong by {@link DOUBT} standard errors needs no other. A choice that a thorough look would mark is looked at once more in other worlds: only what both
 * find for certain is marked, by the mean of their losses. `turn` gives other chance for a second verdict on the same decision. `null`: nothing was decided.
 */
export function verdictOn(
  view: View,
  legal: Legal,
  action: Action,
  { depth = JUDGE, turn = 0, budget = UNHURRIED }: { depth?: JudgeDepth; turn?: number; budget?: Budget } = {},
): Judgement | null {
  const seed = (look: number): Seed => judgeSeed(view, legal, FIRST_LOOK + LOOKS * turn + look);
  let seen: DecisionTrials | null = null;
  for (let look = 0; look < QUICK_LOOKS; look += 1) {
    const trials = decisionTrials(view, legal, action, fifthOf(depth), seed(look), budget);
    if (trials === null) return null;
    seen = seen === null ? trials : joinedTrials(seen, trials);
    if (effectiveWorlds(seen) < ENOUGH || mayBeMarked(view, seen, action, look + 1)) continue;
    const quick = judgementOf(view, seen, action);
    return quick === null ? null : unmarked(quick);
  }
  const first = judge(view, legal, action, { depth, seed: seed(QUICK_LOOKS), budget });
  if (first === null || !isSure(first)) return first === null ? null : unmarked(first);
  const again = judge(view, legal, action, { depth, seed: seed(QUICK_LOOKS + 1), budget });
  return again === null || !isSure(again) ? unmarked(first) : marked(view, first, again);
}

/**
 * Whether a thorough look might mark an action after some quick ones: another action may be ahead by enough points, and by enough for that many more worlds to be
 * sure of it.
 */
function mayBeMarked(view: View, trials: DecisionTrials, action: Action, looks: number): boolean {
  const own = trials.actions.find((one) => one.action === action)?.candidate;
  if (own === undefined) return true;
  const least = leastMarked(view.game) / trustIn(view.game);
  const sure = SURE * Math.sqrt(looks / FIFTH);
  return trials.values.some((_, other) => {
    if (other === own) return false;
    const se = errorOf(trials, other, own);
    const ahead = meanOf(trials, other) - meanOf(trials, own);
    return ahead + DOUBT * se >= Math.max(least, sure * se);
  });
}

const isSure = ({ certain, lost, se }: Judgement): boolean => certain && lost >= SURE * se;

const unmarked = (judgement: Judgement): Judgement => ({ ...judgement, certain: false, mark: 'none' });

/** The verdict of two looks that are both sure: the means of their figures. Errors are not taken to shrink, since late in a deal both meet the same worlds. */
function marked(view: View, first: Judgement, again: Judgement): Judgement {
  const figures = first.actions.map((one) => {
    const { points, se } = again.actions.find(({ action }) => action === one.action) ?? one;
    return { action: one.action, points: (one.points + points) / 2, se: (one.se + se) / 2 };
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
