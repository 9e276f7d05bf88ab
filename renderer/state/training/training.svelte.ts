import type { DrillName, PuzzleName, ServerMessage } from '../../../engine/protocol/messages.ts';
import { lossTrendsIn, type LossTrend } from '../../../engine/protocol/training/lossTrend.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';
import { DrillController, type DrillsMessage } from './drill.svelte.ts';
import { dayAt, type PuzzleController } from './puzzle.svelte.ts';

type TrainingMessage = Extract<ServerMessage, { type: 'training' }>;
type GameName = PuzzleName['game'];
type KindName = PuzzleName['kind'];

export interface TrainingParts {
  readonly ask: SendRequest;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes the table of the next puzzles. */
  readonly newPuzzle: () => PuzzleController;
}

/** Where the next puzzles come from: a list, or a kind and a theme without end. */
type PuzzleSource =
  | { readonly from: 'today'; readonly list: readonly PuzzleName[]; readonly at: number }
  | { readonly from: 'kind'; readonly game: GameName; readonly kind: KindName; readonly theme: string | null };

/** The room of training: what there is to solve, and the puzzle on the table. */
export class TrainingController {
  overview = $state.raw<TrainingMessage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The cost of decisions over time, by game and person. */
  trends = $state.raw<readonly LossTrend[]>([]);
  /** The table with a puzzle, while one is being solved. */
  puzzle = $state.raw<PuzzleController | null>(null);
  /** The drills of the game, with how their runs went. */
  drills = $state.raw<DrillsMessage['drills']>([]);
  /** The run of a drill, while there is one. */
  drill = $state.raw<DrillController | null>(null);
  /** Whether runs have their limit of time. */
  timed = $state(true);
  #source = $state.raw<PuzzleSource | null>(null);
  /** Since which leave a puzzle or a drill is on its way; `null`: none is. A second wish meanwhile is a slip of the hand. */
  #opening: number | null = null;
  /** Counts the times that the player has left: what was under way then comes to nothing. */
  #left = 0;
  /** Counts the loads: of several under way the last one counts. */
  #loads = 0;
  #loading: Promise<void> = Promise.resolve();
  /** The game that was chosen last. */
  #wanted: GameName | null = null;
  readonly #parts: TrainingParts;

  /** The puzzles that are left today, those that come back first. */
  readonly today: readonly PuzzleName[] = $derived.by(() => {
    const { overview } = this;
    if (overview === null) return [];
    const fresh = overview.today.filter(({ done }) => done === null);
    const isDue = (one: PuzzleName): boolean =>
      overview.due.some(({ game, kind, number }) => game === one.game && kind === one.kind && number === one.number);
    return [...overview.due, ...fresh.filter((one) => !isDue(one)).map(({ game, kind, number }) => ({ game, kind, number }))];
  });
  /** The place in the set of the day, counted from 1; `null` elsewhere. */
  readonly place: { readonly n: number; readonly of: number } | null = $derived.by(() => {
    const source = this.#source;
    return source?.from === 'today' ? { n: source.at + 1, of: source.list.length } : null;
  });

  constructor(parts: TrainingParts) {
    this.#parts = parts;
  }

  /** Loads what there is of a game. The last game that is chosen counts, in whatever order the answers come. */
  load(game: GameName, forget = false): Promise<void> {
    this.#loading = this.#load(game, forget);
    return this.#loading;
  }

