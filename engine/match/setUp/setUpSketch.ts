import type { Rng } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import type { Result } from '../../contract/result.ts';
import type { MatchRecord } from '../record.ts';
import { dealingOf, faultsOfSketch, outlineOf } from './outline.ts';
import { setUp } from './setUp.ts';
import type { Sketch } from './sketch.ts';

/** A record whose last position is that of a sketch; refused with the first of its faults, or as {@link setUp} refuses. */
export function setUpSketch(game: Game, sketch: Sketch, rng: Rng): Result<MatchRecord> {
  const dealing = dealingOf(game, sketch);
  if (!dealing.ok) return dealing;
  const [fault] = faultsOfSketch(game, dealing.value, outlineOf(game, dealing.value), sketch);
  if (fault !== undefined) return { ok: false, error: fault };
  const { hands, rows, aside, calls, announced, trump, declarer, leader, trick, won, tricks } = sketch;
  const stacked = rows.some((stacks) => stacks.length > 0) ? { rows } : {};
  const ending = sketch.stage === 'deal' ? null : { trump, declarer, leader, trick, won, tricks };
  return setUp(game, { ...dealing.value, hands, ...stacked, aside, calls, announced, trump, ending }, rng);
}
