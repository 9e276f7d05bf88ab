import { codesOf, type Seat } from '../cards/card.ts';
import { formatAction } from '../contract/notation.ts';
import { ok, type Result } from '../contract/result.ts';
import { currentDeal, takenTricks, type Match } from './match.ts';
import { replay, type MatchRecord } from './record.ts';

interface TraceStep {
  readonly seat: Seat;
  /** In notation. */
  readonly action: string;
  /** The legal actions it was chosen from, sorted. */
  readonly legal: readonly string[];
}

/** One deal of a replay. Scores, totals and detail are there once the deal is over. */
interface TraceDeal {
  readonly steps?: readonly TraceStep[];
  readonly tricks: readonly { readonly winner: Seat; readonly points: number; readonly cards: readonly string[] }[];
  readonly scores?: readonly number[];
  readonly totals?: readonly number[];
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Trace {
  readonly deals: readonly TraceDeal[];
  readonly over: boolean;
  /** The seats of the winners, once it is over. */
  readonly winners?: readonly Seat[];
}

/** Replays a record; `withSteps`: every action with what it was chosen from. */
export function trace(record: MatchRecord, withSteps: boolean): Result<Trace> {
  const steps: TraceStep[][] = record.deals.map(() => []);
  const result = replay(record, (match, action) => {
    const deal = currentDeal(match);
    const seat = deal === undefined ? null : match.game.toAct(deal.state);
    if (!withSteps || deal === undefined || seat === null) return;
    steps[match.deals.length - 1]?.push({ seat, action, legal: match.game.legal(deal.state).actions.map(formatAction).sort() });
  });
  return result.ok ? ok(traceOf(result.value, withSteps ? steps : undefined)) : result;
}

function traceOf(match: Match, steps: readonly (readonly TraceStep[])[] | undefined): Trace {
  const deals = match.deals.map((deal, index): TraceDeal => ({
    ...(steps === undefined ? {} : { steps: steps[index] ?? [] }),
    tricks: takenTricks(deal).map(({ winner, points, cards }) => ({ winner, points, cards: codesOf(cards) })),
    ...(deal.result === null ? {} : { scores: deal.result.score.scores, totals: deal.result.totals, detail: deal.result.score.detail }),
  }));
  const { over, winners } = match.standing;
  return over ? { deals, over, winners } : { deals, over };
}
