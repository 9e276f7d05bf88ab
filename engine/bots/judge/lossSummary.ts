import type { Cause } from './cause.ts';
import type { Judgement } from './judge.ts';

/** The losses of some decisions, added up. */
export interface LossSummary {
  /** Decisions that counted. */
  readonly decisions: number;
  /** Points lost in all. */
  readonly lost: number;
  readonly marks: Readonly<Record<Judgement['mark'], number>>;
  /** Thousandths of a deal's spread lost a decision: the same scale in all games. */
  readonly errorRate: number;
  /** From 0 to 100, as chess players know it: the mean over decisions of a curve of the loss. */
  readonly accuracy: number;
  /** Points lost, by kind of decision. */
  readonly causes: Readonly<Partial<Record<Cause, { readonly decisions: number; readonly lost: number }>>>;
}

/** The accuracy of a decision that lost a share of the spread: the curve of lichess's accuracy, in units of the spread. */
function accuracyOf(share: number): number {
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.9 * share) - 3.1669));
}

/** Adds verdicts up. `spread`: that of the game, in points. */
export function lossSummaryOf(
  decisions: Iterable<Pick<Judgement, 'lost' | 'mark'> & { readonly cause: Cause }>,
  spread: number,
): LossSummary {
  const marks: Record<Judgement['mark'], number> = { none: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const causes: Partial<Record<Cause, { decisions: number; lost: number }>> = {};
  let [count, lost, accuracy] = [0, 0, 0];
  for (const decision of decisions) {
    count += 1;
    lost += decision.lost;
    accuracy += accuracyOf(decision.lost / spread);
    marks[decision.mark] += 1;
    const kind = (causes[decision.cause] ??= { decisions: 0, lost: 0 });
    kind.decisions += 1;
    kind.lost += decision.lost;
  }
  return {
    decisions: count,
    lost,
    marks,
    errorRate: count === 0 ? 0 : (1000 * lost) / (spread * count),
    accuracy: count === 0 ? 100 : accuracy / count,
    causes,
  };
}
