import { runAnalysis, type AnalysisJob } from './analysisJob.ts';
import { answerBot, costOf, type BotRequest, type CostRequest } from './botAnswer.ts';
import { runJudge, type JudgeRequest } from './judgeJob.ts';
import { runPar, type ParRequest } from './parJob.ts';
import { runReasons, type ReasonsRequest } from './reasonsJob.ts';
import { serveRequests } from './thread.ts';

/**
 * The program of every thread beside the host's own. Bots, the analysis and the judge each run a thread of it, so that the table never waits for any: one bundle
 * for all, since nearly all of it is the engine.
 */
serveRequests((request: AnalysisJob | BotRequest | CostRequest | JudgeRequest | ParRequest | ReasonsRequest) => {
  if ('question' in request) return answerBot(request);
  if ('cost' in request) return costOf(request.cost);
  if ('par' in request) return runPar(request.par);
  if ('reasonsFor' in request) return runReasons(request);
  return 'judge' in request ? runJudge(request) : runAnalysis(request);
});
