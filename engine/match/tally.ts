import type { Trump } from '../cards/card.ts';
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
  /** Their score in each deal. */
  readonly scores: readonly number[];
  /** The same counts by the trump they played; `null` where there was none. */
  readonly contracts: readonly { readonly trump: Trump | null; readonly declared: number; readonly made: number }[];
}

/**
 * Whether a declarer has made a deal: by the game's own verdict if it has contracts, else if no seat scored more than they did, and one seat
 * less.
 */
export function isMade({ scores, detail }: DealScore, declarer: number): boolean {
  if (typeof detail['made'] === 'boolean') return detail['made'];
  if (typeof detail['nat'] === 'boolean') return !detail['nat'];
  if (typeof detail['outcome'] === 'string') return detail['outcome'] === 'made';
  const own = itemAt(scores, declarer);
  return scores.every((score) => score <= own) && scores.some((score) => score < own);
}

/** The results of each person in the finished deals of a match. */
export function tallyOf({ deals, players }: Match): PersonTally[] {
  return players.map((_, person) => tallyOfPerson(deals, person));
}

function tallyOfPerson(deals: readonly MatchDeal[], person: number): PersonTally {
  const scores: number[] = [];
  const contracts = new Map<Trump | null, { declared: number; made: number }>();
  for (const { people, state, result } of deals) {
    const seat = people.indexOf(person);
    if (result === null || seat < 0) continue;
    scores.push(itemAt(result.score.scores, seat));
    if (state.declarer !== seat) continue;
    const one = contracts.get(state.trump) ?? { declared: 0, made: 0 };
    contracts.set(state.trump, one);
    one.declared += 1;
    one.made += isMade(result.score, seat) ? 1 : 0;
  }
  const all = [...contracts].map(([trump, counts]) => ({ trump, ...counts }));
  return {
    points: scores.reduce((sum, score) => sum + score, 0),
    best: scores.length === 0 ? 0 : Math.max(...scores),
    worst: scores.length === 0 ? 0 : Math.min(...scores),
    declared: all.reduce((sum, { declared }) => sum + declared, 0),
    made: all.reduce((sum, { made }) => sum + made, 0),
    scores,
    contracts: all,
  };
}
