import { OPPOSITE } from '../../phases/seats.ts';
import { addScores, fresh, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

/** First to the target; if both get there in one deal the declarers win. Scores may go below zero (rules/pinochle-double.md, Game). */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options, declarer) {
    const totals = addScores(standing, score);
    const there = totals.flatMap((total, person) => (total >= option(options, 'target') ? [person] : []));
    const declarers = there.filter((person) => OPPOSITE[person] === OPPOSITE[declarer ?? 0]);
    const winners = declarers.length > 0 ? declarers : there;
    return { totals, standing: { ...standing, deals: standing.deals + 1, totals, winners, over: winners.length > 0 } };
  },
};
