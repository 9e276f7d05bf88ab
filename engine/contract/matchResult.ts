/** How a match that is over ended: with winners, with equal totals for everybody, or before any deal counted. */
export function resultOf(winners: readonly number[], people: number, deals: number): 'won' | 'draw' | 'none' {
  if (deals === 0) return 'none';
  return winners.length === people ? 'draw' : 'won';
}
