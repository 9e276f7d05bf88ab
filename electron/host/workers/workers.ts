import { workerAnalysis, type AnalysisRunner } from './analysisRunner.ts';
import { workerBots, type Bots } from './bots.ts';
import { workerJudges, type JudgeRunner } from './judgeRunner.ts';
import { Workload } from './workload.ts';

/** The bots, the analysis and the judges of a host, each on a thread of its own. The judges give way to the others where cores are few. */
export function openWorkers(path: string): { readonly bots: Bots; readonly analysis: AnalysisRunner; readonly judges: JudgeRunner } {
  const workload = new Workload();
  const [bots, analysis] = [workerBots(path), workerAnalysis(path)];
  return {
    bots: {
      choose: (question) => workload.track(bots.choose(question)),
      advise: (question, stop) => workload.track(bots.advise(question, stop)),
      cost: (question) => workload.track(bots.cost(question)),
      close: () => bots.close(),
    },
    analysis: {
      run: (job) => workload.track(analysis.run(job)),
      stop: () => analysis.stop(),
      close: () => analysis.close(),
    },
    judges: workerJudges(path, workload),
  };
}
