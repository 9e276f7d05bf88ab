import type { Rng } from '../../cards/random.ts';
import type { Legal } from '../../contract/action.ts';
import type { Budget, Candidate } from '../bot.ts';
import { CandidateRacing, type CandidateStats } from './candidateRacing.ts';
import { CardTrials, NO_LEAD, type TrialDepth } from './cardTrials.ts';
import type { InformationSet } from '../inference/informationSet.ts';
import { tellingOf } from '../inference/signs/signGiving.ts';
import type { Aim } from '../../contract/search/search.ts';
import { itemAt } from '../../cards/indexed.ts';

/** How hard a bot thinks about a card. */
export interface Depth extends TrialDepth {
  /** Cards played in all that, at most: what thinking costs, counted rather than timed, so that answers do not depend on the machine. */
  readonly effort: number;
  /** Whether a card that ends a trick and wins it is tried with each card to lead next, instead of the one by the policy. */
  readonly plansLeads: boolean;
}

/** A card to be tried, by its number among the trials, and the card to lead next. */
interface Plan {
  readonly candidate: number;
  readonly lead: number;
}

/** The candidates for a card, best first: {@link CardTrials}, raced against each other. */
export function searchCards(infoSet: InformationSet, legal: Legal, depth: Depth, aim: Aim, rng: Rng, budget: Budget): Candidate[] {
  const trials = new CardTrials(infoSet, legal, depth, aim, rng, budget);
  const plans = trials.tried.flatMap((_, candidate) =>
    (depth.plansLeads ? trials.leadsAfter(candidate) : [NO_LEAD]).map((lead): Plan => ({ candidate, lead })),
  );
  const telling = tellingOf(infoSet.view, infoSet.layout, infoSet.unit);
  const told = plans.map(({ candidate }) => (telling === null ? 0 : telling(itemAt(trials.tried, candidate).action)));
  const racing = new CandidateRacing(plans.length, trials.weights);
  const began = budget.now();
  // Where the time runs out before the effort, the race is as short as the time: else too many candidates would share what there is.
  const timeSpent = (): number => (depth.effort * (budget.now() - began)) / (budget.until - began);
  racing.run(
    depth.effort,
    (at) => trials.enter(at),
    (plan) => {
      const { candidate, lead } = itemAt(plans, plan);
      return trials.value(candidate, lead) + itemAt(told, plan);
    },
    () => Math.max(trials.spent, timeSpent()),
    () => budget.now() >= budget.until,
  );
  const fared = plans
    .map(({ candidate }, at): Fared => ({ candidate, at, stats: racing.stats(at), open: racing.open.includes(at) }))
    .sort(byFortune);
  // Of plans that begin alike the best counts.
  const best = trials.tried.map((_, candidate) =>
    itemAt(
      fared.filter((one) => one.candidate === candidate),
      0,
    ),
  );
  const ranked = trials.moves.map(({ action, like }) => ({ action, ...itemAt(best, like) })).sort(byFortune);
  const found = ranked.map(({ action, at, stats: { mean, tried } }) => ({ action, points: mean - itemAt(told, at), playouts: tried }));
  if (telling === null) return found;
  // A sign is worth no points that it surely costs.
  const first = itemAt(ranked, 0);
  const costs = ranked.map(({ at }) => racing.sureDifference(at, first.at, itemAt(told, first.at) - itemAt(told, at)));
  const better = costs.indexOf(Math.max(...costs));
  return itemAt(costs, better) > 0 ? [itemAt(found, better), ...found.filter((_, at) => at !== better)] : found;
}

/** How a plan fared, by its number, and whether it was in the race to the end. */
interface Fared extends Pick<Plan, 'candidate'> {
  readonly at: number;
  readonly stats: CandidateStats;
  readonly open: boolean;
}

/** The order of plans, best first. */
function byFortune(a: Pick<Fared, 'open' | 'stats'>, b: Pick<Fared, 'open' | 'stats'>): number {
  return Number(b.open) - Number(a.open) || b.stats.mean - a.stats.mean;
}
