/** Words of botifarra besides those of its phases. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['delegate', 'contrar', 'recontrar', 'santvicens'] as const satisfies readonly string[];
