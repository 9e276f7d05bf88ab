import process from 'node:process';
import { reasonsAgainst } from '../../../engine/bots/advice/against.ts';
import { playedOut } from '../../../engine/bots/advice/playedOut.ts';
import { tellingReasons } from '../../../engine/bots/advice/reason.ts';
import { confirmed, secondOpinion } from '../../../engine/bots/advice/secondOpinion.ts';
import { evaluate } from '../../../engine/bots/evaluation/evaluator.ts';
import { judgeSeed, spreadOf } from '../../../engine/bots/judge/judge.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import { judgeDeal, type JudgedDecision } from '../../../engine/bots/judge/judgeDeal.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { deriveSeed, type Seed } from '../../../engine/cards/random.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { dealAmongHard } from '../../../engine/cli/contest/blunders.ts';

/** The figures of a level's decisions in a game: of a deal, or the sums of some. */
export interface LevelFigures {
  deals: number;
  decisions: number;
  /** Decisions that stay marked, and those that stay mistakes or blunders, after second opinions. */
  marked: number;
  mistakes: number;
  /** Points lost in each deal, and their squares. */
  lost: number;
  squares: number;
  /** Marked choices played on in worlds that fit the view: their claims, what came of them, and the squares of the difference. */
  supposed: number;
  supposedReal: number;
  supposedDifferences: number;
  /** Mistakes and blunders of the first judgement, and how many of them a second opinion withdraws. */
  doubtful: number;
  withdrawn: number;
  /** Marked decisions with a reason besides figures. */
  explained: number;
  /** Marked decisions judged with another seed, and those that this upholds: at least half of the loss, beyond chance. */
  judgedAgain: number;
  upheld: number;
  /** Marked decisions played on in their deals: their claims, what came of them, and the squares of the difference. */
  playedOn: number;
  claimed: number;
  real: number;
  differences: number;
  /** Milliseconds of processor time of a deal's first judgements: in all, and the most. */
  processor: number;
  slowest: number;
}

const NOTHING: Readonly<LevelFigures> = {
  deals: 0,
  decisions: 0,
  marked: 0,
  mistakes: 0,
  lost: 0,
  squares: 0,
  supposed: 0,
  supposedReal: 0,
  supposedDifferences: 0,
  doubtful: 0,
  withdrawn: 0,
  explained: 0,
  judgedAgain: 0,
  upheld: 0,
  playedOn: 0,
  claimed: 0,
  real: 0,
  differences: 0,
  processor: 0,
  slowest: 0,
};

/** A deal of a level, measured: a line of the file of figures that runs add to. */
export interface MeasuredLine {
  readonly game: string;
  readonly level: Level;
  /** The seed of the run and the number of the deal in it: the same cards for every level. */
  readonly deal: string;
  readonly figures: Readonly<LevelFigures>;
}

