import { itemAt } from '../../../engine/cards/indexed.ts';
import type { GameStatistics } from '../../../engine/protocol/messages.ts';

/** How a person's points a deal developed: the mean of the last `window` deals, and their spread, at some deals on the way. */
type Trend = GameStatistics['people'][number]['trend'];

/** The most points that a plot has room for. */
const MOST_POINTS = 60;
/** The window takes a quarter of the deals, between these bounds. */
const NARROWEST = 5;
const WIDEST = 50;

/**
 * Returns the trend of scores, the oldest first, in one pass over them; empty below twice the narrowest window, where a mean says nothing. The spread is the
 * standard deviation within the window, in points.
 */
export function trendOf(scores: readonly number[]): Trend {
  const count = scores.length;
  const window = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(count / 4)));
  if (count < 2 * NARROWEST) return { window, points: [] };
  const points: { deal: number; mean: number; spread: number }[] = [];
  const span = count - window;
  const steps = Math.min(MOST_POINTS - 1, span);
  let sum = 0;
  let squares = 0;
  let step = 0;
  for (const [index, score] of scores.entries()) {
    sum += score;
    squares += score * score;
    if (index >= window) {
      const gone = itemAt(scores, index - window);
      sum -= gone;
      squares -= gone * gone;
    }
    const deal = index + 1;
    if (deal < window + Math.round((step * span) / steps)) continue;
    const mean = sum / window;
    points.push({ deal, mean, spread: Math.sqrt(Math.max(0, squares / window - mean * mean)) });
    step += 1;
  }
  return { window, points };
}
