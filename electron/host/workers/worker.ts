import { runAnalysis, type AnalysisJob } from './analysisJob.ts';
import { answerBot, type BotRequest } from './botAnswer.ts';
import { serveRequests } from './thread.ts';

/**
 * The program of every thread beside the host's own. Bots and the analysis each run a thread of it, so that the table never waits for either: one bundle
 * for both, since nearly all of it is the engine.
 */
serveRequests((request: AnalysisJob | BotRequest) => ('question' in request ? answerBot(request) : runAnalysis(request)));
