/** Words of double-deck pinochle besides those of its phases. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['concede'] as const satisfies readonly string[];
