/** Words of every kind of manille. `npm run list-games` adds them to those that actions may have. */
export const CALLS = ['blind', 'look', 'done', 'along', 'against'] as const satisfies readonly string[];
