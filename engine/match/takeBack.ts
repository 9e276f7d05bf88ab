import { act, currentDeal, startDeal, type Match } from './match.ts';

/** The match before the last actions of the deal in play. `count`: at most as many as there are. */
export function takeBack(match: Match, count: number): Match {
  const deal = currentDeal(match);
  if (deal === undefined || count > deal.actions.length) throw new RangeError(`there are not ${count} actions to take back`);
  let step = startDeal({ ...match, deals: match.deals.slice(0, -1) }, deal.dealer, deal.dealt, deal.seed);
  for (const action of deal.actions.slice(0, deal.actions.length - count)) if (step.ok) step = act(step.value.match, action);
  // Everything was legal when it was done.
  if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`);
  return step.value.match;
}
