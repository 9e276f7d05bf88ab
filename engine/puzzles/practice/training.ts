import type { GameId } from '../../contract/gameId.ts';
import type { PuzzleKind } from '../puzzle.ts';
import { NEW_RATING, PUZZLE_DEVIATION, ratedAfter, type Rating } from './rating.ts';

/** An attempt at a puzzle: its first answer that settled it. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The day at the player's place, as a number of days since 1970-01-01. */
  readonly day: number;
  readonly game: GameId;
  readonly kind: PuzzleKind;
  readonly number: number;
  /** The difficulty of the puzzle. */
  readonly difficulty: number;
  /** The answer that settled it. */
  readonly answer: string;
  readonly ok: boolean;
  /** Whether a hint was looked at, or the solution. */
  readonly helped: boolean;
  /** Whether it may count for the rating: a theme that was chosen is half of the answer. */
  readonly rated: boolean;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** Days until a puzzle comes back, by box: the first after a wrong answer. Beyond the last it is learnt. */
export const BOXES = [1, 3, 7, 21, 60] as const;
/** Days after which a rating that is not used is less certain. */
const PERIOD = 30;

/** A puzzle by its pack and number. */
export interface PuzzleRef {
  readonly game: GameId;
  readonly kind: PuzzleKind;
  readonly number: number;
}

/** The rating in one game and kind. */
interface Standing {
  readonly game: GameId;
  readonly kind: PuzzleKind;
  readonly rating: Rating;
  /** Puzzles attempted, and those solved without help at the first attempt. */
  readonly attempted: number;
  readonly solved: number;
}

/** The sum of attempts. */
export interface TrainingRecord {
  readonly standings: readonly Standing[];
  /** Puzzles that come back, the longest due first. */
  readonly due: readonly PuzzleRef[];
  /** Days in a row with an attempt, up to today or yesterday. */
  readonly streak: number;
  /** Puzzles that have been attempted, and whether the last attempt was right. */
  readonly seen: ReadonlyMap<string, { readonly day: number; readonly ok: boolean }>;
}

/** The name of a puzzle in a map. */
export function puzzleKey({ game, kind, number }: PuzzleRef): string {
  return `${game} ${kind} ${number}`;
}

/** Adds attempts up, in the order in which they were made. */
export function trainingRecord(attempts: readonly Attempt[], today: number): TrainingRecord {
  // By day: when the rating last moved.
  const standings = new Map<string, Standing & { readonly day: number }>();
  const boxes = new Map<string, { readonly ref: PuzzleRef; readonly box: number; readonly due: number }>();
  const seen = new Map<string, { day: number; ok: boolean }>();
  const days = new Set<number>();
  for (const attempt of attempts) {
    const { game, kind, number, day } = attempt;
    const key = puzzleKey(attempt);
    const solved = attempt.ok && !attempt.helped;
    days.add(day);
    if (!seen.has(key)) {
      const own = `${game} ${kind}`;
      const before = standings.get(own) ?? { game, kind, rating: NEW_RATING, attempted: 0, solved: 0, day };
      const counts = attempt.rated && !(attempt.ok && attempt.helped);
      standings.set(own, {
        ...before,
        ...(counts ? { day, rating: ratedOnce(before.rating, day - before.day, attempt.difficulty, solved) } : {}),
        attempted: before.attempted + 1,
        solved: before.solved + (solved ? 1 : 0),
      });
    }
    seen.set(key, { day, ok: attempt.ok });
    const waiting = boxes.get(key);
    if (!solved) boxes.set(key, { ref: { game, kind, number }, box: 0, due: day + BOXES[0] });
    // A right answer before its day says no more than that the last one is remembered.
    else if (waiting !== undefined && day >= waiting.due) {
      const interval = BOXES[waiting.box + 1];
      if (interval === undefined) boxes.delete(key);
      else boxes.set(key, { ref: { game, kind, number }, box: waiting.box + 1, due: day + interval });
    }
  }
  const due = [...boxes.values()].filter((one) => one.due <= today).sort((a, b) => a.due - b.due);
  return {
    standings: [...standings.values()].map(({ game, kind, rating, attempted, solved }) => ({ game, kind, rating, attempted, solved })),
    due: due.map(({ ref }) => ref),
    streak: streakOf(days, today),
    seen,
  };
}

function ratedOnce(before: Rating, idle: number, difficulty: number, solved: boolean): Rating {
  let rating = before;
  for (let period = 0; period < Math.floor(idle / PERIOD); period += 1) rating = ratedAfter(rating, []);
  return ratedAfter(rating, [{ rating: difficulty, deviation: PUZZLE_DEVIATION, score: solved ? 1 : 0 }]);
}

/** A day without training ends no streak before it is over. */
function streakOf(days: ReadonlySet<number>, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}
