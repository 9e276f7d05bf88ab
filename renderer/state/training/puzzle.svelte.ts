import {
  itemAt,
  type GameInfo,
  type PuzzleFrameMessage,
  type PuzzleName,
  type ServerMessage,
  type TableMessage,
} from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { Words } from '../../words/words.svelte.ts';
import { quietTable } from '../table/view/quietTable.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import type { SendRequest } from '../table/request.ts';
import { TableController } from '../table/table.svelte.ts';
import type { TableCue } from '../table/tablePort.ts';
import type { StartTimer, Tempo } from '../table/tempo.ts';
import { puzzleCourse, nextTrick, type CoursePicture, type PuzzleCourse } from './course.ts';

type PuzzleOnTable = Extract<ServerMessage, { type: 'puzzle' }>;
export type AttemptMessage = Extract<ServerMessage, { type: 'attempt' }>;
/** The reasons for the right choice, beside the one that was made, or beside the next best. */
export interface PuzzleReasons extends Omit<Extract<ServerMessage, { type: 'reasons' }>, 'type' | 'ref'> {
  /** Whether the player made the other choice. */
  readonly taken: boolean;
}
export type ClueMessage = Extract<ServerMessage, { type: 'clue' }>;

export interface PuzzleParts {
  readonly words: Words;
  readonly games: () => readonly GameInfo[];
  readonly tempo: () => Tempo;
  readonly ask: SendRequest;
  readonly onEvent: (event: TableCue) => void;
  /** The player's name, and those of the others, by turn from the player on. */
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after?: StartTimer;
}

/** A puzzle to be opened: a certain one, or the next one for the player. */
export type PuzzleWish =
  | { readonly kind: PuzzleName['kind']; readonly game: PuzzleName['game']; readonly number: number; readonly rated: boolean }
  | { readonly kind: PuzzleName['kind']; readonly game: PuzzleName['game']; readonly theme?: string; readonly last?: number };

