import { untrack } from 'svelte';
import { itemAt, type GameInfo, type JudgedOnWire, type Level, type ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import type { Request, SendRequest } from '../table/request.ts';
import { TableController } from '../table/table.svelte.ts';
import { isQuestion, MistakeQuiz } from './mistakeQuiz.svelte.ts';
import { lookedAt, type PositionMessage, type ReplayParts } from './replay.svelte.ts';

/** A deal that a person looks back at: of the match on the table, or of one that is kept. */
export interface LookBackSource {
  readonly match: string;
  /** Whether it is the match on the table. */
  readonly live: boolean;
  readonly deal: number;
  /** The person whose decisions they are, and everybody at the table. */
  readonly person: number;
  readonly people: PositionMessage['people'];
  /** The person in each seat. */
  readonly seats: readonly number[];
}

/** The parts of the page that a look back needs. */
export interface LookBackPage extends Pick<ReplayParts, 'words' | 'tempo' | 'after'> {
  readonly session: { readonly games: readonly GameInfo[]; readonly ask: SendRequest; send(request: Request): number };
}

export type DecisionMark = JudgedOnWire['mark'];

/** A person's decisions in a deal that is over, with their judgements as the table works them out, and the one that is shown. */
export class LookBackController {
  readonly source: LookBackSource;
  /** By their steps. */
  decisions = $state.raw<readonly JudgedOnWire[]>([]);
  /** How many numbers have been answered, and of how many; `null` before the first answer. */
  progress = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  complete = $state(false);
  /** Why the review stands still. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seat of the person. */
  seat = $state<number | null>(null);
  /** The standard deviation of a deal's margin, in points. */
  spread = $state(0);
  /** The board's table: the view of the seat at the decision that is shown. */
  readonly table: TableController;
  readonly marked: readonly JudgedOnWire[] = $derived.by(() => this.decisions.filter(({ mark }) => mark !== 'none'));
  /** The marked decisions that can be asked: where only one other choice was left, or all others are as good, there is nothing to find. */
  readonly questions: readonly JudgedOnWire[] = $derived.by(() => this.marked.filter((decision) => isQuestion(decision, this.spread)));
  /** Points lost in all, so far. */
  readonly lost: number = $derived.by(() => this.decisions.reduce((sum, { lost }) => sum + lost, 0));
  /** The decision that cost most; `null` where none cost a whole point. */
  readonly worst: JudgedOnWire | null = $derived.by(() => {
    const worst = this.decisions.reduce<JudgedOnWire | null>((a, b) => (a === null || b.lost > a.lost ? b : a), null);
    return worst !== null && worst.lost >= 1 ? worst : null;
  });
  /** The {@link questions} one by one, while the person finds what is better. */
  quiz = $state.raw<MistakeQuiz | null>(null);
  #step = $state<number | null>(null);
  /** The decision that is shown: the one gone to, else the first that is marked, else the one that cost most, else the first. */
  readonly current: JudgedOnWire | null = $derived.by(
    () => this.decisions.find(({ step }) => step === this.#step) ?? this.marked[0] ?? this.worst ?? this.decisions[0] ?? null,
  );
  readonly #page: LookBackPage;
  #next: number | null = 0;
  /** Counts runs: an answer to an earlier one is dropped. */
  #run = 0;
  #running = false;
  /** The numbers of decisions, by their steps. */
  readonly #numbers = new Map<number, number>();
  /** The steps of decisions from which bots have played on, or do so at present. */
  readonly #played = new Set<number>();
  #version = 0;

  constructor(source: LookBackSource, page: LookBackPage) {
    this.source = source;
    this.#page = page;
    this.table = new TableController({
      words: page.words,
      games: () => page.session.games,
      tempo: () => ({ ...page.tempo(), motion: 0, rest: 0 }),
      // A viewer sends nothing.
      send: () => 0,
      onEvent: () => undefined,
      looking: true,
      ...(page.after === undefined ? {} : { after: page.after }),
    });
  }

  /** Whether this is the look back at a deal of a person. */
  isAt(match: string, deal: number, person: number): boolean {
    const { source } = this;
    return source.match === match && source.deal === deal && source.person === person;
  }

  /** Requests one judgement after the other, from where the review stands. */
  async run(): Promise<void> {
    if (this.#running || this.#next === null) return;
    this.#run += 1;
    const mine = this.#run;
    this.#running = true;
    this.refusal = null;
    while (this.#next !== null) {
      const request = this.#request(this.#next);
      const answer = await this.#page.session.ask(request, 'judged');
      if (mine !== this.#run) return;
      if (!answer.ok) {
        this.refusal = answer.error;
        break;
      }
      const step = answer.value.decision?.step;
      if (step !== undefined && !this.#numbers.has(step)) this.#numbers.set(step, request.from);
      this.#take(answer.value);
    }
    this.#running = false;
    this.complete = this.#next === null;
    void this.#playOn();
  }

  /**
   * Once all is judged, requests the deals that bots play on from the inaccuracy that is shown: mistakes and blunders have them already, and all of them would
   * keep the rest waiting.
   */
  async #playOn(): Promise<void> {
    const { current, complete } = this;
    const from = current === null ? undefined : this.#numbers.get(current.step);
    if (!complete || current?.mark !== 'inaccuracy' || from === undefined || this.#played.has(current.step)) return;
    this.#played.add(current.step);
    const answer = await this.#page.session.ask({ ...this.#request(from), deals: true }, 'judged');
    const decision = answer.ok ? answer.value.decision : undefined;
    if (decision === undefined) this.#played.delete(current.step);
    else this.#put(decision);
  }

  #request(from: number): Extract<Request, { type: 'judge' }> {
    const { match, live, deal, person } = this.source;
    return { type: 'judge', ...(live ? {} : { match }), deal, person, from };
  }

  /** Leaves the work under way; {@link run} goes on with it. */
  leave(): void {
    if (!this.#running) return;
    this.#run += 1;
    this.#running = false;
    this.#page.session.send({ type: 'stop' });
  }

  /** Shows a decision on the board. */
  show(step: number): void {
    this.#step = step;
    this.draw();
    void this.#playOn();
  }

  /** Draws the position of the decision that is shown. */
  draw(): void {
    const { current, seat } = this;
    if (current === null || seat === null) return;
    this.#version += 1;
    this.table.playback.skip();
    this.table.playback.clear();
    const { people, seats, deal, match } = this.source;
    const { view } = current;
    this.table.onTable(lookedAt({ people, seats, view, deal, match, sheet: [], branch: [] }, seat));
    this.table.onUpdate({ type: 'update', version: this.#version, seat, view, legal: NO_ACTIONS, events: [] });
  }

  /** To the next decision, or the one before, among all or those with marks; it goes round. */
  go(way: 1 | -1, among: 'all' | 'marked'): void {
    const list = among === 'all' ? this.decisions : this.marked;
    const [first] = list;
    const at = this.current?.step;
    if (first === undefined || at === undefined) return;
    const after = way === 1 ? list.find(({ step }) => step > at) : list.findLast(({ step }) => step < at);
    this.show((after ?? itemAt(list, way === 1 ? 0 : list.length - 1)).step);
  }

  /** Has what is better found again, in the marked decisions that can be asked by now. */
  find(): void {
    const { questions, spread } = this;
    if (questions.length === 0) return;
    $effect.root(() => void (this.quiz = new MistakeQuiz(questions, spread)));
  }

  #take({ seat, next, of, spread, decision }: Extract<ServerMessage, { type: 'judged' }>): void {
    this.seat = seat;
    this.spread = spread;
    this.#next = next;
    this.progress = { done: next === null ? of : Math.min(next, of), of };
    if (decision === undefined) return;
    const before = this.current?.step;
    this.#put(decision);
    if (this.current?.step !== before) this.draw();
  }

  /** In its place, or in that of an earlier judgement of it. */
  #put(decision: JudgedOnWire): void {
    this.decisions = [...this.decisions.filter(({ step }) => step !== decision.step), decision].toSorted((a, b) => a.step - b.step);
  }
}

/** A look back that outlives the component that begins it. */
export function newLookBack(source: LookBackSource, page: LookBackPage): LookBackController {
  const made: LookBackController[] = [];
  $effect.root(() => void made.push(new LookBackController(source, page)));
  return itemAt(made, 0);
}

/** The app, as far as it plays on from a look back. */
interface TryingPage extends LookBackPage {
  readonly session: LookBackPage['session'] & {
    readonly unfinished: readonly { readonly id: string }[];
    readonly table: Pick<TableController, 'message' | 'view'>;
  };
  lookBack: LookBackController | null;
  isLookingBack: boolean;
  isTrying: boolean;
}

/** Plays a deal on from the decision at a step, against bots, off the record. Where that ends or is left, the look back lies open again. */
export function playOnFrom(app: TryingPage, lookBack: LookBackController, step: number, level: Level): void {
  const { session } = app;
  const { source } = lookBack;
  const { match, live, deal, person } = source;
  let begun = false;
  let called = false;
  lookBack.show(step);
  app.isLookingBack = false;
  if (!live) lookBack.leave();
  app.isTrying = true;
  const end = $effect.root(() => {
    $effect(() => {
      const { message, view } = session.table;
      if (message?.repeats !== undefined) begun = true;
      else if (begun) untrack(() => comeBack(message, view));
    });
  });
  session.send({ type: 'repeat', match, deal, person, level, step });

  function comeBack(message: TableController['message'], view: TableController['view']): void {
    if (message === null && live && session.unfinished.some(({ id }) => id === match)) {
      // A match that waits is taken up again; its reckoning comes with it.
      if (!called) session.send({ type: 'resume', match });
      called = true;
      return;
    }
    if (message?.match === match && view === null) return;
    end();
    app.isTrying = false;
    if (message === null && live) {
      // The match is over, and no longer on the table.
      app.lookBack = newLookBack({ ...source, live: false }, app);
      app.lookBack.show(step);
    } else if (message === null || message.match === match) app.lookBack = lookBack;
    else return;
    app.isLookingBack = true;
  }
}
