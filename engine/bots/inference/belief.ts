import type { Board } from '../../cards/trick/board.ts';
import type { Budget } from '../bot.ts';
import type { OpponentModel } from './choiceLikelihood.ts';
import { PlayLikelihood } from './playLikelihood.ts';
import type { InformationSet } from './informationSet.ts';
import type { Xorshift32 } from '../../cards/xorshift32.ts';
import type { Determinizer } from './determinizer.ts';
import { float64At, itemAt, swap } from '../../cards/indexed.ts';

/** How many worlds are thought about, and how carefully they are picked. */
export interface BeliefDepth {
  /** Worlds in which the candidates are played out, at most. */
  readonly worlds: number;
  /** Worlds dealt, of which the likelier ones are thought about; as many as `worlds` where nothing is weighed. */
  readonly pool: number;
  /** Cards looked at in weighing, at most: fewer worlds are dealt where much has been played. */
  readonly looks: number;
  /** Whether worlds are weighed by what has been played in them. */
  readonly reads: boolean;
}

/** Evidence of how likely worlds are. */
export interface WorldEvidence {
  /** The logarithm of the likelihood of a world, but for what is the same in all of them. */
  of(world: Board): number;
}

/** The result of weighing. */
export interface Belief {
  /** Worlds to think about, by their numbers: all that were dealt, or the likelier ones as often as they are likely. */
  readonly chosen: readonly number[];
  /** By seat: the kind of player that it most likely is, as a number of the opponent models; empty if there is only one kind. */
  readonly kinds: readonly number[];
  /** The logarithm of the mean likelihood of the worlds dealt: by this much the worlds of several lots count against each other. */
  readonly mass: number;
}

/** Worlds between two looks at the clock. */
const ROUND = 64;

/**
 * Deals worlds, and weighs them by how likely the calls, what cards said by agreement (`evidence`) and the play so far are in them. On a slow machine fewer
 * are weighed: half of the time is left to try cards in them.
 */
export function weighWorlds(
  infoSet: InformationSet,
  determinizer: Determinizer,
  { worlds: count, pool, looks }: BeliefDepth,
  opponentModels: readonly OpponentModel[],
  evidence: WorldEvidence | null,
  world: Board,
  past: Board,
  budget: Budget,
  xorshift: Xorshift32,
): Belief {
  const likelihood = opponentModels.length === 0 ? null : new PlayLikelihood(infoSet, opponentModels, past);
  const sums: Float64Array[] = [];
  const weighed = likelihood !== null || evidence !== null;
  const most = weighed ? Math.min(pool, Math.max(count, Math.ceil(looks / (infoSet.plays.length + 1)))) : count;
  const logs: number[] = [];
  const half = Math.min(budget.until, (budget.now() + budget.until) / 2);
  for (let at = 0; at < most; at += 1) {
    if (at % ROUND === ROUND - 1 && budget.now() >= half) break;
    determinizer.deal();
    determinizer.keep(at);
    if (weighed) determinizer.lay(world);
    // Without evidence of a kind every world is as likely as any other.
    const told = evidence === null ? 0 : evidence.of(world);
    logs.push(likelihood === null ? told : told + likelihood.of(world));
    if (likelihood !== null && opponentModels.length > 1) sums.push(likelihood.sums.slice());
  }
  const chosen = weighed ? resampled(logs, count, xorshift) : logs.map((_, at) => at);
  return { chosen, kinds: kindsOf(infoSet.board.players, opponentModels.length, chosen, sums), mass: logMean(logs) };
}

/** The logarithm of the mean of some likelihoods, by their logarithms. */
function logMean(logs: readonly number[]): number {
  const highest = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
}

/** By seat: which kind of player it most likely is, in the worlds that were chosen. `sums`: by world, as {@link PlayLikelihood} has them. */
function kindsOf(players: number, kinds: number, chosen: readonly number[], sums: readonly Float64Array[]): number[] {
  if (kinds < 2) return [];
  const shares = new Float64Array(players * kinds);
  for (const world of chosen) {
    const logs = itemAt(sums, world);
    for (let from = 0; from < shares.length; from += kinds) {
      let most = -Infinity;
      for (let at = from; at < from + kinds; at += 1) most = Math.max(most, float64At(logs, at));
      let all = 0;
      for (let at = from; at < from + kinds; at += 1) all += Math.exp(float64At(logs, at) - most);
      for (let at = from; at < from + kinds; at += 1) shares[at] = float64At(shares, at) + Math.exp(float64At(logs, at) - most) / all;
    }
  }
  // Of equally likely kinds, the last, which plays best.
  return Array.from({ length: players }, (_, seat) => {
    const own = shares.subarray(seat * kinds, (seat + 1) * kinds);
    return own.lastIndexOf(Math.max(...own));
  });
}

/** Draws `count` numbers, each as often as it is likely (systematic resampling: Kitagawa 1996), in random order. */
export function resampled(logs: readonly number[], count: number, xorshift: Xorshift32): number[] {
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count;
  let mark = (step * xorshift.below(65536)) / 65536;
  let reached = 0;
  const chosen: number[] = [];
  weights.forEach((weight, at) => {
    reached += weight;
    for (; mark < reached && chosen.length < count; mark += step) chosen.push(at);
  });
  // In an order that does not favour the first of them when thinking ends early.
  for (let last = chosen.length - 1; last > 0; last -= 1) {
    swap(chosen, last, xorshift.below(last + 1));
  }
  return chosen;
}
