import { analyse, type Effort } from '../../../engine/analysis/analyse.ts';
import { heuristicPolicyOf } from '../../../engine/bots/policy/heuristicPolicy.ts';
import { explain } from '../../../engine/bots/advice/explain.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import { rngOf, type Seed } from '../../../engine/cards/random.ts';
import type { DealState, Setup } from '../../../engine/contract/deal.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { MatchRecord } from '../../../engine/match/record.ts';
import { setUp } from '../../../engine/match/setUp/setUp.ts';
import type { Wanted } from '../../../engine/match/setUp/wanted.ts';
import { setUpSketch } from '../../../engine/match/setUp/setUpSketch.ts';
import type { Sketch } from '../../../engine/match/setUp/sketch.ts';
import type { Result } from '../../../engine/contract/result.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { actionIn, formatAction } from '../../../engine/contract/notation.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { adviceOnWire, type BotAdvice } from './botAnswer.ts';

type StudyMessage = Extract<ServerMessage, { type: 'study' }>;
type WhyMessage = Extract<ServerMessage, { type: 'why' }>;

/** A position as it goes to another thread: what its deal follows from, and its actions in notation. */
export interface WirePosition {
  readonly game: GameId;
  readonly setup: Setup;
  readonly actions: readonly string[];
}

/** A state of a game, to be sent to another thread. */
export function wirePosition(game: Game, { setup, moves }: DealState): WirePosition {
  return { game: game.id, setup, actions: moves.map(({ action }) => formatAction(action)) };
}

function stateAt({ game: id, setup, actions }: WirePosition): DealState {
  const game = gameById(id);
  return actions.reduce((state, action) => game.apply(state, actionIn(action)).state, game.deal(setup).state);
}

/** A job: the question about a position. */
export type AnalysisJob =
  | { readonly kind: 'cards'; readonly position: WirePosition; readonly effort: Effort }
  | { readonly kind: 'setUp'; readonly game: GameId; readonly wanted: Wanted; readonly seed: Seed }
  | { readonly kind: 'build'; readonly sketch: Sketch; readonly seed: Seed }
  | {
      readonly kind: 'why';
      readonly position: WirePosition;
      readonly level: Level;
      /** The seed of the match, and the number of the deal, from 1. */
      readonly match: Seed;
      readonly deal: number;
    };

/** The result of a job, as messages carry it. */
export type AnalysisResult =
  | { readonly kind: 'setUp'; readonly record: Result<MatchRecord> }
  | { readonly kind: 'cards'; readonly analysis: Pick<StudyMessage, 'seat' | 'side' | 'exact' | 'values'> }
  | { readonly kind: 'why'; readonly explanation: BotAdvice & Pick<WhyMessage, 'seat'> };

/** Works a question out, on this very thread. `null`: there is nothing to choose. */
export function runAnalysis(job: AnalysisJob): AnalysisResult | null {
  if (job.kind === 'setUp') return { kind: 'setUp', record: setUp(gameById(job.game), job.wanted, rngOf(job.seed)) };
  if (job.kind === 'build') return { kind: 'setUp', record: setUpSketch(gameById(job.sketch.game), job.sketch, rngOf(job.seed)) };
  const game = gameById(job.position.game);
  const state = stateAt(job.position);
  if (job.kind === 'cards') {
    const analysis = analyse(game, state, job.effort, heuristicPolicyOf);
    if (analysis === undefined) return null;
    const values = analysis.values.map(({ action, points }) => ({ action: formatAction(action), points }));
    return { kind: 'cards', analysis: { ...analysis, values } };
  }
  const { level, match, deal } = job;
  const found = explain({ game, state, level, match, deal });
  return found === undefined ? null : { kind: 'why', explanation: { ...adviceOnWire(found), seat: found.seat } };
}
