import { advise, type Advice } from '../../../engine/bots/advice/advice.ts';
import { BOTS } from '../../../engine/bots/index.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { rngOf, type Seed } from '../../../engine/cards/random.ts';
import { FIGURES } from '../../../engine/bots/judge/figures.ts';
import { judge } from '../../../engine/bots/judge/judge.ts';
import { actionIn, formatAction } from '../../../engine/contract/notation.ts';
import type { HintMessage } from '../../../engine/protocol/messages.ts';
import { legalFrom, viewFrom, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';

/** A question to a bot: its seat's view, and nothing more. It goes to another thread, so actions are in notation, in the answer too. */
export interface BotQuestion {
  readonly level: Level;
  readonly view: WireView;
  readonly legal: WireLegal;
  /** All the chance it gets: the same question has the same answer. */
  readonly seed: Seed;
  /** How long it may think, in milliseconds. */
  readonly time: number;
  /** The answer leaves a multiple of this many milliseconds after the question, which hides how long it took; omitted: at once. */
  readonly tick?: number;
}

/** The longest time a bot may think, in milliseconds: less than the time it waits before it answers, which hides how long it thought. */
export const THINKING = 400;

/**
 * The same where bots take no time over their choice: they think for less than a tick, and answer at its end. Otherwise everybody could see who had only one
 * card to play: that takes no thought at all.
 */
export const INSTANT = { time: 30, tick: 40 } as const;

/** Four bytes that both threads share: once they are not zero, the bot stops thinking. */
export type Stop = SharedArrayBuffer;

/** A bot's choice, its reasons, and its values of the candidates. */
export type BotAdvice = Pick<HintMessage, 'action' | 'reasons' | 'candidates'>;

/** A bot's answer, on this very thread. */
export function chooseAction({ level, view, legal, seed, time }: BotQuestion): string {
  const now = (): number => performance.now();
  return formatAction(BOTS[level].choose(viewFrom(view), legalFrom(legal), rngOf(seed), { now, until: now() + time }));
}

/** The same with what it thought. */
export function adviseAction({ level, view, legal, seed, time }: BotQuestion, stop: Stop): BotAdvice {
  const stopped = new Int32Array(stop);
  const now = (): number => (Atomics.load(stopped, 0) === 0 ? performance.now() : Infinity);
  return adviceOnWire(advise(level, viewFrom(view), legalFrom(legal), seed, { now, until: performance.now() + time }));
}

/** Advice as messages have it. */
export function adviceOnWire({ action, reasons, candidates }: Advice): BotAdvice {
  const written = candidates.map((one) => ({ ...one, action: formatAction(one.action) }));
  return { action: formatAction(action), reasons, candidates: written };
}

/** A question what an action costs: its seat's view, and nothing more. */
export interface CostQuestion extends Pick<BotQuestion, 'view' | 'legal' | 'time'> {
  readonly action: string;
}

/** The points that an action is expected to cost its seat, where it is a mistake for certain by what the seat knows; else `null`. On this very thread. */
export function costOf({ view, legal, action, time }: CostQuestion): number | null {
  const now = (): number => performance.now();
  const budget = { now, until: now() + time };
  const judgement = judge(viewFrom(view), legalFrom(legal), actionIn(action), { depth: FIGURES, budget });
  return judgement?.mark === 'mistake' || judgement?.mark === 'blunder' ? judgement.lost : null;
}

/** A question to the bots' thread. With `stop`, its thoughts are wanted and not the action alone. */
export interface BotRequest {
  readonly question: BotQuestion;
  readonly stop?: Stop;
}

/** A request to the bots' thread what an action costs. */
export interface CostRequest {
  readonly cost: CostQuestion;
}

/** Answers a question on the current thread. */
export function answerBot({ question, stop }: BotRequest): string | BotAdvice {
  return stop === undefined ? chooseAction(question) : adviseAction(question, stop);
}
