import { addTo, type GameStatistics } from '../../../engine/protocol/messages.ts';

/** Everybody who has played, bots apart, the most frequent first. */
export function mostFrequentPlayers(games: readonly GameStatistics[]): string[] {
  const matches = new Map<string, number>();
  for (const { people } of games)
    for (const { name, kind, matches: count } of people) if (kind !== 'bot' && kind !== 'open') addTo(matches, name, count);
  return [...matches].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** The share of matches won so far, after each. */
export function winShares(course: readonly { readonly won: boolean }[]): number[] {
  let won = 0;
  return course.map((match, index) => {
    won += match.won ? 1 : 0;
    return won / (index + 1);
  });
}
