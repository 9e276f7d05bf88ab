import { addScores, fixedDeals, fresh, leaders, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

/** Who sits where in each of three sets, so that each has been everybody's partner. */
const SETS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
] as const;

const oneSet = fixedDeals((options) => option(options, 'deals'));

/** A fixed number of deals; or three such sets, each with another partner, scored by person (engine/games/klaverjas/README.md, Game). */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options, declarer) {
    if (option(options, 'rotatePartners') === 'off') return oneSet.add(standing, score, options, declarer);
    const totals = addScores(standing, score);
    const deals = standing.deals + 1;
    const people = SETS[Math.floor(deals / option(options, 'deals'))];
    const over = people === undefined;
    return {
      totals,
      standing: { ...standing, deals, totals, people: people ?? standing.people, over, winners: over ? leaders(totals) : [] },
    };
  },
};
