import { runAnalysis, type AnalysisJob } from './analysisJob.ts';
import { serveRequests } from './thread.ts';

/** The thread on which positions are analysed, so that neither the table nor its bots wait for it. */
serveRequests((job: AnalysisJob) => runAnalysis(job));
