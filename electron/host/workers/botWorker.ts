import { answerBot, type BotRequest } from './botAnswer.ts';
import { serveRequests } from './thread.ts';

/** The thread on which bots think, so that the table never waits for them. */
serveRequests((request: BotRequest) => answerBot(request));
