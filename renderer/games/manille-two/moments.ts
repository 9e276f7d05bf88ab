import type { GameMoments } from '../moments.ts';

/** The moments of Manille for two. */
export const moments: GameMoments = {
  announcements: { allTricks: 'triumph', tie: 'stakes' },
  calls: { along: 'stakes', against: 'stakes' },
  outcomes: { allTricks: 'triumph' },
};
