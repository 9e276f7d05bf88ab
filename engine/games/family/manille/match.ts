import { itemAt } from '../../../cards/indexed.ts';
import type { Options } from '../../../contract/options.ts';
import { addScores, fresh, reached, type MatchPolicy } from '../../../contract/matchPolicy.ts';

/** Points of a game of Manille: a boom. */
export const MANILLE_TARGET = 101;

/**
 * Games to a target, from zero and undoubled each. `needed`: games to be won, by the options. `sameSide`: which persons are partners; leaders who are
 * not, and are level, play on (engine/games/manille/README.md, Game; engine/games/manilla/README.md, Game).
 */
export function gamesToTarget(
  needed: (options: Options) => number,
  sameSide: (a: number, b: number) => boolean,
  target: number = MANILLE_TARGET,
): MatchPolicy {
  return {
    start: (_, players) => fresh(players),
    add(standing, score, options) {
      const totals = addScores(standing, score);
      const deals = standing.deals + 1;
      const won = reached(totals, target, sameSide);
      if (won.length === 0) return { totals, standing: { ...standing, deals, totals, multiplier: score.carry } };
      const games = standing.games.map((count, person) => (won.includes(person) ? count + 1 : count));
      const over = won.some((person) => itemAt(games, person) >= needed(options));
      return {
        totals,
        standing: {
          ...standing,
          deals,
          totals: over ? totals : totals.map(() => 0),
          games,
          multiplier: 1,
          over,
          winners: over ? won : [],
        },
      };
    },
  };
}
