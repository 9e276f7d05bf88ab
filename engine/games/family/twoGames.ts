import { addScores, fresh, reached, type MatchPolicy } from '../policy.ts';
import { TARGET } from './shownCard.ts';

/** Games that win the match. */
const GAMES_TO_WIN = 2;

/**
 * First to two games, each to 40 from nothing (rules/manilla.md, Game). The highest wins a game; when both sides are there and equal,
 * they play on.
 */
export function twoGames(sides: readonly number[]): MatchPolicy {
  return {
    start: (_, players) => fresh(players),
    add(standing, score) {
      const totals = addScores(standing, score);
      const next = { ...standing, deals: standing.deals + 1, totals };
      const winners = reached(totals, TARGET, (a, b) => sides[a] === sides[b]);
      if (winners.length === 0) return { totals, standing: next };
      const games = standing.games.map((won, person) => won + (winners.includes(person) ? 1 : 0));
      const over = winners.some((person) => (games[person] ?? 0) >= GAMES_TO_WIN);
      return { totals, standing: { ...next, totals: over ? totals : totals.map(() => 0), games, over, winners: over ? winners : [] } };
    },
  };
}
