import { Solver } from '../../../engine/analysis/solver/solver.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import type { Card } from '../../../engine/cards/card.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { layoutOf } from '../../../engine/cards/trick/layout.ts';
import type { Clock } from './clock.ts';
import { usualTricks } from './table.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** The solver over whole deals, all hands known. */
export interface SolverSpeed {
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Nodes of the median deal. */
  readonly nodes: number;
  readonly deals: number;
}

/**
 * Solves deals of klaverjassen under Rotterdam duties, trumps and leader chosen beforehand: for some milliseconds, or a number of deals.
 * Always the same deals in the same order, so that programs that deal in this way can be compared: a xorshift stream of 32 bits picks each card
 * of the first three hands among those left, in order of slot and strength.
 */
export function solverSpeed(klaverjas: Game, clock: Clock, { milliseconds, deals }: { milliseconds: number; deals?: number }): SolverSpeed {
  const { rules } = usualTricks(klaverjas, { preset: 'Rotterdam' });
  const layout = layoutOf(rules.spec, rules.trump);
  const pack = [...PACKS.french32.cards].sort((a, b) => itemAt(layout.placeOf, a) - itemAt(layout.placeOf, b));
  const below = stream();
  const solver = new Solver({ ...rules, for: [0, 2] });
  const times: number[] = [];
  const nodes: number[] = [];
  const begun = clock();
  for (let deal = 0; deals === undefined ? deal === 0 || clock() - begun < milliseconds : deal < deals; deal += 1) {
    const left = [...pack];
    const hands: Card[][] = [0, 1, 2].map(() => Array.from({ length: 8 }, () => left.splice(below(left.length), 1)).flat());
    const start = clock();
    solver.solve({ hands: [...hands, left], leader: deal % 4, trick: [] });
    times.push(clock() - start);
    nodes.push(solver.nodes);
  }
  const ms = (share: number): number => Number(shareOf(times, share).toFixed(3));
  return { medianMs: ms(0.5), p90Ms: ms(0.9), p99Ms: ms(0.99), maxMs: ms(1), nodes: shareOf(nodes, 0.5), deals: times.length };
}

/** Within what a share of values lie. */
export function shareOf(values: readonly number[], share: number): number {
  return itemAt(
    [...values].sort((a, b) => a - b),
    Math.min(values.length - 1, Math.floor(values.length * share)),
  );
}

/** Whole numbers below a bound from a fixed xorshift stream. */
function stream(): (bound: number) => number {
  let state = 2_463_534_242 | 0;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 16) * bound) >>> 16;
  };
}
