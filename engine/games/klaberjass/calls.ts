/** Words of klaberjass besides those of its phases. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['declare', 'silent'] as const satisfies readonly string[];
