/** Words of klaverjassen besides those of its phases. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['play', 'roem', 'silent'] as const satisfies readonly string[];
