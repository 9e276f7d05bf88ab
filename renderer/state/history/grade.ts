import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';

/**
 * The grade of a decision: its mark, else whether its action has the best figure (`best`), is as good as that one for all that the figures show (`alike`),
 * or is surely a little worse, by too little for a mark (`little`).
 */
export type Grade = Exclude<JudgedOnWire['mark'], 'none'> | 'best' | 'alike' | 'little';

/** Returns the grade of a decision. */
export function gradeOf({ mark, action, best, actions }: Pick<JudgedOnWire, 'mark' | 'action' | 'best' | 'actions'>): Grade {
  if (mark !== 'none') return mark;
  if ((actions[0]?.action ?? best[0]) === action) return 'best';
  return best.includes(action) ? 'alike' : 'little';
}
