import type { Rng } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import type { Budget, Candidate } from '../bot.ts';
import type { CallDepth } from './callSearch.ts';
import { CallRollout } from './callRollout.ts';
import { CandidateRacing } from './candidateRacing.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Plans that are thought about, the most promising by heuristic. */
const MOST = 24;
/** Worlds in which they are carried out, at most, and between two looks at the clock. */
const WORLDS = 240;
const ROUND = 16;

/**
 * The candidates for a call that begins a plan, best first: plans are carried out in the same worlds that fit the view, and the deal played out. Of
 * plans that begin alike the best counts.
 */
export function searchCallSequences(
  view: View,
  callSequences: readonly (readonly Action[])[],
  depth: CallDepth,
  rng: Rng,
  budget: Budget,
): Candidate[] {
  const game = gameById(view.game);
  const tried = callSequences.slice(0, MOST);
  const sampler = game.sampler(view);
  const worlds: DealState[] = [sampler(rng)];
  while (worlds.length < WORLDS && !(worlds.length % ROUND === 0 && budget.now() >= budget.until)) worlds.push(sampler(rng));
  const rollout = new CallRollout(game, seatToAct(view), rng, depth.learned);
  const racing = new CandidateRacing(
    tried.length,
    worlds.map(() => 1),
  );
  let world = itemAt(worlds, 0);
  racing.run(
    depth.effort,
    (at) => (world = itemAt(worlds, at)),
    (sequence) => rollout.value(world, itemAt(tried, sequence)),
    () => rollout.spent,
    () => budget.now() >= budget.until,
  );
  const ranked = tried
    .map((sequence, i) => ({ action: sequence[0], open: racing.open.includes(i), ...racing.stats(i) }))
    .sort((a, b) => Number(b.open) - Number(a.open) || b.mean - a.mean);
  const best = new Map<Action, Candidate>();
  for (const { action, mean, tried: playouts } of ranked)
    if (action !== undefined && !best.has(action)) best.set(action, { action, points: mean, playouts });
  return [...best.values()];
}
