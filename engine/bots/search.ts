import type { Rng } from '../cards/random.ts';
import type { Action, Legal } from '../games/game.ts';
import { cardIn } from '../phases/tricks.ts';
import { Board } from '../trick/board.ts';
import type { Place } from '../trick/layout.ts';
import type { Budget, Candidate } from './bot.ts';
import { Likelihood, type Trust } from './likelihood.ts';
import { Policy } from './policy.ts';
import type { Scene } from './scene.ts';
import { weightsOf } from './weights.ts';
import { Dice, Worlds } from './worlds.ts';
import { Worth, type Aim } from './worth.ts';

/** How hard a bot thinks about a card. */
export interface Depth {
  /** Worlds in which every candidate is played out. */
  readonly worlds: number;
  /** Worlds dealt, of which the likelier ones are thought about; as many as `worlds` where nothing is weighed. */
  readonly pool: number;
  readonly trust: Trust | null;
  /** Chance in the playouts, in units of an average trick. */
  readonly noise: number;
}

/** Worlds between two looks at the clock. */
const ROUND = 8;

/** The candidates for a card, best first. */
export function searchCards(scene: Scene, legal: Legal, depth: Depth, aim: Aim, rng: Rng, budget: Budget): Candidate[] {
  const { layout, rules } = scene;
  const moves = movesOf(scene, legal);
  const make = (): Board => new Board(layout, rules.sides, scene.board.stacked, scene.board.bonus);
  const [world, work] = [make(), make()];
  const dice = new Dice(rng);
  const worth = new Worth(scene, aim);
  const policy = new Policy(weightsOf(scene.game.id), scene.unit);
  policy.random = dice.word();
  const worlds = new Worlds(scene, dice, depth.pool);
  const chosen = choose(scene, worlds, depth, policy, world, work, budget, dice);
  const sums = new Float64Array(moves.length);
  const squares = new Float64Array(moves.length);
  let done = 0;
  for (const at of chosen) {
    if (done % ROUND === 0 && done > 0 && budget.now() >= budget.until) break;
    worlds.recall(at);
    worlds.lay(world);
    for (let i = 0; i < moves.length; i += 1) {
      work.copy(world);
      work.play(moves[i]?.place ?? -1);
      while (work.left > 0) {
        work.findLegal();
        work.play(policy.choose(work, depth.noise));
      }
      const value = worth.of(work);
      sums[i] = (sums[i] as number) + value;
      squares[i] = (squares[i] as number) + value * value;
    }
    done += 1;
  }
  return moves
    .map(({ action }, i): Candidate => {
      const points = (sums[i] ?? 0) / Math.max(1, done);
      const variance = (squares[i] ?? 0) / Math.max(1, done) - points * points;
      return { action, points, se: Math.sqrt(Math.max(0, variance) / Math.max(1, done)), playouts: done };
    })
    .sort((a, b) => b.points - a.points);
}

/** Worlds to think about, by their numbers: all that were dealt, or the likelier ones as often as they are likely. */
function choose(
  scene: Scene,
  worlds: Worlds,
  depth: Depth,
  policy: Policy,
  world: Board,
  past: Board,
  budget: Budget,
  dice: Dice,
): number[] {
  const { trust, pool } = depth;
  const likelihood = trust === null || scene.plays.length === 0 ? null : new Likelihood(scene, policy, trust, past);
  const logs: number[] = [];
  for (let at = 0; at < pool; at += 1) {
    if (at % 64 === 63 && budget.now() >= budget.until) break;
    worlds.deal();
    worlds.keep(at);
    if (likelihood === null) {
      if (at === depth.worlds) break;
      logs.push(0);
      continue;
    }
    worlds.lay(world);
    logs.push(likelihood.of(world));
  }
  if (likelihood === null) return logs.slice(0, depth.worlds).map((_, at) => at);
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = total / depth.worlds;
  let mark = (step * dice.below(65536)) / 65536;
  let reached = 0;
  const chosen: number[] = [];
  weights.forEach((weight, at) => {
    reached += weight;
    for (; mark < reached && chosen.length < depth.worlds; mark += step) chosen.push(at);
  });
  // In an order that does not favour the first of them when time runs out.
  for (let last = chosen.length - 1; last > 0; last -= 1) {
    const pick = dice.below(last + 1);
    [chosen[last], chosen[pick]] = [chosen[pick] ?? 0, chosen[last] ?? 0];
  }
  return chosen;
}

/** A card that may be played, and where it lies. */
interface Move {
  readonly action: Action;
  readonly place: Place;
}

function movesOf({ layout, board, seat }: Scene, legal: Legal): Move[] {
  return legal.actions.map((action): Move => {
    const card = cardIn(action);
    const first = layout.placeOf[card] ?? 0;
    for (let copy = 0; copy < layout.copies; copy += 1)
      if (((board.hands[seat * 4 + (first >> 5)] ?? 0) >>> ((first & 31) + copy)) & 1) return { action, place: first + copy };
    // A card that was uncovered by another of the same trick's is found when the world is laid.
    return { action, place: first };
  });
}
