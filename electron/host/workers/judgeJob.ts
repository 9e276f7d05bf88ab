import { inReadingOrder, reasonsBeside } from '../../../engine/bots/advice/besideVerdict.ts';
import { declarersAfterPass, ledTo, stakesIn } from '../../../engine/bots/advice/ledTo.ts';
import { confirmed, opinionOf, playedTwice, type SecondOpinion } from '../../../engine/bots/advice/secondOpinion.ts';
import type { Budget } from '../../../engine/bots/bot.ts';
import { causeOf } from '../../../engine/bots/judge/cause.ts';
import type { JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import { JUDGE, judgeSeed, trustOf } from '../../../engine/bots/judge/judge.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import type { Action, Legal } from '../../../engine/contract/action.ts';
import { actionIn, formatAction } from '../../../engine/contract/notation.ts';
import type { View } from '../../../engine/contract/view.ts';
import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import { legalFrom, viewFrom, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';
import type { Stop } from './botAnswer.ts';

/** A judgement as another thread returns it: it does not return the view that it was sent. */
export type WireJudgement = Omit<JudgedOnWire, 'step' | 'view'>;

/** A decision to be judged: what its seat saw, and nothing more. */
export interface JudgeJob {
  readonly view: WireView;
  readonly legal: WireLegal;
  readonly action: string;
  /** How much work goes into it; omitted: {@link JUDGE}. */
  readonly depth?: JudgeDepth;
  /** The judgement that a second opinion is wanted of. */
  readonly first?: WireJudgement;
}

/** A request to the thread of judgements, with the bytes that stop it. */
export interface JudgeRequest {
  readonly judge: JudgeJob;
  readonly stop?: Stop;
}

/** The reply of a thread whose work was stopped. */
export const JUDGING_STOPPED = 'stopped';

class Stopped extends Error {}

/** Called now and then by work that can be stopped: it throws to end the work. */
type Pause = () => void;

/** Judges a decision, on this very thread. `null`: nothing was decided. */
export function runJudge({ judge: job, stop }: JudgeRequest): WireJudgement | null | typeof JUDGING_STOPPED {
  return stoppable(stop, (pause) => (job.first === undefined ? firstJudgement(job, pause) : secondJudgement(job, job.first, pause)));
}

/** Does work until it ends or is stopped. */
export function stoppable<Reply>(stop: Stop | undefined, work: (pause: Pause) => Reply): Reply | typeof JUDGING_STOPPED {
  const flag = stop === undefined ? undefined : new Int32Array(stop);
  try {
    return work(() => {
      if (flag !== undefined && Atomics.load(flag, 0) !== 0) throw new Stopped();
    });
  } catch (error) {
    if (error instanceof Stopped) return JUDGING_STOPPED;
    throw error;
  }
}

/** A budget of work that is stopped rather than cut short: a verdict follows from what the seat saw, not from the time it took. */
export function unlessStopped(pause: Pause): Budget {
  const now = (): number => {
    pause();
    return 0;
  };
  return { now, until: 1 };
}

function firstJudgement({ view: seen, legal: possible, action: made, depth = JUDGE }: JudgeJob, pause: Pause): WireJudgement | null {
  const [view, legal, action] = [viewFrom(seen), legalFrom(possible), actionIn(made)];
  const verdict = verdictOn(view, legal, action, { depth, budget: unlessStopped(pause) });
  if (verdict === null) return null;
  const { mark, lost, se, best } = verdict;
  const trust = trustOf(view);
  return {
    action: made,
    cause: causeOf(view, action),
    mark,
    lost,
    se,
    best: best.map(formatAction),
    actions: verdict.actions.map((one) => ({ action: formatAction(one.action), behind: trust * one.behind, se: trust * one.se })),
    ...reasonsBeside(view, legal, verdict),
  };
}

/** The judgement with the mark that is left when bots have played the deal on after either action, and with what that led to. */
function secondJudgement({ view: seen, legal: possible, action }: JudgeJob, first: WireJudgement, pause: Pause): WireJudgement {
  const [better] = first.best;
  if (better === undefined || first.mark === 'none') return first;
  const { opinion, against, ...led } = consequencesOf(viewFrom(seen), legalFrom(possible), actionIn(action), actionIn(better), { pause });
  const mark = confirmed(first, opinion);
  return {
    ...first,
    ...led,
    mark,
    ...(mark === first.mark ? {} : { before: first.mark }),
    against: inReadingOrder([...first.against, ...against]),
  };
}

/** How a deal goes on after either of two actions. */
interface Consequences extends Pick<WireJudgement, 'against' | 'ledTo'> {
  readonly opinion: SecondOpinion;
}

/** Has bots play a deal on after either of two actions. Deals that do not bear the better one out explain nothing. */
export function consequencesOf(
  view: View,
  legal: Legal,
  made: Action,
  better: Action,
  by: { readonly level?: Level; readonly pause: Pause },
): Consequences {
  const deals = playedTwice(view, made, better, judgeSeed(view, legal, SECOND), by);
  const opinion = opinionOf(view, deals);
  if (opinion.ahead <= 0) return { opinion, against: [] };
  const rows = ledTo(view, better, deals);
  const against = [...stakesIn(view, made, better, deals), ...declarersAfterPass(view, made, better, deals)];
  return { opinion, against, ...(rows.length === 0 ? {} : { ledTo: { of: deals.length, rows } }) };
}

/** The turn of the chance of a second opinion: the first judgement has another. */
const SECOND = 2;
