// Written by `npm run list-games`.

/** The English words of games that are drafts: every language says them until the draft is finished. */
export const drafts = {} as const;
