import { OPPOSITE } from '../../cards/seats.ts';
import { addScores, fresh, reached, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

/**
 * First to the target; both in one deal: the higher total, and equal totals play on (README.md, Match). Points of a litige wait for the next
 * deal that has a winner; those that wait when the match ends are lost.
 */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options) {
    const totals = addScores(standing, score);
    const winners = reached(totals, option(options, 'target'), (a, b) => OPPOSITE[a] === OPPOSITE[b]);
    const heldOver = Number(score.detail['heldOver']);
    return { totals, standing: { ...standing, deals: standing.deals + 1, totals, heldOver, winners, over: winners.length > 0 } };
  },
};
