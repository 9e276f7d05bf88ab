import { parentPort } from 'node:worker_threads';
import type { Studied } from './analysisRunner.ts';
import { runAnalysis, type AnalysisJob } from './analysisJob.ts';

/** The thread on which positions are worked out, so that neither the table nor its bots wait for it. */

if (parentPort === null) throw new Error('positions are worked out on a thread of their own');
const table = parentPort;
table.on('message', (job: AnalysisJob) => {
  let told: Studied;
  try {
    told = { finding: runAnalysis(job) };
  } catch (error) {
    told = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  table.postMessage(told);
});
