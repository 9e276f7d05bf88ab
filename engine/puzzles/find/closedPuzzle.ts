import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import { OVER, type DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { cardsInTrick, seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { evaluate } from '../../bots/evaluation/evaluator.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { JUDGE, judge, judgementOf, judgeSeed, workPart, type Judgement } from '../../bots/judge/judge.ts';
import { decisionTrials, type DecisionTrials, type JudgeDepth } from '../../bots/judge/decisionTrials.ts';
import { shareAhead } from '../../bots/judge/loss.ts';
import type { PuzzleStep, WrongAnswer } from '../puzzle.ts';
import { worldsOf } from '../worlds.ts';
import { answerOf } from './difficulty.ts';

/** Four times the work of a judgement after a deal. */
const THOROUGH: JudgeDepth = {
  cards: { ...JUDGE.cards, worlds: 4000, pool: 20_000, effort: 4 * JUDGE.cards.effort },
  calls: { ...JUDGE.calls, effort: 4 * JUDGE.calls.effort },
};
/** The last tricks by the policy: what hangs on seeing all hands there does not stand. */
const UNSEEING: JudgeDepth = { ...JUDGE, cards: { ...JUDGE.cards, exact: 0 } };
/** A fifth of the work is enough to drop most decisions: those that do not show half of the gap that a puzzle needs. */
const FIRST_LOOK = workPart(JUDGE, 5);
const PROMISING = 1 / 2;

/** The first look has chance of its own; the judgements have the turns below, and the check of the packs the one after them. */
const FIRST_TURN = 4;
const THOROUGH_TURN = 1;

/** Standard errors from which a loss is certain. */
const CERTAIN = 4;
/**
 * Of the worlds in which it matters whether the best or a wrong answer is given, the least share in which the wrong one must do worse. A call turns on how the
 * others call after it, at which a player can but guess: there it must be clearer than at a card, where the unseen cards alone are weighed.
 */
const LEAST_WORSE = { card: 1 / 2, call: 3 / 5 } as const;
/** Worlds in which bots play the best answer and the next one on, and in which every other answer is refuted. */
const SECOND_OPINION = 60;
const REFUTED_IN = 12;
/** Calls have as few as two answers. */
const LEAST_CARDS = 3;

/** A decision with one best answer by what its seat could know. */
export interface ClosedSolution {
  readonly step: PuzzleStep;
  readonly right: readonly Action[];
  /** Points by which the best answer is ahead of the next. */
  readonly gap: number;
}

/** The right answers of a judgement, and how far the next is behind; `undefined` unless every other is behind for certain, by `clear` points at least. */
function rightAnswers({ actions }: Pick<Judgement, 'actions'>, clear: number): { right: Action[]; gap: number } | undefined {
  const right = actions.filter(({ behind, se }) => behind === 0 && se === 0).map(({ action }) => action);
  const others = actions.filter(({ action }) => !right.includes(action));
  if (others.length === 0 || others.some(({ behind, se }) => behind < clear || behind < CERTAIN * se)) return undefined;
  return { right, gap: Math.min(...others.map(({ behind }) => behind)) };
}

/** Whether a seat has not seen a single card yet: one answer suits all deals, so that there is nothing to find in this one. */
export function seesNoCard({ hands, zones, tricks, ...view }: View): boolean {
  const shown = [...hands, ...zones.flatMap(({ stacks }) => stacks)];
  return tricks.length === 0 && cardsInTrick(view) === 0 && shown.every((cards) => visible(cards).length === 0);
}

/**
 * Whether a seat may double where everybody knows all hands, as after blind no trump. A partner who has yet to call knows as much, so that it makes no difference
 * whether the seat doubles or leaves that to the partner.
 */
export function isSharedCall({ phase, hands, viewer }: View): boolean {
  return (
    phase === 'doubling' && hands.every((cards, seat) => seat === viewer || (cards.length > 0 && visible(cards).length === cards.length))
  );
}

/** Whether a decision is worth judging: there is a choice, something to see, and bots do not agree. */
export function isDisputed(view: View, legal: Legal, seed: Seed): boolean {
  const { actions } = legal;
  const cards = view.phase === 'play';
  if (seesNoCard(view) || isSharedCall(view)) return false;
  if (actions.length < (cards ? LEAST_CARDS : 2)) return false;
  if (cards && actions.some(({ type }) => type !== 'play')) return false;
  const answers = new Set((['rule', 'easy', 'medium', 'hard'] as const).map((level) => answerOf(level, view, legal, seed)));
  return answers.size > 1;
}

/** Whether a first look at a decision leaves hope that its best answer is ahead of every other by `clear` points. */
export function isPromising(view: View, legal: Legal, clear: number): boolean {
  const seed = judgeSeed(view, legal, FIRST_TURN);
  const judgement = judge(view, legal, itemAt(legal.actions, 0), { depth: FIRST_LOOK, seed });
  if (judgement === null) return false;
  const others = judgement.actions.filter(({ behind, se }) => behind > 0 || se > 0);
  return others.length > 0 && others.every(({ behind }) => behind >= PROMISING * clear);
}

/**
 * Solves a decision from its seat's view: judged three times, by different chance, work and horizon, with the same answer each time, and played on by bots
 * that do not contradict it. `undefined` where it does not stand.
 */
export function solveClosed(
  game: Game,
  view: View,
  legal: Legal,
  clear: number,
  packSeed: Seed,
  number: number,
): ClosedSolution | undefined {
  const [any] = legal.actions;
  if (any === undefined) return undefined;
  const found = judgedRight(view, legal, any, clear, JUDGE, 0);
  if (found === undefined) return undefined;
  const again = thoroughFigures(view, legal, itemAt(found.right, 0), clear);
  if (again === undefined || !areSame(again.right, found.right)) return undefined;
  if (view.phase === 'play') {
    const blind = judge(view, legal, any, { depth: UNSEEING, seed: judgeSeed(view, legal, 2) });
    const [first] = blind?.actions ?? [];
    if (first === undefined || !found.right.includes(first.action)) return undefined;
  }
  if (!isFair(view, again.wrong)) return undefined;
  const best = itemAt(again.right, 0);
  const wrong: WrongAnswer[] = [];
  for (const [place, figures] of again.wrong.entries()) {
    const tried = playedAgainst(game, view, best, figures.action, place === 0 ? SECOND_OPINION : REFUTED_IN, clear, packSeed, number);
    if (place === 0 && (tried.ahead <= 0 || tried.ahead < figures.behind / 2 - 2 * tried.se)) return undefined;
    wrong.push({ ...shownFigures(figures), line: tried.line, world: tried.world });
  }
  return { step: { right: again.right.map(formatAction), line: [formatAction(best)], wrong }, right: again.right, gap: again.gap };
}

/** A wrong answer as the judge finds it, against the best one in the same worlds. */
export interface WrongFigures {
  readonly action: Action;
  readonly behind: number;
  /** The shares of the worlds in which it does worse, and better. */
  readonly worse: number;
  readonly better: number;
}

/** Whether each wrong answer does worse often enough where it matters; a judgement by other chance may find less of it, by `slack`. */
export function isFair({ phase }: Pick<View, 'phase'>, wrong: readonly Pick<WrongFigures, 'worse' | 'better'>[], slack = 0): boolean {
  const least = LEAST_WORSE[phase === 'play' ? 'card' : 'call'] - slack;
  return wrong.every(({ worse, better }) => worse >= least * (worse + better));
}

/** The figures of a wrong answer as a player reads them. */
export function shownFigures({ action, behind, worse }: WrongFigures): Pick<WrongAnswer, 'action' | 'loses'> & { readonly worse: number } {
  return { action: formatAction(action), loses: Math.round(behind * 10) / 10, worse: Math.round(100 * worse) };
}

/**
 * The right answers of a decision by the judge's most thorough look, and the figures of the others; `undefined` unless every other is behind for certain, by
 * `clear` points at least. `turn` gives other chance.
 */
export function thoroughFigures(
  view: View,
  legal: Legal,
  action: Action,
  clear: number,
  turn = THOROUGH_TURN,
): { right: readonly Action[]; gap: number; wrong: readonly WrongFigures[] } | undefined {
  return judgedRight(view, legal, action, clear, THOROUGH, turn);
}

function judgedRight(
  view: View,
  legal: Legal,
  action: Action,
  clear: number,
  depth: JudgeDepth,
  turn: number,
): { right: Action[]; gap: number; wrong: WrongFigures[] } | undefined {
  const trials = decisionTrials(view, legal, action, depth, judgeSeed(view, legal, turn), UNHURRIED);
  const judgement = trials === null ? null : judgementOf(view, trials, action);
  if (trials === null || judgement === null) return undefined;
  const found = rightAnswers(judgement, clear);
  if (found === undefined) return undefined;
  const best = candidateOf(trials, itemAt(found.right, 0));
  const wrong = judgement.actions.flatMap(({ action: one, behind }): WrongFigures[] => {
    if (found.right.includes(one)) return [];
    const own = candidateOf(trials, one);
    return [{ action: one, behind, worse: shareAhead(trials, best, own), better: shareAhead(trials, own, best) }];
  });
  return { ...found, wrong };
}

function candidateOf({ actions }: DecisionTrials, action: Action): number {
  const found = actions.find((one) => one.action === action);
  if (found === undefined) throw new RangeError(`${formatAction(action)} was not tried`);
  return found.candidate;
}

function areSame(some: readonly Action[], others: readonly Action[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** A comparison of two answers, with `hard` bots who play on after them in the same worlds. */
interface Duel {
  readonly ahead: number;
  readonly se: number;
  /** The first world in which it clearly does worse, and what is played there after it; else the one in which it does worst. */
  readonly world: number;
  readonly line: readonly string[];
}

function playedAgainst(
  game: Game,
  view: View,
  right: Action,
  wrong: Action,
  worlds: number,
  clear: number,
  packSeed: Seed,
  number: number,
): Duel {
  const seat = seatToAct(view);
  let [sum, squares, at] = [0, 0, 0];
  let shown: { world: number; line: readonly string[]; loses: number } | undefined;
  for (const state of worldsOf(game, view, packSeed, number)) {
    const chance = deriveSeed(packSeed, `world ${number} ${at}`);
    const [good, bad] = [playOut(game, state, right, chance), playOut(game, state, wrong, chance)];
    const ahead = evaluate(game, good.over, seat, 0) - evaluate(game, bad.over, seat, 0);
    sum += ahead;
    squares += ahead * ahead;
    if (shown === undefined || (shown.loses < clear && ahead > shown.loses)) shown = { world: at, line: bad.line, loses: ahead };
    at += 1;
    if (at === worlds) break;
  }
  if (shown === undefined) throw new RangeError('a duel needs a world');
  const mean = sum / worlds;
  const se = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / Math.max(1, worlds - 1));
  return { ahead: mean, se, world: shown.world, line: shown.line };
}

function playOut(game: Game, from: DealState, action: Action, chance: Seed): { over: DealState; line: string[] } {
  let { state } = game.apply(from, action);
  const line = [formatAction(action)];
  while (state.phase !== OVER) {
    const view = game.view(state, seatOnTurn(game, state));
    const next = BOTS.hard.choose(view, game.legal(state), rngOf(deriveSeed(chance, `move ${view.moves.length}`)), UNHURRIED);
    line.push(formatAction(next));
    ({ state } = game.apply(state, next));
  }
  return { over: state, line };
}
