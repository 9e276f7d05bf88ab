import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';

/** Fewer points than this behind the best are printed as none, if they are not certain. */
const UNPRINTED = 0.5;

/** Whether an action has the figure of the best: no points are behind it, or ones that are neither certain nor printed. */
export function standsAtBest({ best }: Pick<JudgedOnWire, 'best'>, action: string, behind: number): boolean {
  return behind <= 0 || (best.includes(action) && behind < UNPRINTED);
}

/** Whether an action bears the sign of the best: it is as good for all that the figures show, or behind by no more than another that is. */
export function bearsTick({ best, actions }: Pick<JudgedOnWire, 'best' | 'actions'>, action: string): boolean {
  const farthest = Math.max(...actions.filter((one) => best.includes(one.action)).map(({ behind }) => behind));
  const own = actions.find((one) => one.action === action);
  return best.includes(action) || (own !== undefined && own.behind <= farthest);
}

/**
 * The grade of a decision: its mark, else whether its action has the figure of the best (`best`), is as good as that one for all that the figures show (`alike`),
 * or is surely a little worse, by too little for a mark (`little`).
 */
export type Grade = Exclude<JudgedOnWire['mark'], 'none'> | 'best' | 'alike' | 'little';

/** Returns the grade of a decision. */
export function gradeOf({ mark, action, best, actions }: Pick<JudgedOnWire, 'mark' | 'action' | 'best' | 'actions'>): Grade {
  if (mark !== 'none') return mark;
  const behind = actions.find((one) => one.action === action)?.behind;
  if (behind === undefined ? best[0] === action : standsAtBest({ best }, action, behind)) return 'best';
  return best.includes(action) ? 'alike' : 'little';
}
