import { addScores, fresh, leaders, reached, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Points that win a game. */
export const BOTIFARRA_TARGET = 101;

/** Who sits where in each of three games, so that each has been everybody's partner. */
const SETS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
] as const;

/**
 * A game to 101 (engine/games/botifarra/README.md, Game). With `session` threePartners three such games, each with another partner: every game starts at
 * nothing, a person's score is the sum of the person's three totals, and the highest wins. `memo` holds the sums of the games before.
 */
export const match: MatchPolicy = {
  start: (_, players) => fresh(players),
  add(standing, score, options) {
    const totals = addScores(standing, score);
    const deals = standing.deals + 1;
    const next = { ...standing, deals, totals };
    const { people } = standing;
    const together = (a: number, b: number): boolean => people.indexOf(a) % 2 === people.indexOf(b) % 2;
    const winners = reached(totals, BOTIFARRA_TARGET, together);
    if (winners.length === 0) return { totals, standing: next };
    const games = standing.games.map((won, person) => won + (winners.includes(person) ? 1 : 0));
    if (option(options, 'session') === 'one') return { totals, standing: { ...next, games, over: true, winners } };
    const earlier = standing.memo.length === 0 ? totals.map(() => 0) : standing.memo;
    const sums = totals.map((total, person) => total + itemAt(earlier, person));
    const played = games.reduce((sum, won) => sum + won, 0) / 2;
    const seats = SETS[played];
    if (seats === undefined) return { totals, standing: { ...next, games, memo: sums, over: true, winners: leaders(sums) } };
    return { totals, standing: { ...next, totals: totals.map(() => 0), games, memo: sums, people: seats } };
  },
};
