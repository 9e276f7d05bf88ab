import { itemAt } from '../../../engine/cards/indexed.ts';
import { addTo } from '../../../engine/cards/counts.ts';
import { parseCard, suitOf } from '../../../engine/cards/card.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { gameById } from '../../../engine/games/index.ts';
import { solvedView } from '../../../engine/match/openView.ts';
import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import { NOTHING_ON_WIRE, wireEvent, wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import { eventsFor } from '../../../engine/match/seatView.ts';
import { packsOf } from '../../../engine/puzzles/packs.ts';
import { openReasons } from '../../../engine/puzzles/openReasons.ts';
import { choiceFrame, puzzleProgress, type PuzzleFrame, type PuzzleProgress } from '../../../engine/puzzles/play.ts';
import { dailySet, nextPuzzle } from '../../../engine/puzzles/practice/daily.ts';
import { NEW_RATING, type Rating } from '../../../engine/puzzles/practice/rating.ts';
import { puzzleKey, trainingRecord, type PuzzleRef, type TrainingRecord } from '../../../engine/puzzles/practice/training.ts';
import type { Puzzle, PuzzlePack, PuzzleStep, WrongAnswer } from '../../../engine/puzzles/puzzle.ts';
import { shownAction, shownDeal, suitOrderBack, suitOrderFor, SUITS_AS_DEALT, type SuitOrder } from '../../../engine/puzzles/suits.ts';
import type { Attempts } from '../../store/attempts.ts';
import { lossTrends } from '../../store/history/lossTrend.ts';
import type { Verdicts } from '../../store/verdicts.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';
import { DrillRoom, type DrillMessage } from './drillRoom.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** Requests for puzzles and drills, and for what decisions cost. */
export type PuzzleMessage = Asked<'training' | 'puzzle' | 'clue' | 'attempt' | 'reasons' | 'attempts' | 'trends'> | DrillMessage;
type FrameMessage = Extract<ServerMessage, { type: 'puzzle' }>['frame'];

const UNKNOWN = refuse('puzzle/unknown', 'there is no such puzzle');
const UNANSWERED = refuse('puzzle/not-legal', 'a puzzle has reasons once it is answered');

/** Answers the owner's requests for puzzles, and passes those for drills on. It keeps no course of any puzzle: each request has all answers so far. */
export class PuzzleRoom {
  readonly #attempts: Attempts;
  readonly #verdicts: Verdicts;
  readonly #now: () => number;
  readonly #drills: DrillRoom;
  readonly #judges: JudgeRunner;
  /** The work on reasons: other ones take its place. */
  #reasoning = new AbortController();

  constructor(
    { attempts, verdicts }: { readonly attempts: Attempts; readonly verdicts: Verdicts },
    judges: JudgeRunner,
    now: () => number,
  ) {
    this.#attempts = attempts;
    this.#verdicts = verdicts;
    this.#judges = judges;
    this.#now = now;
    this.#drills = new DrillRoom(attempts, now);
  }

  /** Answers a request. `puzzle/unknown`, `puzzle/not-legal`; `replay/stopped`: reasons that are no longer wanted. */
  async answer(message: PuzzleMessage): Promise<Result<ServerMessage>> {
    const { ref } = message;
    switch (message.type) {
      case 'training':
        if (message.forget === true)
          for (const forgotten of await Promise.all([this.#attempts.forget(), this.#verdicts.forget()]))
            if (!forgotten.ok) return forgotten;
        return ok(await this.#overview(message));
      case 'attempts':
        return ok({ type: 'record', ref, match: null, name: 'trickhouse-training.jsonl', text: this.#texts() });
      case 'trends':
        return ok({ type: 'trends', ref, trends: lossTrends(this.#verdicts.current) });
      case 'puzzle':
        return this.#open(message);
      case 'clue':
        return this.#clue(message);
      case 'attempt':
        return this.#attempt(message);
      case 'reasons':
        return this.#reasons(message);
      case 'drills':
      case 'drill':
      case 'reply':
        return this.#drills.answer(message);
    }
  }

  /** Everything that is kept of training, one file behind the other, each with its header. */
  #texts(): string {
    return this.#attempts.text() + (this.#verdicts.all.length === 0 ? '' : this.#verdicts.text());
  }

  #record(day: number): TrainingRecord {
    return trainingRecord(this.#attempts.all, day);
  }

  async #overview({ ref, day, game }: Asked<'training'>): Promise<ServerMessage> {
    const packs = await packsOf(game);
    const { standings, due, streak, seen } = this.#record(day);
    const kinds = packs.map(({ kind, puzzles }) => {
      const own = standings.find((one) => one.game === game && one.kind === kind);
      const counts = new Map<string, number>();
      for (const theme of puzzles.flatMap(({ themes }) => themes)) addTo(counts, theme, 1);
      const { attempted, solved, rating } = own ?? { attempted: 0, solved: 0, rating: null };
      return {
        kind,
        puzzles: puzzles.length,
        themes: [...counts].sort(([, a], [, b]) => b - a).map(([theme, count]) => ({ theme, puzzles: count })),
        rating: rating === null ? null : figureOf(rating),
        attempted,
        solved,
      };
    });
    const today = dailySet(game, packs, day).map(({ kind, number }) => {
      const last = seen.get(puzzleKey({ game, kind, number }));
      return { game, kind, number, done: last === undefined || last.day !== day ? null : last.ok };
    });
    const known = await Promise.all(due.map(async (one) => ((await packOf(one))?.puzzle === undefined ? [] : [one])));
    return { type: 'training', ref, game, kinds, due: known.flat(), today, streak };
  }

  async #open({ ref, day, game: id, kind, number, theme, last }: Asked<'puzzle'>): Promise<Result<ServerMessage>> {
    const pack = (await packsOf(id)).find((one) => one.kind === kind);
    if (pack === undefined) return UNKNOWN;
    const byNumber = (wanted: number | undefined): Puzzle | undefined => pack.puzzles.find((one) => one.number === wanted);
    this.#reasoning.abort();
    const record = this.#record(day);
    const rating = record.standings.find((one) => one.game === id && one.kind === kind)?.rating ?? NEW_RATING;
    const puzzle = number === undefined ? nextPuzzle(pack, record, rating, { theme, last: byNumber(last) }) : byNumber(number);
    if (puzzle === undefined) return UNKNOWN;
    const progress = puzzleProgress(gameById(id), pack, puzzle, []);
    if (!progress.ok) return progress;
    const suits = this.#suitsOf({ game: id, kind, number: puzzle.number });
    const frame = frameOf(pack, itemAt(progress.value.frames, 0), suits, true);
    return ok({ type: 'puzzle', ref, game: id, kind, number: puzzle.number, suits, difficulty: puzzle.rating, frame });
  }

  /** How the suits of a puzzle are shown that may have been attempted before. */
  #suitsOf(named: PuzzleRef): SuitOrder {
    if (gameById(named.game).suitsDiffer === true) return SUITS_AS_DEALT;
    const key = puzzleKey(named);
    return suitOrderFor(named.number, this.#attempts.all.filter((one) => puzzleKey(one) === key).length);
  }

  async #clue({ ref, answers, level, suits, ...named }: Asked<'clue'>): Promise<Result<ServerMessage>> {
    const found = await packOf(named);
    if (found?.puzzle === undefined) return UNKNOWN;
    const progress = puzzleProgress(gameById(named.game), found.pack, found.puzzle, asDealt(answers, suits));
    if (!progress.ok) return progress;
    const [right] = progress.value.step.right;
    const card = level === 1 || right === undefined ? undefined : parseCard(shownAction(right, suits));
    return ok({ type: 'clue', ref, themes: [...found.puzzle.themes], suit: card === undefined ? null : suitOf(card) });
  }

  async #attempt(message: Asked<'attempt'>): Promise<Result<ServerMessage>> {
    const { ref, suits, solution = false, game: id } = message;
    const answers = asDealt(message.answers, suits);
    const found = await packOf(message);
    if (found?.puzzle === undefined) return UNKNOWN;
    const { pack, puzzle } = found;
    const game = gameById(id);
    const first = puzzleProgress(game, pack, puzzle, answers);
    if (!first.ok) return first;
    const progress = first.value;
    // The way to the choice that is given up has been shown.
    const frames = solution && progress.outcome === 'open' ? progress.frames.slice(-1) : [...progress.frames];
    if (solution && progress.outcome === 'open') {
      const shown = [...answers];
      // The rest of the line, choice by choice.
      for (let next: PuzzleProgress = progress; next.outcome === 'open';) {
        shown.push(itemAt(next.step.right, 0));
        const more = puzzleProgress(game, pack, puzzle, shown);
        if (!more.ok) return more;
        next = more.value;
        frames.push(...next.frames.slice(1));
      }
    }
    const over = solution || progress.outcome !== 'open';
    const rated = over && message.counts ? await this.#keep({ ...message, answers }, puzzle, progress) : null;
    const { right } = progress.step;
    return ok({
      type: 'attempt',
      ref,
      outcome: solution ? 'shown' : progress.outcome,
      // The first one stands on the screen already.
      frames: frames.slice(1).map((frame, at) => frameOf(pack, frame, suits, !over && at === frames.length - 2)),
      right: over ? right.map((action) => shownAction(action, suits)) : [],
      loses: progress.wrong?.loses ?? null,
      worse: progress.wrong?.worse ?? null,
      themes: over ? [...puzzle.themes] : [],
      before: rated === null ? null : rated.before,
      after: rated === null ? null : rated.after,
    });
  }

  /**
   * Answers why the right choice of a puzzle is better than the one that was made, or than the next best: of a closed one by what its seat sees, of an open one by
   * the ends that best play comes to after either.
   */
  async #reasons({ ref, suits, trials, solution, ...named }: Asked<'reasons'>): Promise<Result<ServerMessage>> {
    const found = await packOf(named);
    if (found?.puzzle === undefined) return UNKNOWN;
    const game = gameById(named.game);
    const progress = puzzleProgress(game, found.pack, found.puzzle, asDealt(named.answers, suits));
    if (!progress.ok) return progress;
    const { outcome, step, wrong } = progress.value;
    if (outcome === 'open' && solution !== true) return UNANSWERED;
    const { seat, state } = choiceFrame(progress.value);
    const better = outcome === 'right' ? itemAt(named.answers, named.answers.length - 1) : shownAction(itemAt(step.right, 0), suits);
    this.#reasoning.abort();
    const stop = (this.#reasoning = new AbortController());
    const other = wrong ?? nextBest(step);
    const made = other === undefined ? better : shownAction(other.action, suits);
    if (found.puzzle.kind === 'open') {
      const rows = other === undefined ? [] : openReasons(game, progress.value, other, suits);
      return ok({ type: 'reasons', ref, better, made, reasons: [], against: [], ...(rows.length === 0 ? {} : { ledTo: { of: 1, rows } }) });
    }
    const { state: shown } = suits === SUITS_AS_DEALT ? { state } : shownDeal(game, state, suits);
    const [view, legal] = [wireView(game.view(shown, seat)), wireLegal(game.legal(shown))];
    const reasons = await this.#judges.reasons({ view, legal, made, better, trials: trials === true }, stop.signal);
    if (reasons === undefined) return refuse('replay/stopped', 'something else was asked for');
    return ok({ type: 'reasons', ref, better, made, ...reasons });
  }

  /** Keeps an attempt; the ratings before and after it. */
  async #keep(
    { day, game, kind, number, answers, helped, rated, ms, solution }: Asked<'attempt'>,
    { rating: difficulty }: Puzzle,
    { outcome }: PuzzleProgress,
  ): Promise<{ readonly before: Figure | null; readonly after: Figure | null }> {
    const figure = (): Figure | null => {
      const own = this.#record(day).standings.find((one) => one.game === game && one.kind === kind);
      return own === undefined ? null : figureOf(own.rating);
    };
    const before = figure();
    await this.#attempts.add({
      at: this.#now(),
      day,
      game,
      kind,
      number,
      difficulty,
      answer: answers.at(-1) ?? '',
      ok: outcome === 'right' && solution !== true,
      helped: helped || solution === true,
      rated,
      ms,
    });
    return { before, after: figure() };
  }
}

interface Figure {
  readonly rating: number;
  readonly deviation: number;
}

function figureOf({ rating, deviation }: Rating): Figure {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}

async function packOf({
  game,
  kind,
  number,
}: PuzzleRef): Promise<{ readonly pack: PuzzlePack; readonly puzzle: Puzzle | undefined } | undefined> {
  const pack = (await packsOf(game)).find((one) => one.kind === kind);
  return pack === undefined ? undefined : { pack, puzzle: pack.puzzles.find((one) => one.number === number) };
}

/** The wrong answer that loses least. */
function nextBest({ wrong }: PuzzleStep): WrongAnswer | undefined {
  return wrong.toSorted((a, b) => a.loses - b.loses)[0];
}

/** Answers in suits as they are shown, in those of the deal. */
function asDealt(answers: readonly string[], suits: SuitOrder): string[] {
  const back = suitOrderBack(suits);
  return answers.map((answer) => shownAction(answer, back));
}

/** A frame as it is sent, in suits as they are shown; `asks`: whether an answer is awaited there. */
function frameOf({ game: id }: PuzzlePack, frame: PuzzleFrame, suits: SuitOrder, asks: boolean): FrameMessage {
  const game = gameById(id);
  const { seat, open } = frame;
  const shown = suits === SUITS_AS_DEALT ? frame : shownDeal(game, frame.state, suits);
  const { state } = shown;
  const events = frame.events.length === 0 ? [] : shown.events;
  return {
    seat,
    view: wireView(open ? solvedView(game, state, seat) : game.view(state, seat)),
    legal: asks && game.toAct(state) === seat ? wireLegal(game.legal(state)) : NOTHING_ON_WIRE,
    events: eventsFor(events, open ? 'spectator' : seat).map(wireEvent),
  };
}
