import { lossSummaryOf } from '../bots/judge/lossSummary.ts';
import { judgeDeal, type JudgedDecision } from '../bots/judge/judgeDeal.ts';
import { spreadOf } from '../bots/judge/judge.ts';
import { confirmed, secondOpinion, type SecondOpinion } from '../bots/advice/secondOpinion.ts';
import { decisionSeed } from '../bots/advice/explain.ts';
import { seedFrom } from '../cards/random.ts';
import { formatAction } from '../contract/notation.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { ok, type Result } from '../contract/result.ts';
import { replay } from '../match/record.ts';
import { argumentsOf, readRecord, wholeNumber } from './arguments.ts';
import { rounded } from './tally.ts';

/** More deals than any match has. */
const MOST_DEALS = 1000;

/**
 * `judge [--seat N] [--deal N] FILE`: each decision of a record that counts, judged by what its seat could know, and what they add up to by seat. Seats are
 * counted from 0, deals from 1; all by default. Cards of other seats are never looked at.
 */
export function judgeCommand(args: readonly string[]): Result<unknown, RefusalCode> {
  const parsed = argumentsOf(args, { seat: { type: 'string' }, deal: { type: 'string' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const record = readRecord(positionals[0]);
  if (!record.ok) return record;
  const match = replay(record.value);
  if (!match.ok) return match;
  const { game, deals, people } = { ...match.value, people: record.value.players.length };
  const seat = wholeNumber('seat', values['seat'], 0, people - 1, -1);
  if (!seat.ok) return seat;
  const only = wholeNumber('deal', values['deal'], 1, MOST_DEALS, 0);
  if (!only.ok) return only;
  const decisions = deals.flatMap(({ state }, index) =>
    only.value !== 0 && only.value !== index + 1
      ? []
      : [...judgeDeal(game, state, seat.value < 0 ? 'all' : seat.value)].map((decision) => ({
          deal: index + 1,
          ...reconsidered(decision),
        })),
  );
  const seats = Array.from({ length: people }, (_, at) => at).filter((at) => seat.value < 0 || at === seat.value);
  return ok({
    decisions: decisions.map((decision) => ({ deal: decision.deal, ...printed(decision) })),
    seats: seats.map((at) => {
      const own = decisions.filter((decision) => decision.seat === at);
      const { decisions: count, lost, errorRate, accuracy, marks, causes } = lossSummaryOf(own, spreadOf(game.id));
      const byCause = Object.entries(causes).map(([cause, sums]) => [cause, { ...sums, lost: rounded(sums.lost) }]);
      const figures = { lost: rounded(lost), errorRate: rounded(errorRate), accuracy: rounded(accuracy) };
      return { seat: at, decisions: count, ...figures, marks, causes: Object.fromEntries(byCause) };
    }),
  });
}

/** The judgement with the second opinion that a mistake or a blunder calls for: what that contradicts is not marked. */
function reconsidered(decision: JudgedDecision): JudgedDecision & { readonly second?: SecondOpinion } {
  const [better] = decision.best;
  if (better === undefined || decision.mark === 'none' || decision.mark === 'inaccuracy') return decision;
  const second = secondOpinion(decision.view, decision.action, better, decisionSeed(seedFrom('second opinion'), 1, decision.step));
  return { ...decision, mark: confirmed(decision, second), second };
}

function printed({
  seat,
  step,
  action,
  cause,
  lost,
  se,
  mark,
  best,
  actions,
  worlds,
  second,
}: ReturnType<typeof reconsidered>): Record<string, unknown> {
  return {
    step,
    seat,
    action: formatAction(action),
    cause,
    mark,
    lost: rounded(lost),
    se: rounded(se),
    ...(second && { second: { ahead: rounded(second.ahead), se: rounded(second.se) } }),
    best: best.map(formatAction),
    actions: actions.map((one) => ({
      action: formatAction(one.action),
      points: rounded(one.points),
      behind: rounded(one.behind),
      se: rounded(one.se),
    })),
    worlds: Math.round(worlds),
  };
}
