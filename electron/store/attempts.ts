import * as v from 'valibot';
import { GAME_IDS } from '../../engine/contract/gameId.ts';
import { LineFile } from './disk/lineFile.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const attempt = v.object({
  at: whole,
  day: whole,
  game: v.picklist(GAME_IDS),
  kind: v.picklist(['open', 'closed']),
  number: whole,
  difficulty: v.number(),
  answer: v.string(),
  ok: v.boolean(),
  helped: v.boolean(),
  rated: v.boolean(),
  ms: whole,
});
/** An attempt as its line has it. */
export type SavedAttempt = Readonly<v.InferOutput<typeof attempt>>;

const drillAnswer = v.object({
  at: whole,
  game: v.picklist(GAME_IDS),
  drill: v.picklist(['trumps', 'voids', 'out', 'points', 'worth', 'roem', 'melds', 'bid']),
  run: whole,
  ok: v.boolean(),
  ms: whole,
  timed: v.boolean(),
});
/** An answer in a drill as its line has it. */
export type SavedDrillAnswer = Readonly<v.InferOutput<typeof drillAnswer>>;

/** A line of the journal. */
const entry = v.union([attempt, drillAnswer]);
type Entry = SavedAttempt | SavedDrillAnswer;

/** The attempts at puzzles and the answers in drills on this machine. */
export class Attempts extends LineFile<Entry> {
  /**
   * @param path the file; omitted: in memory only
   * @param odd receives the name of a file that was set aside or cannot be read
   */
  constructor(path?: string, odd?: (name: string) => void) {
    super({ format: 'trickhouse-attempts/1', line: entry }, path, odd);
  }

  /** All attempts, in the order in which they were made. */
  override get all(): readonly SavedAttempt[] {
    return super.all.filter((one) => 'kind' in one);
  }

  /** All answers in drills, in the order in which they were given. */
  get drills(): readonly SavedDrillAnswer[] {
    return super.all.filter((one) => 'drill' in one);
  }
}
