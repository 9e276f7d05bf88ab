import type { Seat } from '../../../engine/cards/card.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { MatchDeal } from '../../../engine/match/match.ts';
import type { ClientMessage, JudgedOnWire } from '../../../engine/protocol/messages.ts';
import { wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import type { WireJudgement, JudgeJob } from '../workers/judgeJob.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';

/** A decision of a seat, with what it saw. */
interface SeatDecision extends JudgeJob {
  readonly step: number;
}

/** A request for a judgement: its number, and whether bots play the deal on from there. */
type ReviewRequest = Pick<Extract<ClientMessage, { type: 'judge' }>, 'from' | 'deals'>;

/** An answer to one request for a judgement. */
export interface ReviewAnswer {
  readonly decision?: JudgedOnWire;
  readonly next: number | null;
  readonly of: number;
}

/**
 * The review of one seat's decisions in a deal that is over. It is worked out decision by decision as they are requested, and each only once: first all judgements,
 * then the second opinions about mistakes and blunders.
 */
export class DealReview {
  readonly #decisions: readonly SeatDecision[];
  /** By the number of the decision; `null`: nothing was decided. */
  readonly #judged = new Map<number, WireJudgement | null>();
  /** Those that a second opinion has looked at again. */
  readonly #reconsidered = new Map<number, WireJudgement>();

  constructor(game: Game, { state: { setup, moves } }: MatchDeal, seat: Seat) {
    const decisions: SeatDecision[] = [];
    let { state } = game.deal(setup);
    for (const [step, move] of moves.entries()) {
      const legal = move.seat === seat ? game.legal(state) : undefined;
      if (legal !== undefined && legal.actions.length > 1 && legal.actions.includes(move.action))
        decisions.push({ step, view: wireView(game.view(state, seat)), legal: wireLegal(legal), action: formatAction(move.action) });
      ({ state } = game.apply(state, move.action));
    }
    this.#decisions = decisions;
  }

  /**
   * The answer to the request of a number; `undefined` once `signal` is aborted. A number beyond the last one ends the review. With `deals` the decision of that
   * number comes back with the deals that bots have played on from it.
   */
  async answer({ from, deals }: ReviewRequest, judges: JudgeRunner, signal: AbortSignal): Promise<ReviewAnswer | undefined> {
    const count = this.#decisions.length;
    if (from < count) {
      const judged = this.#judged.get(from) ?? (await judges.run(itemAt(this.#decisions, from), signal));
      if (judged === undefined) return undefined;
      this.#judged.set(from, judged);
      if (deals !== true || judged === null) return this.#answered(from, from, judged);
      const again = await this.#again(from, judged, judges, signal);
      return again === undefined ? undefined : this.#answered(from, from, again);
    }
    const doubtful = await this.#doubtful(judges, signal);
    const place = doubtful?.[from - count];
    if (doubtful === undefined) return undefined;
    if (place === undefined) return { next: null, of: from };
    const first = this.#judged.get(place);
    if (first === undefined || first === null) throw new RangeError('a second opinion is about a decision that was judged');
    const second = await this.#again(place, first, judges, signal);
    return second === undefined ? undefined : this.#answered(from, place, second, doubtful.length);
  }

  /** A judgement with the deals that bots have played on from its decision. */
  async #again(place: number, first: WireJudgement, judges: JudgeRunner, signal: AbortSignal): Promise<WireJudgement | undefined> {
    const again = this.#reconsidered.get(place) ?? (await judges.run({ ...itemAt(this.#decisions, place), first }, signal)) ?? undefined;
    if (again !== undefined) this.#reconsidered.set(place, again);
    return again;
  }

  /** The numbers of the mistakes and blunders, once all decisions are judged. */
  async #doubtful(judges: JudgeRunner, signal: AbortSignal): Promise<number[] | undefined> {
    for (const [place, decision] of this.#decisions.entries()) {
      if (this.#judged.has(place)) continue;
      const judged = await judges.run(decision, signal);
      if (judged === undefined) return undefined;
      this.#judged.set(place, judged);
    }
    return [...this.#judged]
      .flatMap(([place, judged]) => (judged?.mark === 'mistake' || judged?.mark === 'blunder' ? [place] : []))
      .toSorted((a, b) => a - b);
  }

  /** `doubtful`: how many second opinions there are, known once all decisions are judged. */
  #answered(from: number, place: number, judged: WireJudgement | null, doubtful: number | null = null): ReviewAnswer {
    const { step, view } = itemAt(this.#decisions, place);
    const of = doubtful === null ? this.#decisions.length : this.#decisions.length + doubtful;
    return {
      ...(judged === null ? {} : { decision: { ...judged, step, view } }),
      next: doubtful !== null && from + 1 >= of ? null : from + 1,
      of,
    };
  }
}
