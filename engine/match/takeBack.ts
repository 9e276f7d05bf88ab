import type { Seat } from '../cards/card.ts';
import { act, currentDeal, noted, startDeal, type Match, type MatchStep } from './match.ts';
import type { Result } from '../contract/result.ts';

/**
 * The match before the last actions of the deal in play, with a note of who took them back. `count`: at most as many as there are.
 */
export function takeBack(match: Match, seat: Seat, count: number): Match {
  const deal = currentDeal(match);
  if (deal === undefined || count > deal.actions.length) throw new RangeError(`there are not ${count} actions to take back`);
  const left = deal.actions.length - count;
  let step: Result<MatchStep> = startDeal({ ...match, deals: match.deals.slice(0, -1) }, deal.dealer, deal.dealt, deal.seed);
  for (const action of deal.actions.slice(0, left)) if (step.ok) step = act(step.value.match, action);
  // Everything was legal when it was done.
  if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`);
  const kept = deal.notes.reduce(noted, step.value.match);
  return noted(kept, { type: 'takeBack', after: left, seat, actions: deal.actions.slice(left) });
}
