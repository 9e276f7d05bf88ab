import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import { standsAtBest } from '../../state/history/grade.ts';

/** A row of the bars: an action, with the points that it is behind the best as they are printed. */
export interface BarRow {
  readonly action: string;
  /** Rounded as it is printed, so that equal figures have equal bars. */
  readonly behind: number;
  /** Standard error of the points. */
  readonly se: number;
}

type Figures = Pick<JudgedOnWire, 'action' | 'actions' | 'best' | 'lost' | 'se'>;

/** More rows than this would hide the sentences. */
const MOST_ROWS = 8;
/** Where no bar of a decision reaches as many points, its figures have a tenth. */
const FINE_BELOW = 10;

/** The decimals of the figures of a decision. */
export function barDigits(decision: Figures): 0 | 1 {
  return reach(decision) < FINE_BELOW ? 1 : 0;
}

/** The rows of a decision: the best actions, and the one that was taken, in the order of their figures. */
export function barRows(decision: Figures): BarRow[] {
  const scale = 10 ** barDigits(decision);
  const rows = rawRows(decision).map(({ action, behind, se }): BarRow => {
    return { action, behind: standsAtBest(decision, action, behind) ? 0 : Math.round(behind * scale) / scale, se };
  });
  return rows.toSorted((a, b) => a.behind - b.behind);
}

/** The points that the longest bars of a deal's decisions stand apart from the shortest, doubt included: one scale for all of them. */
export function barScale(decisions: readonly Figures[]): number {
  return Math.max(1, ...decisions.map(reach));
}

function reach(decision: Figures): number {
  return Math.max(1, ...rawRows(decision).map(({ behind, se }) => behind + 2 * se));
}

function rawRows({ action: taken, actions, lost, se: error }: Figures): BarRow[] {
  return actions
    .filter(({ action }, i) => i < MOST_ROWS || action === taken)
    .map(({ action, behind, se }) => {
      // The two figures of one card would differ by chance: that of the judgement counts.
      const counts = action === taken && lost > 0;
      return { action, behind: counts ? lost : behind, se: counts ? error : se };
    });
}
