import { reasonsBeside } from '../../../engine/bots/advice/besideVerdict.ts';
import { ledTo, stakesIn } from '../../../engine/bots/advice/ledTo.ts';
import { confirmed, opinionOf, playedTwice } from '../../../engine/bots/advice/secondOpinion.ts';
import { causeOf } from '../../../engine/bots/judge/cause.ts';
import type { JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import { JUDGE, judgeSeed, trustIn } from '../../../engine/bots/judge/judge.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import { actionIn, formatAction } from '../../../engine/contract/notation.ts';
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

/** Judges a decision, on this very thread. `null`: nothing was decided. */
export function runJudge({ judge: job, stop }: JudgeRequest): WireJudgement | null | typeof JUDGING_STOPPED {
  const flag = stop === undefined ? undefined : new Int32Array(stop);
  const pause = (): void => {
    if (flag !== undefined && Atomics.load(flag, 0) !== 0) throw new Stopped();
  };
  try {
    return job.first === undefined ? firstJudgement(job, pause) : secondJudgement(job, job.first, pause);
  } catch (error) {
    if (error instanceof Stopped) return JUDGING_STOPPED;
    throw error;
  }
}

function firstJudgement({ view: seen, legal: possible, action: made, depth = JUDGE }: JudgeJob, pause: () => void): WireJudgement | null {
  const [view, legal, action] = [viewFrom(seen), legalFrom(possible), actionIn(made)];
  // Stopped rather than cut short: a verdict follows from what the seat saw, not from the time it took.
  const now = (): number => {
    pause();
    return 0;
  };
  const verdict = verdictOn(view, legal, action, { depth, budget: { now, until: 1 } });
  if (verdict === null) return null;
  const { mark, lost, se, best } = verdict;
  const trust = trustIn(view.game);
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
function secondJudgement({ view: seen, legal: possible, action }: JudgeJob, first: WireJudgement, pause: () => void): WireJudgement {
  const [better] = first.best;
  if (better === undefined || first.mark === 'none' || first.mark === 'inaccuracy') return first;
  const view = viewFrom(seen);
  const seed = judgeSeed(view, legalFrom(possible), SECOND);
  const deals = playedTwice(view, actionIn(action), actionIn(better), seed, undefined, pause);
  const opinion = opinionOf(view, deals);
  // Deals that do not bear the judgement out explain nothing.
  const rows = opinion.ahead > 0 ? ledTo(view, actionIn(better), deals) : [];
  const stakes = opinion.ahead > 0 ? stakesIn(view, actionIn(action), actionIn(better), deals) : [];
  return {
    ...first,
    mark: confirmed(first, opinion),
    against: [...first.against, ...stakes],
    ...(rows.length === 0 ? {} : { ledTo: { of: deals.length, rows } }),
  };
}

/** The turn of the chance of a second opinion: the first judgement has another. */
const SECOND = 2;
