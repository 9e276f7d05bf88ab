import type { DrillName, DrillQuestionMessage, GameInfo, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';
import { startTimeout, type StartTimer } from '../table/tempo.ts';

type GameName = GameInfo['id'];
export type DrillReply = Extract<ServerMessage, { type: 'reply' }>;
export type DrillsMessage = Extract<ServerMessage, { type: 'drills' }>;

/** The limit of a run, in milliseconds. */
export const RUN_LIMIT = 120_000;
/** How long a trick is seen, and what came of an answer, in milliseconds; a mistake longer, so that the right answer can be read. */
const TRICK = 1800;
const RIGHT = 600;
const WRONG = 2500;
/** Between two looks at the clock. */
const TICK = 500;

export interface DrillParts {
  readonly ask: SendRequest;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after?: StartTimer;
}

/** A run of a drill: tricks go by, a question is put, and what came of the answer is shown. */
export class DrillController {
  readonly game: GameName;
  readonly drill: DrillName;
  /** Whether the run ends after two minutes, and tricks go by on their own. */
  readonly timed: boolean;
  question = $state.raw<DrillQuestionMessage | null>(null);
  /** `tricks`: they go by; `asked`: an answer is awaited; `answered`: it is shown what came of it; `over`: the time is up. */
  phase = $state<'loading' | 'tricks' | 'asked' | 'answered' | 'over'>('loading');
  /** The trick of the question that is seen, from 0. */
  shown = $state(0);
  /** The choice that was made last. */
  choice = $state<number | null>(null);
  reply = $state.raw<DrillReply | null>(null);
  asked = $state(0);
  right = $state(0);
  /** Milliseconds left of the run. */
  left = $state(RUN_LIMIT);
  refusal = $state.raw<Refusal | null>(null);
  readonly #parts: DrillParts;
  readonly #after: StartTimer;
  readonly #run: number;
  #number = 0;
  #since = 0;
  #stops: (() => void)[] = [];
  #closed = false;

  constructor(game: GameName, drill: DrillName, timed: boolean, parts: DrillParts) {
    this.game = game;
    this.drill = drill;
    this.timed = timed;
    this.#parts = parts;
    this.#after = parts.after ?? startTimeout;
    this.#run = parts.now();
    this.#since = this.#run;
  }

  /** Puts the first question. */
  async begin(): Promise<void> {
    if (this.timed) this.#watchClock();
    await this.#put();
  }

  /** Answers the question by the place of a choice, from 0. */
  async choose(choice: number): Promise<void> {
    const { question } = this;
    if (this.phase !== 'asked' || question === null || choice < 0 || choice >= question.choices.length) return;
    this.phase = 'answered';
    this.choice = choice;
    const now = this.#parts.now();
    const ms = Math.min(86_400_000, Math.max(0, Math.round(now - this.#since)));
    this.#since = now;
    const { game, drill, timed } = this;
    const answer = await this.#parts.ask({ type: 'reply', game, drill, run: this.#run, number: this.#number, choice, timed, ms }, 'reply');
    if (this.#closed) return;
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    this.reply = answer.value;
    this.asked += 1;
    if (answer.value.ok) this.right += 1;
    if (this.timed) this.#later(answer.value.ok ? RIGHT : WRONG, () => void this.next());
  }

  /** Goes on: to the next trick, to the question behind the last trick, or after an answer to what follows it. */
  async next(): Promise<void> {
    const { question } = this;
    if (question === null) return;
    if (this.phase === 'tricks') {
      if (this.shown + 1 < question.tricks.length) {
        this.shown += 1;
        this.#passTrick();
      } else this.phase = 'asked';
    } else if (this.phase === 'answered' && this.reply !== null) {
      this.#number += 1;
      await this.#put();
    }
  }

  /** Ends the run. */
  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  async #put(): Promise<void> {
    if (this.timed && this.left <= 0) {
      this.phase = 'over';
      return;
    }
    const { game, drill } = this;
    const answer = await this.#parts.ask({ type: 'drill', game, drill, run: this.#run, number: this.#number }, 'drill');
    if (this.#closed) return;
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    const { question } = answer.value;
    this.question = question;
    this.reply = null;
    this.choice = null;
    this.shown = 0;
    // A single trick is what the question is about.
    const passes = isRemembered(drill);
    this.phase = passes && question.tricks.length > 0 ? 'tricks' : 'asked';
    if (this.phase === 'tricks') this.#passTrick();
  }

  #passTrick(): void {
    if (this.timed) this.#later(TRICK, () => void this.next());
  }

  #watchClock(): void {
    this.left = Math.max(0, this.#run + RUN_LIMIT - this.#parts.now());
    if (this.left === 0) {
      // Who is thinking has had the time; what was answered is still shown.
      if (this.phase === 'asked' || this.phase === 'tricks') this.phase = 'over';
      return;
    }
    this.#later(Math.min(TICK, this.left), () => this.#watchClock());
  }

  #later(wait: number, then: () => void): void {
    const stop = this.#after(wait, () => {
      this.#stops = this.#stops.filter((one) => one !== stop);
      if (!this.#closed) then();
    });
    this.#stops = [...this.#stops, stop];
  }
}

/** Whether the tricks of a drill go by before its question. */
function isRemembered(drill: DrillName): boolean {
  return drill === 'trumps' || drill === 'voids' || drill === 'out' || drill === 'points';
}
