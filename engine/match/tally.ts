import type { DealScore } from '../contract/score.ts';
import type { Match, MatchDeal } from './match.ts';
import { itemAt } from '../cards/indexed.ts';

/** The results of one person in a match, deal by deal. */
export interface PersonTally {
  /** The sum of the scores of their deals. */
  readonly points: number;
  /** The best and the worst score of a deal; 0 without a deal. */
  readonly best: number;
  readonly worst: number;
  /** Deals in which they named trumps or won the auction, and those of them that came out as wanted. */
  readonly declared: number;
  readonly made: number;
}

/**
 * Whether a declarer has made a deal: by the game's own verdict if it has contracts, else if no seat scored more than they did, and one seat
 * less.
 */
function isMade({ scores, detail }: DealScore, declarer: number): boolean {
  if (typeof detail['made'] === 'boolean') return detail['made'];
  if (typeof detail['nat'] === 'boolean') return !detail['nat'];
  if (typeof detail['outcome'] === 'string') return detail['outcome'] === 'made';
  const own = itemAt(scores, declarer);
  return scores.every((score) => score <= own) && scores.some((score) => score < own);
}

/** The results of each person in the finished deals of a match. */
export function tallyOf({ deals, players }: Match): PersonTally[] {
  return players.map((_, person) => deals.reduce((sum, deal) => withDeal(sum, deal, person), NOTHING));
}

const NOTHING: PersonTally & { readonly deals: number } = { deals: 0, points: 0, best: 0, worst: 0, declared: 0, made: 0 };

function withDeal(sum: typeof NOTHING, { people, state, result }: MatchDeal, person: number): typeof NOTHING {
  const seat = people.indexOf(person);
  if (result === null || seat < 0) return sum;
  const score = itemAt(result.score.scores, seat);
  const declares = state.declarer === seat;
  return {
    deals: sum.deals + 1,
    points: sum.points + score,
    best: sum.deals === 0 ? score : Math.max(sum.best, score),
    worst: sum.deals === 0 ? score : Math.min(sum.worst, score),
    declared: sum.declared + (declares ? 1 : 0),
    made: sum.made + (declares && isMade(result.score, seat) ? 1 : 0),
  };
}
