import { deriveSeed, rngOf, type Rng, type Seed } from '../cards/random.ts';
import { PACKS } from '../cards/pack.ts';
import { shuffled } from '../cards/random.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game, Heuristic } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import type { Board } from '../cards/trick/board.ts';
import { boardOf } from '../analysis/boardOf.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { alliesOf } from '../analysis/allies.ts';
import type { PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { kindOf } from '../bots/inference/cardPriors.ts';
import { likeness, boardMargin, shapeOf } from './trainingSamples.ts';
import { unitOf, type PolicyWeights } from '../bots/policy/weights.ts';
import { float64At, int32At, itemAt } from '../cards/indexed.ts';
import { evolve, type EvolutionEffort, type Steps } from './evolution.ts';

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

/** Deals of a game that have come to the play: always the same ones for a seed. `call` makes the calls. */
export function startsOf(...deals: Parameters<typeof dealsOf>): Board[] {
  const [game] = deals;
  return dealsOf(...deals).map((state) => boardOf(game, state));
}

/** Deals in a row that end without a card played, from which on a game is taken to have no play. */
const MOST_UNPLAYED = 1000;

/** The same as states. Throws a RangeError where deals do not come to the play. */
export function dealsOf(
  game: Game,
  options: Options,
  players: number,
  seed: Seed,
  count: number,
  call: Heuristic = game.heuristicBot,
): DealState[] {
  const deals: DealState[] = [];
  let unplayed = 0;
  for (let number = 0; deals.length < count; number += 1) {
    if (unplayed === MOST_UNPLAYED) throw new RangeError(`${unplayed} deals of ${game.id} in a row did not come to the play`);
    const rng = rngOf(deriveSeed(seed, `start ${number}`));
    const state = called(game, options, players, number % players, rng, call);
    unplayed = state.phase === 'play' ? 0 : unplayed + 1;
    if (state.phase === 'play') deals.push(state);
  }
  return deals;
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

/** A deal as it comes to its first card, or to its end without one. */
function called(game: Game, options: Options, players: number, dealer: number, rng: Rng, call: Heuristic): DealState {
  const deck = shuffled(PACKS[game.pack].cards, rng);
  const pile = game.pile === null ? [] : shuffled(PACKS[game.pile].cards, rng);
  const carry = { multiplier: 1, totals: Array.from({ length: players }, () => 0) };
  let { state } = game.deal({ options, players, dealer, deck, pile, carry });
  while (state.phase !== OVER && state.phase !== 'play') {
    const seat = game.toAct(state);
    if (seat === null) break;
    const legal = game.legal(state);
    const [only] = legal.actions;
    const action = legal.actions.length === 1 && only !== undefined ? only : call(game.view(state, seat), legal, rng);
    ({ state } = game.apply(state, action));
  }
  return state;
}

/**
 * One policy against another over some deals: each is played twice, the first policy playing for one camp and then for the other. What counts
 * are points in tricks and the bonuses of tricks, if the board has any. Throws a RangeError for no deals.
 */
export function rivalry(boards: readonly Board[], first: PlayoutPolicy, second: PlayoutPolicy): Rivalry {
  if (boards.length === 0) throw new RangeError('there is nothing to play');
  let sum = 0;
  let squares = 0;
  const works = new Map<string, Board>();
  for (const start of boards) {
    const key = shapeOf(start);
    let work = works.get(key);
    if (work === undefined) works.set(key, (work = likeness(start)));
    first.allies = second.allies = alliesOf(start);
    const camp = start.mates[Math.max(0, start.declarer)] ?? 1;
    const gain = (played(start, work, camp, first, second) + played(start, work, ~camp, first, second)) / 2;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / boards.length;
  return { mean, se: Math.sqrt(Math.max(0, squares / boards.length - mean * mean) / boards.length) };
}

/** Returns how much more than the others the seats of `camp` make when the first policy plays for them. */
function played(start: Board, work: Board, camp: number, first: PlayoutPolicy, second: PlayoutPolicy): number {
  work.copy(start);
  while (work.left > 0) {
    work.findLegal();
    work.play(((camp >>> work.seat) & 1 ? first : second).choose(work, 0));
  }
  return boardMargin(work, camp);
}

/** Steps in units of a weight. */
const STEPS: Steps = { wide: 0.2, narrow: 0.05 };

/**
 * Returns weights that play a game better, found by {@link evolve}: in each generation the mutants play against the mean, all of them the same
 * deals. The result is the average of the last third of the means (Polyak and Juditsky 1992), which takes out the luck of single generations.
 */
export function tune(boards: readonly Board[], from: PolicyWeights, { deals, ...effort }: Tuning, rng: Rng): PolicyWeights {
  const [start] = boards;
  if (start === undefined) throw new RangeError('there is nothing to play');
  const unit = unitOf(start.layout.spec, start.players);
  const means = evolve(
    from,
    effort,
    STEPS,
    (generation, mean) => {
      const at = (generation * deals) % boards.length;
      const batch = [...boards, ...boards].slice(at, at + deals);
      const current = new HeuristicPolicy(mean, unit);
      return (mutant) => rivalry(batch, new HeuristicPolicy(mutant, unit), current).mean;
    },
    rng,
  );
  const last = means.slice(-Math.ceil(effort.generations / 3));
  return from.map((_, i) => last.reduce((sum, mean) => sum + float64At(mean, i) / last.length, 0));
}
