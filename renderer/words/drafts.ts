/** The English words of games that are drafts: every language says them until it has its own. */
export const drafts = {} as const;
