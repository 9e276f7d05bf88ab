import { addScores, fixedDeals, fresh, leaders, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

const byDeals = fixedDeals((options) => option(options, 'deals'));

/**
 * A fixed number of deals, or until a player has the target; the highest total wins, equal ones share the win
 * (engine/games/briscola-chiamata/README.md, Game).
 */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options, declarer) {
    const target = option(options, 'target');
    if (target === 'none') return byDeals.add(standing, score, options, declarer);
    const totals = addScores(standing, score);
    const over = Math.max(...totals) >= target;
    return { totals, standing: { ...standing, deals: standing.deals + 1, totals, over, winners: over ? leaders(totals) : [] } };
  },
};
