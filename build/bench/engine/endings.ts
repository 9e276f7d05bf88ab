import { deriveSeed, pick, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { Solver } from '../../../engine/analysis/solver/solver.ts';
import { dealsOf } from '../../../engine/training/starts.ts';
import { tricksPlayed, type DealState } from '../../../engine/contract/deal.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import type { TrickPosition } from '../../../engine/cards/trick/position.ts';
import type { Clock } from './clock.ts';
import { shareOf } from './solver.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** The solver over endings of six cards each that play has led to. */
export interface EndingSpeed {
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** How many took more than a millisecond; and how many of those did again when they were asked once more. */
  readonly overMs: number;
  readonly overAgain: number;
  readonly nodes: number;
  readonly endings: number;
}

/** An ending, and the seats whose points are its value. */
interface Ending {
  readonly position: TrickPosition;
  readonly solver: Solver;
}

/** Tricks played before an ending begins. */
const PLAYED = 2;
/** Endings solved before, uncounted. */
const WARM = 200;

/**
 * Solves endings of a game, always the same ones: as many of Rotterdam as of Amsterdam duties, called by heuristic; the first two tricks
 * of one half played by it, too, of the other at random. The side whose points are counted changes from one to the next.
 */
export function endingSpeed(klaverjas: Game, clock: Clock, count: number): EndingSpeed {
  const endings = endingsOf(klaverjas, count);
  const time = ({ position, solver }: Ending): number => {
    const start = clock();
    solver.solve(position);
    return clock() - start;
  };
  endings.slice(0, WARM).forEach(time);
  const nodes: number[] = [];
  const times = endings.map((ending) => {
    const took = time(ending);
    nodes.push(ending.solver.nodes);
    return took;
  });
  const over = endings.filter((_, at) => itemAt(times, at) > 1);
  const ms = (share: number): number => Number(shareOf(times, share).toFixed(3));
  return {
    medianMs: ms(0.5),
    p90Ms: ms(0.9),
    p99Ms: ms(0.99),
    maxMs: ms(1),
    overMs: over.length,
    overAgain: over.filter((ending) => time(ending) > 1).length,
    nodes: shareOf(nodes, 0.5),
    endings: endings.length,
  };
}

function endingsOf(klaverjas: Game, count: number): Ending[] {
  const solvers = new Map<string, Solver>();
  const kinds = ['Rotterdam', 'Amsterdam'].flatMap((preset) => [true, false].map((sensible) => ({ preset, sensible })));
  const each = Math.ceil(count / kinds.length);
  const groups = kinds.map(({ preset, sensible }) => {
    const options = resolveOptions(klaverjas, { preset });
    if (!options.ok) throw new Error(options.error.message);
    const seed = seedFrom(`endings ${preset} ${sensible ? 'sensible' : 'random'}`);
    return dealsOf(klaverjas, options.value, 4, seed, each).map((deal, number): Ending => {
      const state = playedOn(klaverjas, deal, sensible, deriveSeed(seed, `play ${number}`));
      const rules = klaverjas.trick(state);
      if (rules === null || state.play === null) throw new Error('an ending is of a deal that is played');
      const side = number % 2;
      const key = `${preset} ${rules.trump} ${side}`;
      const solver = solvers.get(key) ?? new Solver({ ...rules, for: [side, side + 2] });
      solvers.set(key, solver);
      return { position: { hands: state.hands, leader: state.play.leader, trick: [] }, solver };
    });
  });
  // In turn, so that a few are of every kind.
  return Array.from({ length: each }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1)))
    .flat()
    .slice(0, count);
}

function playedOn(game: Game, deal: DealState, sensible: boolean, seed: ReturnType<typeof seedFrom>): DealState {
  const rng = rngOf(seed);
  let state = deal;
  while (tricksPlayed(state) < PLAYED) {
    const seat = game.toAct(state);
    const legal = game.legal(state);
    if (seat === null) throw new Error('a deal ended before its ending');
    const action = sensible ? game.heuristicBot(game.view(state, seat), legal, rng) : pick(legal.actions, rng);
    state = game.apply(state, action).state;
  }
  return state;
}
