import { rngOf, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import type { Budget } from '../bot.ts';
import { BOTS } from '../index.ts';
import type { Level } from '../levels.ts';
import { reasonsFor, type Reason, type Weighed } from './reason.ts';

/** A bot's choice, its reasons, and its view of the candidates. */
export interface Advice {
  readonly action: Action;
  readonly reasons: readonly Reason[];
  /** The chosen one first, then the best. Where nothing was reckoned it stands alone. */
  readonly candidates: readonly Weighed[];
}

/** Figures are rounded to hundredths: more digits would be noise. */
const HUNDREDTHS = 100;

/** A bot's advice to the seat of a view. It follows from its arguments alone unless the clock of the budget cuts thinking short. */
export function advise(level: Level, view: View, legal: Legal, seed: Seed, budget: Budget): Advice {
  const { action, candidates } = BOTS[level].consider(view, legal, rngOf(seed), budget);
  const weighed = candidates
    .map(({ action: one, points, se }): Weighed => ({ action: one, points: told(points), se: told(se) }))
    .sort((a, b) => Number(b.action === action) - Number(a.action === action) || (b.points ?? -Infinity) - (a.points ?? -Infinity));
  const all = weighed.some((one) => one.action === action) ? weighed : [{ action, points: null, se: null }, ...weighed];
  return { action, reasons: reasonsFor(view, legal, action, all), candidates: all };
}

function told(figure: number): number | null {
  return Number.isFinite(figure) ? Math.round(figure * HUNDREDTHS) / HUNDREDTHS : null;
}
