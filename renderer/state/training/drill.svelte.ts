import type { DrillName, DrillQuestionMessage, GameInfo, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';
import { startTimeout, type StartTimer } from '../table/tempo.ts';

type GameName = GameInfo['id'];
export type DrillReply = Extract<ServerMessage, { type: 'reply' }>;
export type DrillsMessage = Extract<ServerMessage, { type: 'drills' }>;

/** The limit of a run, in milliseconds. */
export const RUN_LIMIT = 120_000;
/** How long a trick is seen, and what came of an answer, in milliseconds; a mistake longer, so that the right answer can be read, or until one goes on. */
const TRICK = 1800;
const RIGHT = 900;
const WRONG = 5000;
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
  /** When the run began, in milliseconds since 1970: its name; 0 before. */
  run = 0;
  question = $state.raw<DrillQuestionMessage | null>(null);
  /** `ready`: the player reads what to do; `tricks`: they go by; `asked`: an answer is awaited; `answered`: it is shown what came of it; `over`: the time is up. */
  phase = $state<'ready' | 'loading' | 'tricks' | 'asked' | 'answered' | 'over'>('ready');
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
  /** The number of the question, from 0; −1 before the first. */
  #number = -1;
  /** When the run began, and when what is answered now was there to be answered: by the clock of the run. */
  #begun = 0;
  #since = 0;
  /** Since when the run stands still, or `null`; and for how many milliseconds it did before. */
  #heldSince: number | null = null;
  #held = 0;
  /** How long what is shown is seen before the run goes on by itself; `null`: it waits for its player. */
  #wait: number | null = null;
  /** Stops the clock, and the way on by itself. */
  #stopClock: () => void = () => undefined;
  #stopAdvance: () => void = () => undefined;
  /** Whether a question is under way. */
  #fetching = false;
  #closed = false;

  constructor(game: GameName, drill: DrillName, timed: boolean, parts: DrillParts) {
    this.game = game;
    this.drill = drill;
    this.timed = timed;
    this.#parts = parts;
    this.#after = parts.after ?? startTimeout;
  }

  /** Starts the clock, and puts the first question. */
  async begin(): Promise<void> {
    if (this.phase !== 'ready') return;
    this.phase = 'loading';
    this.run = this.#parts.now();
    this.#begun = this.#time;
    this.#since = this.#begun;
    if (this.timed) this.#watchClock();
    await this.#put();
  }

  /** Answers the question by the place of a choice, from 0. */
  async choose(choice: number): Promise<void> {
    const { question } = this;
    if (this.phase !== 'asked' || question === null || choice < 0 || choice >= question.choices.length) return;
    this.phase = 'answered';
    this.choice = choice;
    const now = this.#time;
    const ms = Math.min(86_400_000, Math.max(0, Math.round(now - this.#since)));
    const { game, drill, timed } = this;
    const answer = await this.#parts.ask({ type: 'reply', game, drill, run: this.run, number: this.#number, choice, timed, ms }, 'reply');
    if (this.#closed) return;
    if (!answer.ok) {
      // The answer did not arrive: the question is put again, while there is time.
      this.refusal = answer.error;
      this.choice = null;
      this.phase = this.#isTimeUp ? 'over' : 'asked';
      return;
    }
    this.refusal = null;
    this.#since = now;
    this.reply = answer.value;
    this.asked += 1;
    if (answer.value.ok) this.right += 1;
    if (this.timed) this.#advanceAfter(answer.value.ok ? RIGHT : WRONG);
  }

  /** Goes on: to the next trick, to the question behind the last trick, after an answer to what follows it, or once more to a question that could not be fetched. */
  async next(): Promise<void> {
    const { question } = this;
    this.#stopAdvance();
    this.#wait = null;
    if (this.phase === 'tricks' && question !== null) {
      if (this.shown + 1 < question.tricks.length) {
        this.shown += 1;
        this.#passTrick();
      } else this.phase = 'asked';
    } else if (this.phase === 'loading' || (this.phase === 'answered' && this.reply !== null)) await this.#put();
  }

  /** Has the run stand still, with its clock and all that goes by on its own, while something else lies over it; or go on. */
  hold(isHeld: boolean): void {
    if (this.#closed || isHeld === (this.#heldSince !== null)) return;
    const now = this.#parts.now();
    if (this.#heldSince !== null) this.#held += now - this.#heldSince;
    this.#heldSince = isHeld ? now : null;
    this.#stopClock();
    this.#stopAdvance();
    if (this.timed && this.phase !== 'ready') this.#watchClock();
    // A trick or an answer that lay covered is seen once more.
    if (this.#wait !== null) this.#advanceAfter(this.#wait);
  }

  /** Ends the run. */
  close(): void {
    this.#closed = true;
    this.#stopClock();
    this.#stopAdvance();
  }

  /** The clock of the run: it stands still while the run does. */
  get #time(): number {
    return (this.#heldSince ?? this.#parts.now()) - this.#held;
  }

  get #isTimeUp(): boolean {
    return this.timed && this.left <= 0;
  }

  async #put(): Promise<void> {
    if (this.#fetching) return;
    if (this.#isTimeUp) {
      this.phase = 'over';
      return;
    }
    const { game, drill } = this;
    const number = this.#number + 1;
    this.#fetching = true;
    const answer = await this.#parts.ask({ type: 'drill', game, drill, run: this.run, number }, 'drill');
    this.#fetching = false;
    if (this.#closed) return;
    if (this.#isTimeUp) {
      this.phase = 'over';
      return;
    }
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    const { question } = answer.value;
    this.refusal = null;
    this.#number = number;
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
    if (this.timed) this.#advanceAfter(TRICK);
  }

  #advanceAfter(wait: number): void {
    this.#stopAdvance();
    this.#wait = wait;
    if (this.#heldSince === null) this.#stopAdvance = this.#after(wait, () => void this.next());
  }

  #watchClock(): void {
    this.left = Math.max(0, this.#begun + RUN_LIMIT - this.#time);
    if (this.left === 0) {
      // Who is thinking has had the time; what was answered is still shown.
      if (this.phase === 'asked' || this.phase === 'tricks') this.phase = 'over';
      return;
    }
    if (this.#heldSince === null) this.#stopClock = this.#after(Math.min(TICK, this.left), () => this.#watchClock());
  }
}

/** The best score of some runs; `null`: none is above nothing yet. */
export function bestScore(runs: readonly { readonly score: number | null }[]): number | null {
  const best = Math.max(0, ...runs.flatMap(({ score }) => (score === null ? [] : [score])));
  return best === 0 ? null : best;
}

/** Whether the tricks of a drill go by before its question. */
function isRemembered(drill: DrillName): boolean {
  return drill === 'trumps' || drill === 'voids' || drill === 'out' || drill === 'points';
}