/** Days since 1970-01-01 where the player is. */
export function dayAt(now: number): number {
  const date = new Date(now);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** A puzzle on a table of its own: the player answers by playing, and the table shows what follows. */
export class PuzzleController {
  readonly table: TableController;
  puzzle = $state.raw<PuzzleOnTable | null>(null);
  /** `asked`: an answer is awaited; else what came of the last one. */
  outcome = $state<'asked' | 'right' | 'wrong' | 'shown'>('asked');
  /** The answer of the host to the last attempt; `null` before the first. */
  result = $state.raw<AttemptMessage | null>(null);
  clue = $state.raw<ClueMessage | null>(null);
  /** Why the right choice is better than another; `null` before the host has answered. They stay when a wrong answer is followed by the solution. */
  reasons = $state.raw<PuzzleReasons | null>(null);
  /** Why no reasons come, where the host refused them or cannot be reached. */
  reasonsRefusal = $state.raw<Refusal | null>(null);
  /** How much of a hint was given for this choice. */
  hints = $state<0 | 1 | 2>(0);
  /** How much of a hint there is: what a call is about, and for a card its suit as well. */
  readonly mostHints: 1 | 2 = $derived.by(() => (this.puzzle?.frame.view.trick === null ? 1 : 2));
  /** The last answer, in notation. */
  answered = $state<string | null>(null);
  /** The number of right answers so far. */
  readonly step: number = $derived.by(() => this.#answers.length);
  /** The sequel of the answer that ended the puzzle; `null` before it. */
  course = $state.raw<PuzzleCourse | null>(null);
  /** The step of the course that is shown; 0 is the position that was the puzzle. */
  at = $state(0);
  /** Why the last request came to nothing; `null`: it did not. */
  refusal = $state.raw<Refusal | null>(null);
  readonly #parts: PuzzleParts;
  #answers = $state.raw<readonly string[]>([]);
  #begun = 0;
  #rated = true;
  #counts = true;
  #helped = false;
  #ref = 0;
  /** The result whose reasons are shown, or wanted; `null`: of none. */
  #explained: AttemptMessage | null = null;
  /** Whether an attempt is under way: another would count as well. */
  #attempting = false;
  /** The request for a card that was played meanwhile: the answer to the attempt ends it, too. */
  #played: number | undefined;
  #version = 0;
  #seat: number | null = null;
  /** Numbers the tables: each puzzle is another match to the board. */
  #number = 0;
  /** The position that waits for an answer, or did last. */
  #asked: PuzzleFrameMessage | null = null;

  constructor(parts: PuzzleParts) {
    this.#parts = parts;
    this.table = new TableController({
      words: parts.words,
      games: parts.games,
      // A player who steps through a course has seen the trick that lies there.
      tempo: () => ({ ...parts.tempo(), pause: false, ...(this.course === null ? {} : { rest: 0 }) }),
      send: (request) => {
        this.#ref += 1;
        if (request.type === 'act') void this.#answer(request.action, this.#ref);
        return this.#ref;
      },
      onEvent: parts.onEvent,
      // A card is an answer where one is awaited, and nothing elsewhere.
      premoves: false,
      ...(parts.after === undefined ? {} : { after: parts.after }),
    });
  }

  /** Opens a puzzle. Returns whether it could; `refusal` has the reason if not. */
  async open(wish: PuzzleWish): Promise<boolean> {
    const day = dayAt(this.#parts.now());
    const { game, kind } = wish;
    const named = 'number' in wish ? { number: wish.number } : {};
    const chosen =
      'number' in wish
        ? {}
        : { ...(wish.theme === undefined ? {} : { theme: wish.theme }), ...(wish.last === undefined ? {} : { last: wish.last }) };
    const answer = await this.#parts.ask({ type: 'puzzle', day, game, kind, ...named, ...chosen }, 'puzzle');
    if (!answer.ok) {
      this.refusal = answer.error;
      return false;
    }
    // A theme that was chosen is half of the answer.
    this.#rated = 'number' in wish ? wish.rated : wish.theme === undefined;
    this.#counts = true;
    this.#helped = false;
    this.#begin(answer.value);
    return true;
  }

  /** The same puzzle from its beginning, for nothing. */
  again(): void {
    if (this.puzzle === null) return;
    this.#counts = false;
    this.#begin(this.puzzle);
  }

  /** Gives a hint: what it is about, and then the suit of the answer. */
  async hint(): Promise<void> {
    const { puzzle } = this;
    if (puzzle === null || this.outcome !== 'asked' || this.hints >= this.mostHints) return;
    const { game, kind, number, suits } = puzzle;
    const level = this.hints === 0 ? 1 : 2;
    const answer = await this.#parts.ask({ type: 'clue', game, kind, number, suits, answers: [...this.#answers], level }, 'clue');
    if (this.puzzle !== puzzle) return;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    this.hints = level;
    this.#helped = true;
    this.clue = answer.value;
  }

  /** Shows the answer, and what follows it. */
  async giveUp(): Promise<void> {
    if (this.outcome !== 'asked' || this.table.pending !== null) return;
    await this.#attempt(this.#answers, true);
  }

  /** Shows the solution after a wrong answer, from the choice on that went wrong. */
  async solution(): Promise<void> {
    const { puzzle } = this;
    if (puzzle === null || this.#attempting) return;
    this.#counts = false;
    const answers = this.#answers;
    const [explained, reasons, refusal] = [this.#explained, this.reasons, this.reasonsRefusal];
    this.#begin(puzzle);
    [this.#explained, this.reasons, this.reasonsRefusal] = [explained, reasons, refusal];
    await this.#attempt(answers, true, true);
  }

  /** Goes to a step of the course: forward action by action, back at once. */
  goTo(step: number): void {
    const { course, at, table } = this;
    if (course === null) return;
    const to = Math.max(0, Math.min(step, course.steps.length - 1));
    if (to === at) return;
    table.playback.skip();
    this.at = to;
    if (to > at) this.#present(course.steps.slice(at + 1, to + 1).flatMap(({ pictures }) => pictures));
    else {
      table.playback.clear();
      this.#present(
        itemAt(course.steps, to)
          .pictures.slice(-1)
          .map((picture) => ({ ...picture, events: [] })),
      );
    }
  }

  /** Goes to the next full trick of the course, or to its end. */
  toNextTrick(): void {
    if (this.course !== null) this.goTo(nextTrick(this.course, this.at));
  }

  /** Takes the puzzle off its table: what still moves or sounds ends. */
  close(): void {
    this.puzzle = null;
    this.table.clear();
  }

  #begin(puzzle: PuzzleOnTable): void {
    this.#number += 1;
    this.puzzle = puzzle;
    this.refusal = null;
    this.outcome = 'asked';
    this.result = null;
    this.clue = null;
    this.reasons = null;
    this.reasonsRefusal = null;
    this.#explained = null;
    this.hints = 0;
    this.answered = null;
    this.course = null;
    this.at = 0;
    this.#answers = [];
    this.#seat = null;
    this.#begun = this.#parts.now();
    this.#ask([puzzle.frame], undefined);
  }

  async #answer(action: string, ref: number): Promise<void> {
    this.answered = action;
    await this.#attempt([...this.#answers, action], false, false, ref);
  }

  async #attempt(answers: readonly string[], solution: boolean, fromStart = false, ref?: number): Promise<void> {
    const { puzzle } = this;
    if (puzzle === null) return;
    if (this.#attempting) {
      this.#played = ref ?? this.#played;
      return;
    }
    const { game, kind, number, suits } = puzzle;
    const now = this.#parts.now();
    const common = {
      type: 'attempt' as const,
      day: dayAt(now),
      game,
      kind,
      number,
      suits,
      counts: this.#counts,
      helped: this.#helped,
      rated: this.#rated,
    };
    const ms = Math.min(86_400_000, Math.max(0, Math.round(now - this.#begun)));
    const given = fromStart ? [] : [...answers];
    this.#attempting = true;
    const answer = await this.#parts.ask({ ...common, answers: given, ms, ...(solution ? { solution } : {}) }, 'attempt');
    this.#attempting = false;
    const own = ref ?? this.#played;
    this.#played = undefined;
    if (this.puzzle !== puzzle) return;
    if (!answer.ok) {
      if (!this.table.onRefusal(own, answer.error.code, answer.error.facts)) this.refusal = answer.error;
      return;
    }
    this.refusal = null;
    const { outcome, frames } = answer.value;
    this.result = answer.value;
    if (outcome === 'open') {
      this.#answers = answers;
      this.hints = 0;
      this.clue = null;
      this.#ask(frames, own);
    } else {
      this.outcome = outcome;
      // One attempt is kept; whatever is tried after it is for nothing.
      this.#counts = false;
      this.#follow(frames, own);
      if (!fromStart || this.#explained === null) void this.#explain(puzzle, answer.value, given);
    }
  }

  /** Requests why the right choice is better: first what can be said at once, then, where not all hands are seen, with the deals that bots play on. */
  async #explain({ game, kind, number, suits }: PuzzleOnTable, result: AttemptMessage, answers: string[]): Promise<void> {
    this.#explained = result;
    const taken = result.outcome === 'wrong';
    const shown = result.outcome === 'shown' ? { solution: true as const } : {};
    for (const trials of kind === 'open' ? [{}] : [{}, { trials: true as const }]) {
      const answer = await this.#parts.ask({ type: 'reasons', game, kind, number, suits, answers, ...shown, ...trials }, 'reasons');
      if (this.#explained !== result) return;
      if (!answer.ok) {
        this.reasonsRefusal = answer.error;
        return;
      }
      const { type: _, ref: __, ...found } = answer.value;
      const silent = found.reasons.length + found.against.length === 0;
      if (!silent || kind === 'open' || 'trials' in trials) this.reasons = { ...found, taken };
    }
  }

  /** Shows what leads to the next position that waits for an answer. */
  #ask(frames: readonly PuzzleFrameMessage[], ref: number | undefined): void {
    this.#asked = frames.at(-1) ?? this.#asked;
    this.#present(frames, ref);
  }

  /** Shows what follows the last answer, as far as the table goes by itself. */
  #follow(frames: readonly PuzzleFrameMessage[], ref: number | undefined): void {
    if (this.#asked === null) return;
    const course = puzzleCourse(this.#asked, frames);
    this.course = course;
    this.at = course.stop;
    this.#present(
      course.steps.slice(1, course.stop + 1).flatMap(({ pictures }) => pictures),
      ref,
    );
  }

  #present(pictures: readonly (CoursePicture & Partial<Pick<PuzzleFrameMessage, 'legal'>>)[], ref?: number): void {
    for (const [at, { seat, view, legal = NO_ACTIONS, events }] of pictures.entries()) {
      if (this.#seat !== seat) {
        this.#seat = seat;
        this.table.onTable(this.#message(seat, view));
      }
      this.#version += 1;
      const own = at === 0 && ref !== undefined ? { ref } : {};
      this.table.onUpdate({
        type: 'update',
        version: this.#version,
        seat,
        view,
        legal: legal.actions.length === 0 ? NO_ACTIONS : legal,
        events,
        ...own,
      });
    }
  }

  /** The table's message about its people, as seen from a seat. */
  #message(seat: number, view: PuzzleFrameMessage['view']): TableMessage {
    const first = this.puzzle?.frame.seat ?? seat;
    // The same people in the same order at every table, whichever seat the player has there.
    const people = Array.from({ length: view.players }, (_, person) => {
      const at = (first + person) % view.players;
      return { name: this.#parts.names[person] ?? String(at + 1), kind: 'here' as const, mine: at === seat, seat: at };
    });
    return quietTable({
      match: `puzzle ${this.#number}`,
      game: view.game,
      options: view.options,
      people,
      watching: (seat - first + view.players) % view.players,
      deal: 1,
      totals: people.map(() => 0),
      sheet: [],
    });
  }
}
