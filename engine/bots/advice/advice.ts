import { rngOf, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import type { Budget, Candidate } from '../bot.ts';
import { BOTS } from '../index.ts';
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

/** A bot's advice to the seat of a view. It follows from its arguments alone unless the clock of the budget cuts thinking short. */
export function advise(level: Level, view: View, legal: Legal, seed: Seed, budget: Budget): Advice {
  const { action, candidates } = BOTS[level].consider(view, legal, rngOf(seed), budget);
  const { weighed, alike } = compared(action, candidates);
  return { action, reasons: reasonsFor(view, legal, action, weighed, alike), candidates: weighed };
}

/**
 * The figures of the candidates, and the candidates that are as good as the choice. Every candidate is measured by the worlds that it shares with the
 * choice, so that figures compare. Where these worlds show another candidate to be surely better, a heuristic has had the last word against the
 * search, which the game does not trust there: its figures are left out.
 */
export function compared(
  action: Action,
  candidates: readonly Candidate[],
): { readonly weighed: readonly Weighed[]; readonly alike: readonly Action[] } {
  const chosen = candidates.find((one) => one.action === action);
  const without: Weighed = { action, points: null, se: null };
  if (chosen === undefined || chosen.playouts === 0) return { weighed: [without, ...unweighed(candidates, action)], alike: [] };
  const others = candidates
    .filter((one) => one !== chosen)
    .map((one) => {
      const mean = one.behind.mean - chosen.behind.mean;
      const se = chosen.behind.se === 0 ? one.behind.se : Math.hypot(one.behind.se, chosen.behind.se);
      return { one, points: chosen.points - mean, mean, doubt: DOUBT * se };
    })
    .sort((a, b) => b.points - a.points);
  if (others.some(({ mean, doubt }) => mean < -doubt && Math.round(mean) < 0)) return { weighed: [without], alike: [] };
  const alike = others.filter(({ points, mean, doubt }) => Math.abs(mean) <= doubt || Math.round(points) === Math.round(chosen.points));
  return {
    weighed: [
      { action, points: told(chosen.points), se: told(chosen.se) },
      ...others.map(({ one, points }): Weighed => ({ action: one.action, points: told(points), se: told(one.se) })),
    ],
    alike: alike.map(({ one }) => one.action),
  };
}

function unweighed(candidates: readonly Candidate[], but: Action): Weighed[] {
  return candidates.filter(({ action }) => action !== but).map(({ action }) => ({ action, points: null, se: null }));
}

function told(figure: number): number | null {
  return Number.isFinite(figure) ? Math.round(figure * HUNDREDTHS) / HUNDREDTHS : null;
}
