import type { Rng } from '../../cards/random.ts';
import type { Legal } from '../../contract/action.ts';
import type { Budget, Candidate } from '../bot.ts';
import { CandidateRacing } from './candidateRacing.ts';
import { CardTrials, type TrialDepth } from './cardTrials.ts';
import type { InformationSet } from '../inference/informationSet.ts';
import type { Aim } from '../../contract/search/search.ts';
import { itemAt } from '../../cards/indexed.ts';

/** How hard a bot thinks about a card. */
export interface Depth extends TrialDepth {
  /** Cards played in all that, at most: what thinking costs, counted rather than timed, so that answers do not depend on the machine. */
  readonly effort: number;
}

/** The candidates for a card, best first: {@link CardTrials}, raced against each other. */
export function searchCards(infoSet: InformationSet, legal: Legal, depth: Depth, aim: Aim, rng: Rng, budget: Budget): Candidate[] {
  const trials = new CardTrials(infoSet, legal, depth, aim, rng, budget);
  const racing = new CandidateRacing(trials.tried.length, trials.chosen.length);
  racing.run(
    depth.effort,
    (at) => trials.enter(at),
    (candidate) => trials.value(candidate),
    () => trials.spent,
    () => budget.now() >= budget.until,
  );
  const places = trials.tried.map((_, candidate) => racing.stats(candidate));
  const ranked = trials.moves
    .map(({ action, like }) => ({ action, stats: itemAt(places, like), open: racing.open.includes(like) }))
    .sort((a, b) => Number(b.open) - Number(a.open) || b.stats.mean - a.stats.mean);
  return ranked.map(({ action, stats: { mean, tried: playouts } }) => ({ action, points: mean, playouts }));
}
