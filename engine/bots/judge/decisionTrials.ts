import { itemAt } from '../../cards/indexed.ts';
import { rngOf, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import { cardsInTrick, seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import type { Budget } from '../bot.ts';
import { informationSetOf } from '../inference/informationSet.ts';
import { callWorlds } from '../inference/callWorlds.ts';
import { CallRollout } from '../search/callRollout.ts';
import { nearCalls } from '../search/callSearch.ts';
import { CardTrials, type TrialDepth } from '../search/cardTrials.ts';
import { meanOf, type Trials } from './loss.ts';

/** How much work goes into the judgement of one decision. */
export interface JudgeDepth {
  readonly cards: TrialDepth & {
    /** Cards played in all that, at most. */
    readonly effort: number;
  };
  readonly calls: {
    /** Worlds in which calls are followed, at most. */
    readonly worlds: number;
    /** Work to be done, in units of about 25 µs. */
    readonly effort: number;
    /** How many times as likely a world is in which a player's heuristic agrees with what that player called, if half of the hands explain the call. */
    readonly callTrust: number;
  };
}

/** The trials of a decision: which legal actions were tried, and how they fared. */
export interface DecisionTrials extends Trials {
  /** The actions, with the number of the candidate that stands for each: cards that are worth the same share one. */
  readonly actions: readonly { readonly action: Action; readonly candidate: number }[];
  /** By how much all these worlds count against those of another look at the same decision, as a logarithm. */
  readonly mass: number;
}

/** Worlds between two looks at the clock. */
const ROUND = 16;
/** Ways to go on with a call that are tried, the most promising by heuristic. */
const SEQUENCES = 24;

/**
 * Tries each candidate of a decision in each world. Unlike a search nothing is dropped on the way: each candidate has a figure, and all figures
 * compare. `made` is always among the calls that are tried. Returns `null` where there is nothing to compare.
 * @param only the candidates to try, by their numbers in trials of all of them, in ascending order
 */
export function decisionTrials(
  view: View,
  legal: Legal,
  made: Action,
  depth: JudgeDepth,
  seed: Seed,
  budget: Budget,
  only?: readonly number[],
): DecisionTrials | null {
  if (legal.actions.length < 2) return null;
  if (view.phase === 'play')
    return legal.actions.some(({ type }) => type !== 'play') ? null : cardTrials(view, legal, depth.cards, seed, budget, only);
  // A playout begins with a trick: amid one, as when a seat declares sequences, there is none.
  if (cardsInTrick(view) > 0) return null;
  const trials = callTrials(view, legal, made, depth.calls, seed, budget, only);
  // A bonus that is called after its trick is nothing to look at, but one that was left is.
  return view.tricks.length > 0 && trials !== null && isBest(trials, made) ? null : trials;
}

/** Whether no other action brings more on average. */
function isBest(trials: DecisionTrials, made: Action): boolean {
  const own = trials.actions.find(({ action }) => action === made);
  return own === undefined || trials.actions.every(({ candidate }) => meanOf(trials, candidate) <= meanOf(trials, own.candidate));
}

function cardTrials(
  view: View,
  legal: Legal,
  depth: JudgeDepth['cards'],
  seed: Seed,
  budget: Budget,
  only?: readonly number[],
): DecisionTrials | null {
  const rng = rngOf(seed);
  const { endgameTricks: exact = depth.exact, callTrust = depth.callTrust } = gameById(view.game).search ?? {};
  const trials = new CardTrials(informationSetOf(view, rng), legal, { ...depth, exact, callTrust }, budget.aim ?? 'score', rng, budget);
  const { tried, moves } = trials;
  if (tried.length < 2) return null;
  const candidates = only ?? [...tried.keys()];
  const values = candidates.map(() => new Float64Array(trials.worlds.length));
  let worlds = 0;
  while (worlds < trials.worlds.length && trials.spent < depth.effort) {
    if (worlds % ROUND === ROUND - 1 && budget.now() >= budget.until) break;
    trials.enter(worlds);
    for (const [i, own] of values.entries()) own[worlds] = trials.value(itemAt(candidates, i));
    worlds += 1;
  }
  return {
    actions: renumbered(
      moves.map(({ action, like }) => ({ action, candidate: like })),
      candidates,
    ),
    mass: trials.mass,
    values: values.map((own) => own.subarray(0, worlds)),
    weights: Float64Array.from(trials.weights.slice(0, worlds)),
  };
}

function callTrials(
  view: View,
  legal: Legal,
  made: Action,
  depth: JudgeDepth['calls'],
  seed: Seed,
  budget: Budget,
  only?: readonly number[],
): DecisionTrials | null {
  const rng = rngOf(seed);
  const game = gameById(view.game);
  const all = sequencesOf(view, legal, made);
  if (all.length < 2) return null;
  const sequences = only === undefined ? all : only.map((candidate) => itemAt(all, candidate));
  const sampler = game.sampler(view);
  const rollout = new CallRollout(game, seatToAct(view), rng, true);
  const values = sequences.map((): number[] => []);
  const weights: number[] = [];
  const callTrust = game.search?.callTrust ?? depth.callTrust;
  const worlds = callWorlds(sampler, (world) => rollout.agreements(world), depth.worlds, callTrust, rng, budget);
  let weighed: number | null = null;
  for (const { world, weight } of worlds) {
    weighed ??= rollout.spent;
    if (weights.length >= depth.worlds || rollout.spent - weighed >= depth.effort) break;
    if (weights.length % ROUND === ROUND - 1 && budget.now() >= budget.until) break;
    rollout.spent += SAMPLE_COST;
    weights.push(weight);
    for (const [i, sequence] of sequences.entries()) itemAt(values, i).push(rollout.value(world, sequence));
  }
  const own = values.map((list) => Float64Array.from(list));
  const trials = { values: own, weights: Float64Array.from(weights) };
  // The evidence of calls weighs the worlds of a look against each other alone.
  return { ...trials, actions: bestBeginnings(sequences, trials), mass: 0 };
}

/**
 * The trials of some looks at the same decision with the same work, in worlds of their own: together they count as one look would in which all these worlds
 * were dealt.
 */
export function joinedTrials(looks: readonly DecisionTrials[]): DecisionTrials {
  const first = itemAt(looks, 0);
  if (looks.length === 1) return first;
  const mass = Math.max(...looks.map((look) => look.mass));
  const weights = looks.map((look) => {
    const scale = Math.exp(look.mass - mass) / look.weights.reduce((sum, weight) => sum + weight, 0);
    return look.weights.map((weight) => weight * scale);
  });
  const trials = {
    values: first.values.map((_, candidate) => joined(looks.map(({ values }) => itemAt(values, candidate)))),
    weights: joined(weights),
  };
  // Which of the ways to go on stands for a call may differ between the looks.
  const actions = first.actions.map(({ action, candidate }) => {
    const standing = looks.map((look) => look.actions.find((one) => one.action === action)?.candidate ?? candidate);
    return { action, candidate: standing.reduce((best, one) => (meanOf(trials, one) > meanOf(trials, best) ? one : best), candidate) };
  });
  return { ...trials, actions, mass };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Trials of some of their candidates alone, by their numbers in ascending order.
 * @param actions of all looks at the decision: one look alone may have another way to go on stand for a call
 */
export function narrowedTrials(trials: DecisionTrials, only: readonly number[], actions: DecisionTrials['actions']): DecisionTrials {
  return { ...trials, values: only.map((candidate) => itemAt(trials.values, candidate)), actions: renumbered(actions, only) };
}

function renumbered(actions: DecisionTrials['actions'], only: readonly number[]): DecisionTrials['actions'] {
  return actions.map(({ action, candidate }) => ({ action, candidate: only.indexOf(candidate) })).filter(({ candidate }) => candidate >= 0);
}

/** The cost of a world, in units of effort. */
const SAMPLE_COST = 3;

/** The calls to be compared, each with what the seat itself goes on with where that belongs to it: an exchange with its trumps. */
function sequencesOf(view: View, legal: Legal, made: Action): (readonly Action[])[] {
  const planned = (gameById(view.game).callSequences?.(view) ?? []).slice(0, SEQUENCES);
  const begun = planned.length > 0 ? planned : nearCalls(legal.actions, made).map((action) => [action]);
  return begun.some(([first]) => first === made) ? [...begun] : [...begun, [made]];
}

/** Of the sequences that begin with the same call the best one stands for it. */
function bestBeginnings(sequences: readonly (readonly Action[])[], trials: Trials): DecisionTrials['actions'] {
  const best = new Map<Action, { candidate: number; mean: number }>();
  sequences.forEach(([action], candidate) => {
    if (action === undefined) return;
    const mean = meanOf(trials, candidate);
    const known = best.get(action);
    if (known === undefined || mean > known.mean) best.set(action, { candidate, mean });
  });
  return [...best].map(([action, { candidate }]) => ({ action, candidate }));
}
