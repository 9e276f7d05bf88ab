import type { Rng } from '../cards/random.ts';
import type { Board } from '../cards/trick/board.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import type { PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { kindOf } from '../bots/inference/cardPriors.ts';
import { likeness, boardMargin, shapeOf } from './trainingSamples.ts';
import { unitOf, type PolicyWeights } from '../bots/policy/weights.ts';
import { float64At, int32At, itemAt } from '../cards/indexed.ts';
import { evolve, type EvolutionEffort, type Steps } from './evolution.ts';
import type { Start } from './starts.ts';

/** The mean margin of a policy over another, per deal, and its standard error. */
export interface Rivalry {
  readonly mean: number;
  readonly se: number;
}

/** How long {@link tune} runs. */
export interface Tuning extends EvolutionEffort {
  /** Deals that each mutant plays. */
  readonly deals: number;
}

/** How many digits of a learned figure are kept. */
export const DIGITS = 2;

/**
 * How much likelier than chance a card is in a seat's hand once all calls have been made, by heuristic: logarithms of odds, by the seat's
 * place after the declarer's, then by rank of a trump, then of a plain card. Learned from boards at the beginning of the play.
 */
export function cardPriorsOf(boards: readonly Board[]): number[][] {
  const [one] = boards;
  if (one === undefined) return [];
  const ranks = one.layout.bits / one.layout.copies;
  const held = one.points.reduce<number[][]>((rows) => [...rows, Array<number>(2 * ranks).fill(0)], []);
  const dealt = Array<number>(2 * ranks).fill(0);
  for (const { layout, hands, players, declarer } of boards)
    for (let seat = 0; seat < players; seat += 1)
      for (let slot = 0; slot < 4; slot += 1)
        for (let bit = 0; bit < layout.bits; bit += 1) {
          const kind = kindOf(layout, slot * 32 + bit);
          if (seat === 0) dealt[kind] = itemAt(dealt, kind) + 1;
          if (((int32At(hands, seat * 4 + slot) >>> bit) & 1) === 0) continue;
          const row = itemAt(held, (seat - declarer + players) % players);
          row[kind] = itemAt(row, kind) + 1;
        }
  const odds = (count: number, of: number): number => Math.log((count + 1) / (of - count + 1));
  return held.map((row) =>
    row.map((count, kind) => {
      const mean = held.reduce((sum, other) => sum + itemAt(other, kind), 0) / held.length;
      const all = itemAt(dealt, kind);
      return all === 0 ? 0 : Number((odds(count, all) - odds(mean, all)).toFixed(DIGITS));
    }),
  );
}

/**
 * One policy against another over some deals: each is played twice, the first policy playing for one camp and then for the other. What counts
 * are points in tricks and the bonuses of tricks, if the board has any. Throws a RangeError for no deals.
 */
export function rivalry(starts: readonly Start[], first: PlayoutPolicy, second: PlayoutPolicy): Rivalry {
  if (starts.length === 0) throw new RangeError('there is nothing to play');
  let sum = 0;
  let squares = 0;
  const works = new Map<string, Board>();
  for (const start of starts) {
    const { board } = start;
    const key = shapeOf(board);
    let work = works.get(key);
    if (work === undefined) works.set(key, (work = likeness(board)));
    const camp = board.mates[Math.max(0, board.declarer)] ?? 1;
    const gain = (played(start, work, camp, first, second) + played(start, work, ~camp, first, second)) / 2;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / starts.length;
  return { mean, se: Math.sqrt(Math.max(0, squares / starts.length - mean * mean) / starts.length) };
}

/** Returns how much more than the others the seats of `camp` make when the first policy plays for them. */
function played({ board, brief }: Start, work: Board, camp: number, first: PlayoutPolicy, second: PlayoutPolicy): number {
  work.copy(board);
  while (work.left > 0) {
    work.findLegal();
    const player = (camp >>> work.seat) & 1 ? first : second;
    brief(player, work);
    work.play(player.choose(work, 0));
  }
  return boardMargin(work, camp);
}

/** Steps in units of a weight. */
const STEPS: Steps = { wide: 0.2, narrow: 0.05 };

/**
 * Returns weights that play a game better, found by {@link evolve}: in each generation the mutants play against the mean, all of them the same
 * deals. The result is the average of the last third of the means (Polyak and Juditsky 1992), which takes out the luck of single generations.
 */
export function tune(starts: readonly Start[], from: PolicyWeights, { deals, ...effort }: Tuning, rng: Rng): PolicyWeights {
  const [some] = starts;
  if (some === undefined) throw new RangeError('there is nothing to play');
  const unit = unitOf(some.board.layout.spec, some.board.players);
  const means = evolve(
    from,
    effort,
    STEPS,
    (generation, mean) => {
      const at = (generation * deals) % starts.length;
      const batch = [...starts, ...starts].slice(at, at + deals);
      const current = new HeuristicPolicy(mean, unit);
      return (mutant) => rivalry(batch, new HeuristicPolicy(mutant, unit), current).mean;
    },
    rng,
  );
  const last = means.slice(-Math.ceil(effort.generations / 3));
  return from.map((_, i) => last.reduce((sum, mean) => sum + float64At(mean, i) / last.length, 0));
}
