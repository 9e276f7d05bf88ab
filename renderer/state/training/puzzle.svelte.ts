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

type PuzzleOnTable = Extract<ServerMessage, { type: 'puzzle' }>;
export type AttemptMessage = Extract<ServerMessage, { type: 'attempt' }>;
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
  /** How much of a hint was given for this choice. */
  hints = $state<0 | 1 | 2>(0);
  /** The last answer, in notation. */
  answered = $state<string | null>(null);
  /** The number of right answers so far. */
  readonly step: number = $derived.by(() => this.#answers.length);
  /** Why the last request came to nothing; `null`: it did not. */
  refusal = $state.raw<Refusal | null>(null);
  readonly #parts: PuzzleParts;
  #answers = $state.raw<readonly string[]>([]);
  #begun = 0;
  #rated = true;
  #counts = true;
  #helped = false;
  #ref = 0;
  /** Whether an attempt is under way: another would count as well. */
  #attempting = false;
  /** The request for a card that was played meanwhile: the answer to the attempt ends it, too. */
  #played: number | undefined;
  #version = 0;
  #seat: number | null = null;
  /** Numbers the tables: each puzzle is another match to the board. */
  #number = 0;

  constructor(parts: PuzzleParts) {
    this.#parts = parts;
    this.table = new TableController({
      words: parts.words,
      games: parts.games,
      tempo: () => ({ ...parts.tempo(), pause: false }),
      send: (request) => {
        this.#ref += 1;
        if (request.type === 'act') void this.#answer(request.action, this.#ref);
        return this.#ref;
      },
      onEvent: parts.onEvent,
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
    if (puzzle === null || this.outcome !== 'asked' || this.hints === 2) return;
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
    this.#begin(puzzle);
    await this.#attempt(answers, true, true);
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
    this.hints = 0;
    this.answered = null;
    this.#answers = [];
    this.#seat = null;
    this.#begun = this.#parts.now();
    this.#show([puzzle.frame], undefined);
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
    } else {
      this.outcome = outcome;
      // One attempt is kept; whatever is tried after it is for nothing.
      this.#counts = false;
    }
    this.#show(frames, own);
  }

  #show(frames: readonly PuzzleFrameMessage[], ref: number | undefined): void {
    for (const [at, { seat, view, legal, events }] of frames.entries()) {
      if (this.#seat !== seat) {
        this.#seat = seat;
        this.table.onTable(this.#message(seat, frames));
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
  #message(seat: number, frames: readonly PuzzleFrameMessage[]): TableMessage {
    const { view } = itemAt(frames, 0);
    const first = this.puzzle?.frame.seat ?? seat;
    const people = Array.from({ length: view.players }, (_, at) => ({
      name: this.#parts.names[(at - first + view.players) % view.players] ?? String(at + 1),
      kind: 'here' as const,
      mine: at === seat,
      seat: at,
    }));
    return quietTable({
      match: `puzzle ${this.#number}`,
      game: view.game,
      options: view.options,
      people,
      watching: seat,
      deal: 1,
      totals: people.map(() => 0),
      sheet: [],
    });
  }
}
