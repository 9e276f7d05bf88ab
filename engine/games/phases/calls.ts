/** Words of the phases that games are made of. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['pass', 'take'] as const satisfies readonly string[];
