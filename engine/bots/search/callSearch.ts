import type { Rng } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import type { Budget, Candidate } from '../bot.ts';
import { callWorlds } from '../inference/callWorlds.ts';
import { CallRollout } from './callRollout.ts';

/** How hard a bot thinks about a call: a bid, trumps, an exchange, a double. */
export interface CallDepth {
  /** Work to be done, in units of about 25 µs: counted, not timed, so that the answer does not depend on the machine. */
  readonly effort: number;
  /** Worlds dealt to be weighed by the calls of other seats. */
  readonly pool: number;
  /** How many times as likely a world is in which a player's heuristic agrees with what that player called, if half of the hands explain the call. */
  readonly callTrust: number;
  /** By how many standard errors another call must be better than the heuristic's. */
  readonly margin: number;
  /** Whether deals are played out by what has been learned best instead of the policy. */
  readonly learned: boolean;
}

/** Calls that are thought about where there are many: the heuristic's, words such as passing, the lowest and the nearest of the others. */
const MOST = 12;
const LOWEST = 4;
/** Worlds between two looks at the candidates, and by how many standard errors a hopeless one falls behind. */
const ROUND = 8;
const HOPELESS = 2.5;
/** With this many worlds a standard error counts double: it means little for a handful. */
const FEW = 12;
/** How many standard errors more it takes among many calls: the best of several looks good by luck alone. */
function luckOf(others: number): number {
  return others < 2 ? 0 : Math.sqrt(Math.log(others) / 2);
}

/** A call that is being thought about. */
interface Tried {
  readonly action: Action;
  playouts: number;
  sum: number;
  /** Of the difference to the usual call, and its square. */
  gain: number;
  squares: number;
  weight: number;
}

/**
 * The candidates for a call, best first: each is followed by everybody's heuristic until the play, and by playouts then. One has to be surely
 * better than the `usual` call, that of a quick judgement, to come before it.
 */
export function searchCalls(view: View, legal: Legal, usual: Action, depth: CallDepth, rng: Rng, budget: Budget): Candidate[] {
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const tried = nearCalls(legal.actions, usual).map((action): Tried => ({
    action,
    playouts: 0,
    sum: 0,
    gain: 0,
    squares: 0,
    weight: 0,
  }));
  const sampler = game.sampler(view);
  const rollout = new CallRollout(game, seat, rng, depth.learned);
  let open = [...tried];
  const worlds = callWorlds(sampler, (world) => rollout.agreements(world), depth.pool, depth.callTrust, rng, budget);
  let weighed: number | null = null;
  let number = 0;
  for (const { world, weight } of worlds) {
    // The work of weighing worlds is bounded by their number.
    weighed ??= rollout.spent;
    if (rollout.spent - weighed >= depth.effort || (number > 0 && budget.now() >= budget.until)) break;
    rollout.spent += 3;
    let base = 0;
    open.forEach((call, i) => {
      const value = rollout.value(world, [call.action]);
      if (i === 0) base = value;
      call.playouts += 1;
      call.sum += weight * value;
      call.gain += weight * (value - base);
      call.squares += (weight * (value - base)) ** 2;
      call.weight += weight;
    });
    number += 1;
    if (number % ROUND === 0) {
      const ahead = Math.max(...open.map((call) => lowerBound(call, -1)));
      open = open.filter((call, i) => i === 0 || lowerBound(call, -HOPELESS) > 0 || lowerBound(call, -HOPELESS) >= ahead);
      if (open.length === 1) break;
    }
  }
  const luck = luckOf(tried.length - 1);
  const ranked = [
    ...open.map((call, i) => ({ call, sure: i === 0 ? 0 : lowerBound(call, depth.margin * (1 + FEW / call.playouts) + luck) })),
  ]
    .sort((a, b) => b.sure - a.sure)
    .map(({ call }) => call)
    .concat(tried.filter((call) => !open.includes(call)));
  return ranked.map(({ action, sum, weight, playouts }): Candidate => ({ action, points: weight === 0 ? 0 : sum / weight, playouts }));
}

/** Returns by how much a call is better than the usual one, less a number of standard errors. */
function lowerBound({ gain, squares, weight }: Tried, errors: number): number {
  return weight === 0 ? 0 : (gain - errors * Math.sqrt(squares)) / weight;
}

/** Returns the calls worth searching: the `usual` one first, words such as passing, the lowest ones and those nearest to it. */
export function nearCalls(actions: readonly Action[], usual: Action): Action[] {
  const others = actions.filter((action) => action !== usual);
  if (actions.length <= MOST) return [usual, ...others];
  const words = others.filter(({ type }) => type === 'call');
  const at = actions.indexOf(usual);
  const near = others.filter((action) => Math.abs(actions.indexOf(action) - at) <= 2 && !words.includes(action));
  return [usual, ...new Set([...words, ...others.filter(({ type }) => type !== 'call').slice(0, LOWEST), ...near])];
}
