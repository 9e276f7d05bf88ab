import type { Options } from '../../contract/options.ts';
import { addScores, fresh, leaders, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { itemAt } from '../../cards/indexed.ts';
import { option } from './options.ts';

/** Who sits where in a set after another, so that each has been everybody's partner after three. */
const SEATINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
] as const;

/** The number of sets of a match. */
function setsIn(options: Options): number {
  const sets = option(options, 'sets');
  if (sets !== 'usual') return sets;
  return option(options, 'rotatePartners') === 'off' ? 1 : SEATINGS.length;
}

/** Sets of a fixed number of deals, with the same partners or each with another, scored by person (engine/games/klaverjas/README.md, Game). */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options) {
    const totals = addScores(standing, score);
    const deals = standing.deals + 1;
    const played = Math.floor(deals / option(options, 'deals'));
    const over = played >= setsIn(options);
    const stay = over || option(options, 'rotatePartners') === 'off';
    const people = stay ? standing.people : itemAt(SEATINGS, played % SEATINGS.length);
    return { totals, standing: { ...standing, deals, totals, people, over, winners: over ? leaders(totals) : [] } };
  },
};