/** Reads the lines of a file of figures; one that was cut short when a run was stopped is left out. */
export function linesFrom<Line>(text: string): Line[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** The sums of some deals. */
export function figuresIn(lines: readonly MeasuredLine[]): LevelFigures {
  const sum = { ...NOTHING };
  for (const { figures } of lines)
    for (const key of Object.keys(NOTHING) as (keyof LevelFigures)[])
      sum[key] = key === 'slowest' ? Math.max(sum[key], figures[key]) : sum[key] + figures[key];
  return sum;
}

/** Chances by which `hard` bots play a deal on after either action. */
const CHANCES = 2;

/** Standard errors beyond which a second verdict upholds a first. */
const CERTAIN = 4;

/** The figures of a deal with one seat of a level among `hard` bots, each of its decisions judged. */
export function dealFigures(game: Game, level: Level, number: number, seed: Seed): LevelFigures {
  const sum = { ...NOTHING };
  const { deal, judged } = dealAmongHard(game, level, number, seed);
  const begun = process.cpuUsage();
  const decisions = [...judgeDeal(game, deal, judged)];
  const { user, system } = process.cpuUsage(begun);
  sum.processor = sum.slowest = (user + system) / 1000;
  sum.deals = 1;
  sum.decisions = decisions.length;
  sum.lost = decisions.reduce((all, decision) => all + decision.lost, 0);
  sum.squares = sum.lost ** 2;
  for (const decision of decisions) if (decision.mark !== 'none') addMarked(sum, game, deal, decision, seed);
  return sum;
}

function addMarked(sum: LevelFigures, game: Game, deal: DealState, decision: JudgedDecision, seed: Seed): void {
  const { view, action, step, lost } = decision;
  const [better = action] = decision.best;
  const before = stateBefore(game, deal, step);
  const legal = game.legal(before);
  let { mark } = decision;
  const opinion = secondOpinion(view, action, better, judgeSeed(view, legal, 2));
  sum.supposed += lost;
  sum.supposedReal += opinion.ahead;
  sum.supposedDifferences += (opinion.ahead - lost) ** 2;
  if (mark !== 'inaccuracy') {
    sum.doubtful += 1;
    mark = confirmed(decision, opinion);
    if (mark === 'none') sum.withdrawn += 1;
  }
  const again = verdictOn(view, legal, action, { turn: 1 });
  sum.judgedAgain += 1;
  if (again !== null && again.lost >= CERTAIN * again.se && again.lost >= lost / 2) sum.upheld += 1;
  const seat = view.viewer;
  if (typeof seat === 'number') {
    const margin = (chosen: typeof action, chance: Seed): number =>
      evaluate(
        game,
        playedOut(game, game.apply(before, chosen).state, chance, () => 'hard'),
        seat,
        0,
      );
    let real = 0;
    for (let turn = 0; turn < CHANCES; turn += 1) {
      const chance = deriveSeed(seed, `on ${step} ${turn}`);
      real += (margin(better, chance) - margin(action, chance)) / CHANCES;
    }
    sum.playedOn += 1;
    sum.claimed += lost;
    sum.real += real;
    sum.differences += (real - lost) ** 2;
  }
  if (mark === 'none') return;
  sum.marked += 1;
  if (mark !== 'inaccuracy') sum.mistakes += 1;
  if (reasonsAgainst(view, action, better).length > 0 || tellingReasons(view, legal, better, action).length > 0) sum.explained += 1;
}

function stateBefore(game: Game, { setup, moves }: DealState, step: number): DealState {
  return moves.slice(0, step).reduce((state, { action }) => game.apply(state, action).state, game.deal(setup).state);
}

/** The points that a level loses a deal more than another in the same deals, in points with two standard errors. */
export function moreLost(
  worse: readonly MeasuredLine[],
  better: readonly MeasuredLine[],
): { readonly mean: number; readonly error: number } {
  const others = new Map(better.map(({ deal, figures }) => [deal, figures.lost]));
  const differences = worse.flatMap(({ deal, figures }) => {
    const other = others.get(deal);
    return other === undefined ? [] : [figures.lost - other];
  });
  const count = Math.max(1, differences.length);
  const mean = differences.reduce((all, one) => all + one, 0) / count;
  const squares = differences.reduce((all, one) => all + (one - mean) ** 2, 0);
  return { mean, error: 2 * Math.sqrt(squares / (count * Math.max(1, count - 1))) };
}

/** The share of their claims that marked choices bring, with two standard errors. */
function shareOfClaims(real: number, claimed: number, differences: number): string {
  const whole = Math.max(Number.EPSILON, claimed);
  return `${(real / whole).toFixed(2)} ± ${((2 * Math.sqrt(differences)) / whole).toFixed(2)}`;
}

/** The line about marked choices: played on, judged again, and explained. */
export function marksLine(sum: LevelFigures): string {
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`;
  return [
    `${sum.playedOn} marked choices played on in their deals bring ${shareOfClaims(sum.real, sum.claimed, sum.differences)} of what they claim,`,
    `in worlds that fit the view ${shareOfClaims(sum.supposedReal, sum.supposed, sum.supposedDifferences)};`,
    `another seed upholds ${percent(sum.upheld, sum.judgedAgain)}; second opinions withdraw ${percent(sum.withdrawn, sum.doubtful)};`,
    `reasons besides figures for ${percent(sum.explained, sum.marked)}`,
  ].join(' ');
}

/** The figures as lines of text, the points with two standard errors. */
export function linesOf(game: Game, level: Level, sum: LevelFigures): string {
  const spread = spreadOf(game.id);
  const mean = sum.lost / sum.deals;
  const se = Math.sqrt(Math.max(0, sum.squares / sum.deals - mean * mean) / Math.max(1, sum.deals - 1));
  const rate = (1000 * sum.lost) / (spread * Math.max(1, sum.decisions));
  const share = (count: number): string => `${((100 * count) / Math.max(1, sum.decisions)).toFixed(2)} %`;
  return [
    `${game.id} ${level}:`.padEnd(24),
    `${sum.deals} deals, ${sum.decisions} decisions, ${mean.toFixed(2)} ± ${(2 * se).toFixed(2)} points lost a deal, error rate ${rate.toFixed(1)},`,
    `marked ${share(sum.marked)}, mistakes ${share(sum.mistakes)};`,
    `${(sum.processor / sum.deals).toFixed(0)} ms a deal, at most ${sum.slowest.toFixed(0)}`,
  ].join(' ');
}
