import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';

/** The share of a deal's spread by which an action may be behind the best and still be right: below it nothing is ever marked. */
const RIGHT = 1 / 16;

/** Whether a judged action is as good as the best, or behind by too little to be marked. */
function isNearBest(behind: number, spread: number): boolean {
  return behind <= RIGHT * spread;
}

/** Whether a decision makes a question: besides the action that was taken, some choices are right, and some are not. */
export function isQuestion({ action, actions }: Pick<JudgedOnWire, 'action' | 'actions'>, spread: number): boolean {
  const others = actions.filter((one) => one.action !== action);
  const right = others.filter(({ behind }) => isNearBest(behind, spread)).length;
  return right > 0 && right < others.length;
}

/** A person's marked decisions one by one: the better action is found again, without its figures. */
export class MistakeQuiz {
  readonly decisions: readonly JudgedOnWire[];
  /** The number of the question, from 0; that of all questions at the end. */
  at = $state(0);
  /** The actions that were tried for this question, the last one last. */
  tried = $state.raw<readonly string[]>([]);
  /** How many were right at the first try. */
  first = $state(0);
  /** Whether the answer was shown, not found. */
  shown = $state(false);
  readonly current: JudgedOnWire | null = $derived.by(() => this.decisions[this.at] ?? null);
  /** Whether the last action tried is right. */
  readonly right: boolean = $derived.by(() => {
    const last = this.tried.at(-1);
    return last !== undefined && this.isRight(last);
  });
  readonly #spread: number;

  /** @param spread the standard deviation of a deal's margin, in points */
  constructor(decisions: readonly JudgedOnWire[], spread: number) {
    this.decisions = decisions;
    this.#spread = spread;
  }

  /** Points that an action is behind the best; `null` for one that was not judged. */
  behind(action: string): number | null {
    return this.current?.actions.find((one) => one.action === action)?.behind ?? null;
  }

  /** Whether an action is as good as the best, or behind by too little to be marked. */
  isRight(action: string): boolean {
    const behind = this.behind(action);
    return behind !== null && action !== this.current?.action && isNearBest(behind, this.#spread);
  }

  /** Tries an action; after the right one, and for one that was not judged, nothing happens. */
  choose(action: string): void {
    if (this.right || this.shown || this.behind(action) === null || this.tried.includes(action)) return;
    this.tried = [...this.tried, action];
    if (this.right && this.tried.length === 1) this.first += 1;
  }

  /** Shows the answer. */
  reveal(): void {
    this.shown = true;
  }

  /** Goes on to the next question, or to the end. */
  next(): void {
    this.at = Math.min(this.at + 1, this.decisions.length);
    this.tried = [];
    this.shown = false;
  }
}
