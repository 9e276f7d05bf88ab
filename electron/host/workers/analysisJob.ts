import { analyse, type Analysis, type Effort } from '../../../engine/analysis/analyse.ts';
import { explain, type Explanation } from '../../../engine/bots/advice/explain.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { rngOf, type Seed } from '../../../engine/cards/random.ts';
import type { Action } from '../../../engine/contract/action.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { MatchRecord } from '../../../engine/match/record.ts';
import { setUp, type Wanted } from '../../../engine/match/setUp.ts';
import type { Result } from '../../../engine/result.ts';

/** What is to be worked out about a position. States are plain values: they go to another thread as they are. */
export type AnalysisJob =
  | { readonly kind: 'cards'; readonly game: GameId; readonly state: DealState; readonly effort: Effort }
  | { readonly kind: 'setUp'; readonly game: GameId; readonly wanted: Wanted; readonly seed: Seed }
  | {
      readonly kind: 'why';
      readonly game: GameId;
      readonly state: DealState;
      readonly level: Level;
      /** The seed of the match, and the number of the deal, from 1. */
      readonly match: Seed;
      readonly deal: number;
      /** What was done. */
      readonly action: Action;
    };

export type AnalysisResult =
  | { readonly kind: 'setUp'; readonly record: Result<MatchRecord> }
  | { readonly kind: 'cards'; readonly analysis: Analysis }
  | { readonly kind: 'why'; readonly explanation: Explanation };

/** Works a question out, on this very thread. `null`: there is nothing to choose. */
export function runAnalysis(job: AnalysisJob): AnalysisResult | null {
  const game = gameById(job.game);
  if (job.kind === 'setUp') return { kind: 'setUp', record: setUp(game, job.wanted, rngOf(job.seed)) };
  const { state } = job;
  if (job.kind === 'cards') {
    const analysis = analyse(game, state, job.effort);
    return analysis === undefined ? null : { kind: 'cards', analysis };
  }
  const { level, match, deal, action } = job;
  const explanation = explain({ game, state, level, match, deal, action });
  return explanation === undefined ? null : { kind: 'why', explanation };
}
