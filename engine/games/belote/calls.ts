/** Words of belote besides those of its phases. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['declare', 'silent', 'allTrumps'] as const satisfies readonly string[];