  async #load(game: GameName, forget: boolean): Promise<void> {
    const day = dayAt(this.#parts.now());
    this.#loads += 1;
    this.#wanted = game;
    const load = this.#loads;
    const answer = await this.#parts.ask({ type: 'training', day, game, ...(forget ? { forget } : {}) }, 'training');
    if (load !== this.#loads) return this.#loading;
    if (answer.ok) this.overview = answer.value;
    this.refusal = answer.ok ? null : answer.error;
    // The page need not wait for its graphs and drills.
    void this.#loadTrends();
    if (answer.ok) void this.loadDrills(game);
  }

  /** Opens one thing at a time. */
  async #open(wish: () => Promise<void>): Promise<void> {
    const left = this.#left;
    if (this.#opening === left) return;
    this.#opening = left;
    await wish();
    if (this.#opening === left) this.#opening = null;
  }

  /**
   * Returns the puzzles of the game that was chosen last, once they are loaded; `null` if nothing came or the player has left meanwhile. `fresh`: those that are
   * being loaded again count, too.
   */
  async #chosen(fresh = false): Promise<TrainingMessage | null> {
    const left = this.#left;
    if (fresh || this.overview?.game !== this.#wanted) await this.#loading;
    return left === this.#left && this.overview?.game === this.#wanted ? this.overview : null;
  }

  async #loadTrends(): Promise<void> {
    const trends = await this.#parts.ask({ type: 'trends' }, 'trends');
    if (trends.ok) this.trends = lossTrendsIn(trends.value.trends);
  }

  /** Loads how the runs of a game's drills went. */
  async loadDrills(game: GameName): Promise<void> {
    const answer = await this.#parts.ask({ type: 'drills', game }, 'drills');
    if (answer.ok && game === this.#wanted) this.drills = answer.value.drills;
  }

  /** Opens a drill, which waits until its player has read what to do. `again`: they have, and it begins at once. */
  openDrill(drill: DrillName, again = false): Promise<void> {
    return this.#open(async () => {
      const chosen = await this.#chosen();
      if (chosen === null) return;
      this.drill?.close();
      const run = new DrillController(chosen.game, drill, this.timed, this.#parts);
      this.drill = run;
      if (again) void run.begin();
    });
  }

  /** Begins with the puzzles of the day. */
  beginToday(): Promise<void> {
    return this.#open(async () => {
      const chosen = await this.#chosen(true);
      const [first] = this.today;
      if (chosen === null || first === undefined) return;
      await this.#show({ ...first, rated: true }, { from: 'today', list: this.today, at: 0 });
    });
  }

  /** Begins with puzzles of a kind in the game that was chosen last, of a theme if one is given. */
  begin(kind: KindName, theme: string | null): Promise<void> {
    return this.#open(async () => {
      const chosen = await this.#chosen();
      if (chosen === null) return;
      const { game } = chosen;
      await this.#show({ game, kind, ...(theme === null ? {} : { theme }) }, { from: 'kind', game, kind, theme });
    });
  }

  /** Whether another puzzle follows. */
  get hasNext(): boolean {
    const source = this.#source;
    return source !== null && (source.from === 'kind' || source.at + 1 < source.list.length);
  }

  /** Goes on to the next puzzle; back to the overview after the last of the day. */
  next(): Promise<void> {
    return this.#open(() => this.#next());
  }

  async #next(): Promise<void> {
    const source = this.#source;
    if (source === null) return;
    if (source.from === 'kind') {
      const { game, kind, theme } = source;
      const last = this.puzzle?.puzzle?.number;
      return this.#show({ game, kind, ...(theme === null ? {} : { theme }), ...(last === undefined ? {} : { last }) }, source);
    }
    const at = source.at + 1;
    const next = source.list[at];
    if (next === undefined) return this.leave();
    await this.#show({ ...next, rated: true }, { ...source, at });
  }

  /** Back to the overview. */
  async leave(): Promise<void> {
    this.#left += 1;
    this.puzzle?.close();
    this.puzzle = null;
    this.drill?.close();
    this.drill = null;
    this.#source = null;
    if (this.overview !== null) await this.load(this.overview.game);
  }

  /** Puts a puzzle on the table; `source`: where it comes from, and those that follow it. */
  async #show(wish: Parameters<PuzzleController['open']>[0], source: PuzzleSource): Promise<void> {
    const puzzle = this.puzzle ?? this.#parts.newPuzzle();
    const left = this.#left;
    const opened = await puzzle.open(wish);
    if (left !== this.#left) return puzzle.close();
    this.refusal = puzzle.refusal;
    if (!opened) return;
    this.#source = source;
    this.puzzle = puzzle;
  }

  /** The attempts as text; `null` if they cannot be fetched. */
  async attempts(): Promise<{ readonly name: string; readonly text: string } | null> {
    const answer = await this.#parts.ask({ type: 'attempts' }, 'record');
    return answer.ok ? answer.value : null;
  }
}
