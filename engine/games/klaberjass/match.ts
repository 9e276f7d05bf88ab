import { OPPOSITE } from '../../cards/seats.ts';
import { firstTo, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

/** First to the target; both in one deal: the higher total, and equal totals play on (engine/games/klaberjass/README.md, Game, Ruling). */
export const match: MatchPolicy = firstTo(
  (options) => option(options, 'target'),
  (a, b) => OPPOSITE[a] === OPPOSITE[b],
);
