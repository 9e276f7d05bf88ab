import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Seed } from '../../../engine/cards/random.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { gameById } from '../../../engine/games/index.ts';
import { startMatch, type Match } from '../../../engine/match/match.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import { positionAt } from '../../../engine/match/position.ts';
import { callingOf, type Calling } from '../../../engine/match/setUp/calling.ts';
import { dealingOf, faultsOfSketch, outlineOf } from '../../../engine/match/setUp/outline.ts';
import { type Sketch } from '../../../engine/match/setUp/sketch.ts';
import { formatSketch, parseSketch } from '../../../engine/match/setUp/sketchText.ts';
import { sketchOf } from '../../../engine/match/setUp/sketchOf.ts';
import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import { wireView } from '../../../engine/protocol/wire.ts';
import type { AnalysisJob } from '../workers/analysisJob.ts';
import type { AnalysisRunner } from '../workers/analysisRunner.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** A match of the history, or the text of a record. */
interface Source {
  readonly match?: string | undefined;
  readonly text?: string | undefined;
}

/** The step of a deal that there is not: its position is refused. */
const NO_STEP = 0;
export const STOPPED = refuse('replay/stopped', 'something else was asked for');

/** The calls of a position as they are sent; `null` where its cards have no room. */
function wireCalling(calling: Calling | undefined): Extract<ServerMessage, { type: 'sketch' }>['calling'] {
  if (calling === undefined) return null;
  const { said, toAct, legal, trump, declarer, view } = calling;
  return { said: [...said], toAct, legal: [...legal], trump, declarer, view: wireView(view) };
}

/** Answers requests for positions that people put together. */
export class PositionAnswers {
  readonly #analysis: AnalysisRunner;
  readonly #randomSeed: () => Seed;
  readonly #open: (source: Source) => Promise<Result<{ readonly match: Match }>>;

  /** @param open opens a match to be looked at, or the text of a record */
  constructor(analysis: AnalysisRunner, randomSeed: () => Seed, open: (source: Source) => Promise<Result<{ readonly match: Match }>>) {
    this.#analysis = analysis;
    this.#randomSeed = randomSeed;
    this.#open = open;
  }

  /** Finds a deal, or an ending, whose cards are given by seat. */
  async setUp({ ref, game: id, options: given, dealer, hands, ending }: Asked<'setUp'>): Promise<Result<ServerMessage>> {
    const game = gameById(id);
    const options = resolveOptions(game, given);
    if (!options.ok) return options;
    const players = hands.map((_, seat) => String(seat + 1));
    const started = startMatch(game, options.value, players);
    if (!started.ok) return started;
    if (dealer >= players.length) return refuse('match/bad-dealer', `no seat ${dealer}`, { dealer });
    const wanted = { options: options.value, players, dealer, hands, ending };
    return this.#found(ref, { kind: 'setUp', game: id, wanted, seed: this.#randomSeed() });
  }

  /** Finds a record that leads to a sketch. */
  build({ ref, position }: Asked<'build'>): Promise<Result<ServerMessage>> {
    const sketch = parseSketch(position);
    if (!sketch.ok) return Promise.resolve(sketch);
    return this.#found(ref, { kind: 'build', sketch: sketch.value, seed: this.#randomSeed() });
  }

  /** A position that is looked for on another thread. */
  async #found(ref: number, job: Extract<AnalysisJob, { kind: 'setUp' | 'build' }>): Promise<Result<ServerMessage>> {
    const studied = await this.#analysis.run(job).catch(() => null);
    if (studied === undefined) return STOPPED;
    if (studied?.kind !== 'setUp') return refuse('record/no-way', 'no deal was found that comes to this by the rules');
    const { record } = studied;
    if (!record.ok) return record;
    return ok({ type: 'setUp', ref, notation: JSON.stringify(record.value), step: itemAt(record.value.deals, 0).actions.length });
  }

  /** The sketch of a position, with the room of its game and its faults. */
  async sketch(message: Asked<'sketch'>): Promise<Result<ServerMessage>> {
    const sketch = message.position === undefined ? await this.#sketchOf(message) : parseSketch(message.position);
    if (!sketch.ok) return sketch;
    const game = gameById(sketch.value.game);
    const dealing = dealingOf(game, sketch.value);
    if (!dealing.ok) return dealing;
    const outline = outlineOf(game, dealing.value);
    const faults = faultsOfSketch(game, dealing.value, outline, sketch.value);
    const calling = sketch.value.calls === null ? null : wireCalling(callingOf(game, dealing.value, sketch.value));
    return ok({ type: 'sketch', ref: message.ref, position: formatSketch(sketch.value), outline, calling, faults });
  }

  async #sketchOf(message: Asked<'sketch'>): Promise<Result<Sketch>> {
    const opened = await this.#open(message);
    if (!opened.ok) return opened;
    const { match } = opened.value;
    const { deal = match.deals.length } = message;
    const { step = match.deals[deal - 1]?.actions.length ?? NO_STEP } = message;
    const found = positionAt(match, deal, step, message.branch);
    return found.ok ? ok(sketchOf(match.game, found.value.state)) : found;
  }
}
