import { addTo } from '../../cards/counts.ts';
import { float64At, itemAt } from '../../cards/indexed.ts';
import type { Rng } from '../../cards/random.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Budget } from '../bot.ts';
import { resampled } from './belief.ts';

/** A world in which calls are tried, and its weight: how often it was drawn. */
export interface CallWorld {
  readonly world: DealState;
  readonly weight: number;
}

/** A reader of calls: by number of the move, whether a world's hands explain the call that another seat made; no choice explains anything. */
export type CallReader = (world: DealState) => readonly boolean[];

/** The least share of the pool that must count after weighing (Kish 1965): evidence that leaves fewer worlds is believed in part. */
const LEAST_SHARE = 1 / 32;
/** Halvings in the search for how far evidence is believed. */
const STEPS = 8;

/** Worlds between two looks at the clock. */
const ROUND = 16;

/**
 * The worlds in which to try a call. Worlds dealt by the sampler are weighed by the calls of the other seats, and drawn as often as they are likely: a call
 * that few hands explain is strong evidence for those hands, one that most hands explain is weak. Without calls to read, every world has weight 1 and there
 * is no end of them.
 * @param pool worlds dealt for weighing
 * @param callTrust how many times as likely a world is in which the heuristic agrees with a call that it makes with half of the hands
 */
export function* callWorlds(
  sampler: (rng: Rng) => DealState,
  reads: CallReader,
  pool: number,
  callTrust: number,
  rng: Rng,
  budget: Budget,
): Generator<CallWorld, void> {
  const first = sampler(rng);
  const seen = reads(first);
  if (callTrust <= 1 || seen.length === 0) {
    yield { world: first, weight: 1 };
    for (;;) yield { world: sampler(rng), weight: 1 };
  }
  const worlds = [first];
  const agrees = [seen];
  while (worlds.length < pool && !(worlds.length % ROUND === 0 && budget.now() >= budget.until)) {
    const world = sampler(rng);
    worlds.push(world);
    agrees.push(reads(world));
  }
  const drawn = new Map<number, number>();
  for (const at of resampled(tempered(logWeights(agrees, callTrust)), worlds.length, new Xorshift32(rng))) addTo(drawn, at, 1);
  for (const [at, weight] of drawn) yield { world: itemAt(worlds, at), weight };
}

/** Logarithms of weights, scaled down until enough worlds count: calls of a long auction hang together, and their product says too much. */
export function tempered(logs: readonly number[]): number[] {
  const counts = (scale: number): number => {
    const highest = Math.max(...logs);
    let [sum, squares] = [0, 0];
    for (const log of logs) {
      const weight = Math.exp(scale * (log - highest));
      sum += weight;
      squares += weight * weight;
    }
    return (sum * sum) / squares;
  };
  const wanted = LEAST_SHARE * logs.length;
  if (counts(1) >= wanted) return [...logs];
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (counts(middle) >= wanted) low = middle;
    else high = middle;
  }
  return logs.map((log) => low * log);
}

/**
 * By world: the logarithm of the likelihood of the calls, but for what is the same in all worlds. Players are taken to follow the heuristic mostly, and
 * otherwise to call as often as the heuristic does over all hands: so agreement with a call that a share of the worlds explains is worth
 * 1 + (trust − 1) / (2 × share).
 */
export function logWeights(agrees: readonly (readonly boolean[])[], callTrust: number): number[] {
  const logs = new Float64Array(agrees.length);
  itemAt(agrees, 0).forEach((_, call) => {
    const agreeing = agrees.reduce((sum, world) => sum + (world[call] === true ? 1 : 0), 0);
    // Half a world more on either side: no call is taken to be explained by no hand at all.
    const share = (agreeing + 0.5) / (agrees.length + 1);
    const worth = Math.log(1 + (callTrust - 1) / (2 * share));
    for (const [at, world] of agrees.entries()) if (world[call] === true) logs[at] = float64At(logs, at) + worth;
  });
  return [...logs];
}
