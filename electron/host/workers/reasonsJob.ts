import { inReadingOrder, reasonsBeside } from '../../../engine/bots/advice/besideVerdict.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import { isCall } from '../../../engine/contract/action.ts';
import { actionIn } from '../../../engine/contract/notation.ts';
import { legalFrom, viewFrom, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';
import { consequencesOf, stoppable, unlessStopped, type JUDGING_STOPPED, type WireJudgement } from './judgeJob.ts';
import type { Stop } from './botAnswer.ts';

/** A decision whose better action is known: what its seat saw, and nothing more. */
export interface ReasonsJob {
  readonly view: WireView;
  readonly legal: WireLegal;
  /** The action that was taken, or might have been, and the better one. */
  readonly made: string;
  readonly better: string;
  /**
   * Whether bots play the deal on after either action. They are `medium` ones, which take a second or two: which action is better is known, and the deals only
   * show it. The reasons in words take next to nothing.
   */
  readonly trials: boolean;
}

/** The reasons of a {@link ReasonsJob}, as a judgement has them. */
export type WireReasons = Pick<WireJudgement, 'reasons' | 'against' | 'ledTo'>;

/** A request to the thread of judgements, with the bytes that stop it. */
export interface ReasonsRequest {
  readonly reasonsFor: ReasonsJob;
  readonly stop?: Stop;
}

/** Returns why an action is better than the one that was taken, on this very thread. */
export function runReasons({ reasonsFor: job, stop }: ReasonsRequest): WireReasons | typeof JUDGING_STOPPED {
  return stoppable(stop, (pause) => {
    const [view, legal, made, better] = [viewFrom(job.view), legalFrom(job.legal), actionIn(job.made), actionIn(job.better)];
    const tried = job.trials && made !== better;
    // How often one comes out ahead with a call follows from the judge's trials.
    const judged = tried && isCall(made) ? verdictOn(view, legal, made, { budget: unlessStopped(pause) }) : null;
    const reasons = reasonsBeside(view, legal, { action: made, best: [better], actions: judged?.actions ?? [] });
    if (!tried) return reasons;
    const { against, ledTo } = consequencesOf(view, legal, made, better, { level: 'medium', pause });
    return { ...reasons, against: inReadingOrder([...reasons.against, ...against]), ...(ledTo === undefined ? {} : { ledTo }) };
  });
}
