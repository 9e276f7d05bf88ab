import { reasonsAgainst } from '../../../engine/bots/advice/against.ts';
import { playedOut } from '../../../engine/bots/advice/playedOut.ts';
import { tellingReasons } from '../../../engine/bots/advice/reason.ts';
import { UNHURRIED } from '../../../engine/bots/bot.ts';
import { JUDGE, judgeSeed, leastMarked, spreadOf, trustIn, workPart } from '../../../engine/bots/judge/judge.ts';
import { decisionTrials, type DecisionTrials, type JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import { meanOf } from '../../../engine/bots/judge/loss.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import { evaluate } from '../../../engine/bots/evaluation/evaluator.ts';
import { BOTS } from '../../../engine/bots/index.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { deriveSeed, rngOf, type Seed } from '../../../engine/cards/random.ts';
import type { Action, Legal } from '../../../engine/contract/action.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import type { View } from '../../../engine/contract/view.ts';
import { dealAmongHard } from '../../../engine/cli/contest/blunders.ts';

/** A choice that a level would have made, marked, and what came of it in the deal as it lay. */
export interface MarkedClaim {
  /** Points that the verdict says it loses. */
  readonly claimed: number;
  /** Points by which the better choice came out ahead when `hard` bots played both on. */
  readonly real: number;
  /** Whether a whole verdict with another seed finds at least half of the loss, beyond chance. */
  readonly upheld: boolean;
  /** Whether a reason stands beside the figures. */
  readonly explained: boolean;
}

/** The choices of the levels in each position of a deal that `hard` bots play: a line of the file of figures that runs add to. */
export interface SameChoices {
  readonly game: GameId;
  /** The seed of the run and the number of the deal in it. */
  readonly deal: string;
  readonly players: number;
  /** Positions with a choice, and those in which not all levels choose the same. */
  readonly choices: number;
  readonly apart: number;
  /** Points that each level loses more than `hard` does, over all seats. */
  readonly behind: Readonly<Partial<Record<Level, number>>>;
  readonly claims: readonly MarkedClaim[];
}

/** A tenth of the judge's work for a comparison: more positions say more than more worlds in each. */
const LOOK = workPart(JUDGE, 10);
/** Standard errors beyond which a second verdict upholds a first. */
const CERTAIN = 4;

/**
 * Asks each level for its choice in every position of one deal among `hard` bots, and compares them in the same worlds. Who plays a whole deal meets other positions
 * than others do, and the cards make most of the difference; here all levels have the same ones. A difference between two given choices has no winner's
 * curse: no best one is picked by the worlds that measure it. Choices that seem to lose enough for a mark have a verdict, and are played on in the deal as it lay
 * where `plays`: that takes half of the time.
 */
export function sameChoices(
  game: Game,
  levels: readonly Level[],
  number: number,
  name: string,
  seed: Seed,
  { plays = true, look = LOOK, depth }: { plays?: boolean; look?: JudgeDepth; depth?: JudgeDepth } = {},
): SameChoices {
  const { deal } = dealAmongHard(game, 'hard', number, seed);
  const behind = Object.fromEntries(levels.map((level) => [level, 0])) as Partial<Record<Level, number>>;
  const claims: MarkedClaim[] = [];
  let [choices, apart] = [0, 0];
  let { state } = game.deal(deal.setup);
  for (const [step, { seat, action }] of deal.moves.entries()) {
    const legal = game.legal(state);
    if (legal.actions.length > 1 && legal.actions.includes(action)) {
      choices += 1;
      const view = game.view(state, seat);
      const made = new Map(levels.map((level) => [level, level === 'hard' ? action : choiceOf(level, view, legal, step, seed)]));
      const others = [...new Set(made.values())].filter((one) => one !== action);
      if (others.length > 0) apart += 1;
      const lost = new Map(others.map((one) => [one, lostAgainst(view, legal, one, action, look)]));
      for (const [level, one] of made) behind[level] = (behind[level] ?? 0) + (lost.get(one) ?? 0);
      for (const one of others)
        // A look finds half as much or more where a mark is possible.
        if (plays && (lost.get(one) ?? 0) >= leastMarked(game.id) / 2) {
          const claim = claimOf(game, deal, state, view, legal, one, seed, depth);
          if (claim !== null) claims.push(claim);
        }
    }
    ({ state } = game.apply(state, action));
  }
  return { game: game.id, deal: name, players: deal.setup.players, choices, apart, behind, claims };
}

function choiceOf(level: Level, view: View, legal: Legal, step: number, seed: Seed): Action {
  return BOTS[level].choose(view, legal, rngOf(deriveSeed(seed, `${level} ${step}`)), UNHURRIED);
}

/** The points that an action loses against another, below 0 where it is the better one: both in the same worlds. */
function lostAgainst(view: View, legal: Legal, action: Action, other: Action, depth: JudgeDepth): number {
  const seed = deriveSeed(judgeSeed(view, legal), 'the same choices');
  const mean = (trials: DecisionTrials, one: Action): number | undefined => {
    const candidate = trials.actions.find((tried) => tried.action === one)?.candidate;
    return candidate === undefined ? undefined : meanOf(trials, candidate);
  };
  const trials = decisionTrials(view, legal, action, depth, seed, UNHURRIED);
  if (trials === null || trials.weights.length === 0) return 0;
  const own = mean(trials, action);
  if (own === undefined) throw new Error(`trials of ${view.game} leave out the choice`);
  // Calls far apart are not tried together: each has trials of its own, then, in worlds of the same chance.
  const apart = (): DecisionTrials | null => decisionTrials(view, legal, other, depth, seed, UNHURRIED);
  const theirs = mean(trials, other) ?? mean(apart() ?? trials, other) ?? own;
  return trustIn(view.game) * (theirs - own);
}

function claimOf(
  game: Game,
  deal: DealState,
  state: DealState,
  view: View,
  legal: Legal,
  action: Action,
  seed: Seed,
  depth: JudgeDepth = JUDGE,
): MarkedClaim | null {
  const verdict = verdictOn(view, legal, action, { depth });
  if (verdict === null || verdict.mark === 'none' || typeof view.viewer !== 'number') return null;
  const again = verdictOn(view, legal, action, { depth, turn: 1 });
  const { viewer: seat } = view;
  const [better = action] = verdict.best;
  const made = deal.moves[view.moves.length]?.action;
  // The same chance as in the deal: where the better choice is the one that was made there, the deal is what comes of it.
  const margin = (one: Action): number =>
    evaluate(game, one === made ? deal : playedOut(game, game.apply(state, one).state, seed, () => 'hard'), seat, 0);
  return {
    claimed: verdict.lost,
    real: margin(better) - margin(action),
    upheld: again !== null && again.lost >= CERTAIN * again.se && again.lost >= verdict.lost / 2,
    explained: reasonsAgainst(view, action, better).length > 0 || tellingReasons(view, legal, better, action).length > 0,
  };
}

/** A mean with two standard errors. */
interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** The points that a level loses a seat's deal more than another, in the same positions: deals are what varies. */
export function stepBetween(lines: readonly SameChoices[], worse: Level, better: Level): Figure {
  const differences = lines.map(({ behind, players }) => ((behind[worse] ?? 0) - (behind[better] ?? 0)) / players);
  const count = Math.max(1, differences.length);
  const mean = differences.reduce((all, one) => all + one, 0) / count;
  const squares = differences.reduce((all, one) => all + (one - mean) ** 2, 0);
  return { mean, error: 2 * Math.sqrt(squares / (count * Math.max(1, count - 1))) };
}

/** The share of their claims that marked choices bring, each deal in units of its game's spread: marks of one deal stand or fall together. */
export function shareOfClaims(lines: readonly SameChoices[]): Figure {
  const sums = lines.map(({ game, claims }) => ({
    claimed: claims.reduce((all, one) => all + one.claimed, 0) / spreadOf(game),
    real: claims.reduce((all, one) => all + one.real, 0) / spreadOf(game),
  }));
  const claimed = sums.reduce((all, one) => all + one.claimed, 0);
  if (claimed === 0) return { mean: 0, error: Infinity };
  const mean = sums.reduce((all, one) => all + one.real, 0) / claimed;
  const squares = sums.reduce((all, one) => all + (one.real - mean * one.claimed) ** 2, 0);
  return { mean, error: (2 * Math.sqrt(squares)) / claimed };
}

/** The figures as lines of text, the points with two standard errors. */
export function ladderLines(lines: readonly SameChoices[], levels: readonly Level[]): string[] {
  const count = (of: (line: SameChoices) => number): number => lines.reduce((all, line) => all + of(line), 0);
  const said = ({ mean, error }: Figure): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
  const steps = levels.slice(1).map((level, at) => {
    const worse = levels[at] ?? level;
    return `${worse} loses ${said(stepBetween(lines, worse, level))} more than ${level}`;
  });
  const marks = count(({ claims }) => claims.length);
  const upheld = count(({ claims }) => claims.filter((one) => one.upheld).length);
  const explained = count(({ claims }) => claims.filter((one) => one.explained).length);
  return [
    `${lines.length} deals, ${count(({ choices }) => choices)} choices, levels apart in ${count(({ apart }) => apart)}; a seat's deal, in the same positions: ${steps.join(', ')}`,
    `${marks} marked choices played on in their deals bring ${said(shareOfClaims(lines))} of what they claim; another seed upholds ${upheld}, ${explained} have a reason besides figures`,
  ];
}
