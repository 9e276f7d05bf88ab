import { rngOf, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import type { Budget } from '../bot.ts';
import { BOTS } from '../index.ts';
import { FIGURES, figuresOf, type ActionFigures } from '../judge/figures.ts';
import type { Level } from '../levels.ts';
import { reasonsFor, type Reason, type Weighed } from './reason.ts';

/** A bot's choice, its reasons, and its view of the candidates. */
export interface Advice {
  readonly action: Action;
  readonly reasons: readonly Reason[];
  /** The chosen one first, then the best. Where nothing was reckoned, or nothing that can be trusted, it stands alone. */
  readonly candidates: readonly Weighed[];
}

/** Figures are rounded to hundredths: more digits would be noise. */
const HUNDREDTHS = 100;
/** Differences up to this number of standard errors are chance. */
const DOUBT = 2;

/**
 * A bot's advice to the seat of a view. The bot chooses; the judge's trials give the figures, so that a hint and a later judgement agree. Where they show another
 * card to be surely better, the advice is that card. It follows from its arguments alone unless the clock of the budget cuts thinking short.
 */
export function advise(level: Level, view: View, legal: Legal, seed: Seed, budget: Budget): Advice {
  const { action: chosen, candidates } = BOTS[level].consider(view, legal, rngOf(seed), budget);
  const figuresFor = (action: Action): ActionFigures[] => (candidates.length === 0 ? [] : figuresOf(view, legal, action, FIGURES, budget));
  const figures = figuresFor(chosen);
  // Calls are played out by heuristic, whose last word on them stands.
  const better = view.phase === 'play' ? surelyBetter(chosen, figures) : undefined;
  const action = better ?? chosen;
  const { weighed, alike } = compared(action, better === undefined ? figures : figuresFor(better));
  return { action, reasons: reasonsFor(view, legal, action, weighed, alike, candidates.length > 0), candidates: weighed };
}

/** The best of the actions that the figures show to be surely better than the choice; `undefined` if there is none. */
function surelyBetter(action: Action, figures: readonly ActionFigures[]): Action | undefined {
  return figures
    .filter((one) => one.action !== action && one.behind < -DOUBT * one.behindError && Math.round(one.behind) < 0)
    .reduce<ActionFigures | undefined>((best, one) => (best === undefined || one.behind < best.behind ? one : best), undefined)?.action;
}

/**
 * The figures of the actions, and the actions that are as good as the choice. Where the figures show another action to be surely better, they contradict
 * the bot: a heuristic has had the last word, or the bot's worlds showed otherwise. Then figures are left out.
 */
export function compared(
  action: Action,
  figures: readonly ActionFigures[],
): { readonly weighed: readonly Weighed[]; readonly alike: readonly Action[] } {
  const chosen = figures.find((one) => one.action === action);
  const without: Weighed = { action, points: null, se: null };
  if (chosen === undefined) return { weighed: [without], alike: [] };
  const others = figures.filter((one) => one !== chosen).sort((a, b) => a.behind - b.behind);
  if (surelyBetter(action, figures) !== undefined) return { weighed: [without], alike: [] };
  const alike = others.filter(
    ({ points, behind, behindError }) => Math.abs(behind) <= DOUBT * behindError || Math.round(points) === Math.round(chosen.points),
  );
  return {
    weighed: [chosen, ...others].map(({ action: one, points, se }) => ({ action: one, points: rounded(points), se: rounded(se) })),
    alike: alike.map((one) => one.action),
  };
}

function rounded(figure: number): number {
  return Math.round(figure * HUNDREDTHS) / HUNDREDTHS;
}
