import type { GameId } from '../../contract/gameId.ts';
import type { Drill } from './drill.ts';

/** An answer in a drill. */
export interface DrillAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly game: GameId;
  readonly drill: Drill;
  /** When its run began, in milliseconds since 1970: the name of the run. */
  readonly run: number;
  readonly ok: boolean;
  /** Milliseconds from the question before to the answer, with all that was shown. */
  readonly ms: number;
  /** Whether the run had its limit of time. */
  readonly timed: boolean;
}

/** The answers that were given in one go. */
export interface DrillRun {
  readonly drill: Drill;
  readonly run: number;
  readonly asked: number;
  readonly right: number;
  /** Right answers less wrong ones, in two minutes; `null` where the run was too short for a figure, or had no limit. */
  readonly score: number | null;
}

/** The limit of a run, and the least time from which a run has a figure, in milliseconds. */
const LIMIT = 120_000;
const LEAST = 20_000;

/** The runs of a game, in the order in which they began. */
export function runsIn(answers: readonly DrillAnswer[], game: GameId): DrillRun[] {
  const runs = new Map<string, DrillAnswer[]>();
  for (const answer of answers) {
    if (answer.game !== game) continue;
    const key = `${answer.drill} ${answer.run}`;
    const own = runs.get(key);
    if (own === undefined) runs.set(key, [answer]);
    else own.push(answer);
  }
  return [...runs.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const right = own.filter(({ ok }) => ok).length;
    const ms = own.reduce((sum, one) => sum + one.ms, 0);
    const score = first.timed && ms >= LEAST ? Math.max(0, Math.round(((2 * right - own.length) * LIMIT) / ms)) : null;
    return [{ drill: first.drill, run: first.run, asked: own.length, right, score }];
  });
}
