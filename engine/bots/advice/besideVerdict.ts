import { isCall, type Action, type Legal } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import type { Fact, View } from '../../contract/view.ts';
import type { JudgedAction, Judgement } from '../judge/judge.ts';
import { reasonsAgainst, type ReasonAgainst } from './against.ts';
import { atTheTable, tellingReasons, type Reason } from './reason.ts';

/** How often one comes out ahead with one call and with another, by the end of its key `against.…`: much more often with one, or about as often. */
interface Odds extends Fact {
  readonly key: 'odds' | 'sameOdds';
}

/** The reasons beside a verdict. */
export interface VerdictReasons {
  /** For the best action, where the one that was taken is worse; else for that one. */
  readonly reasons: readonly Reason[];
  /** Against the action that was taken. */
  readonly against: readonly (ReasonAgainst | Odds)[];
}

/** Deals in a hundred by which odds may differ and still be about the same. */
const ALIKE = 1;

/** Reasons for the better action that one against the other action would repeat. */
const REPEATS: Readonly<Partial<Record<ReasonAgainst['key'], Reason['key']>>> = {
  trumpsOut: 'drawsTrumps',
  lostLead: 'boss',
  missedRoem: 'roem',
};

/**
 * Returns the reasons beside the verdict on a decision. An action as good as the best has its own; of one that is worse nothing good is said: what sets the best
 * one apart from it, and what speaks against it. What calls lead to does not show at the table, so they have how often the seat came out ahead in the trials.
 */
export function reasonsBeside(
  view: View,
  legal: Legal,
  { action, best, actions }: Pick<Judgement, 'action' | 'best' | 'actions'>,
): VerdictReasons {
  const [better] = best;
  if (better === undefined || best.includes(action)) return { reasons: atTheTable(view, legal, action), against: [] };
  const found = reasonsAgainst(view, action, better);
  // Trumps that are named one by one are counted, too.
  const isCounted = found.some(({ key }) => key === 'trumpsOwn');
  const reasons = tellingReasons(view, legal, better, action).filter(({ key }) => key !== 'trumpLength' || !isCounted);
  const against = found.filter(({ key }) => !reasons.some((one) => one.key === REPEATS[key]));
  return { reasons, against: isCall(action) ? [...against, ...odds(actions, action, better)] : against };
}

function odds(actions: readonly JudgedAction[], made: Action, better: Action): Odds[] {
  const [own, other] = [made, better].map((action) => actions.find((one) => one.action === action)?.ahead);
  if (own === undefined || other === undefined) return [];
  const [n, m] = [Math.round(100 * other), Math.round(100 * own)];
  if (Math.abs(n - m) <= ALIKE) return [{ key: 'sameOdds', params: { n: Math.round(50 * (own + other)) } }];
  return [{ key: 'odds', params: { n, m, better: formatAction(better), made: formatAction(made) } }];
}

/** Reasons that are figures of how deals end, by their keys. */
const FIGURES: readonly string[] = ['odds', 'sameOdds', 'stakes', 'stake', 'gains', 'gain'];

/** Returns reasons in the order in which they are read: who is declarer after a pass explains more than figures, though it is found after some of them. */
export function inReadingOrder<T extends Fact>(reasons: readonly T[]): T[] {
  const isFigure = ({ key }: T): boolean => FIGURES.includes(key);
  return [...reasons.filter((one) => !isFigure(one)), ...reasons.filter(isFigure)];
}
