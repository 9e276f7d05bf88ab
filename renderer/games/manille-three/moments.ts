import type { GameMoments } from '../moments.ts';

/** The moments of Manille for three. */
export const moments: GameMoments = {
  packets: [3, 4, 3],
  announcements: { allTricks: 'triumph', tie: 'stakes' },
  calls: { along: 'stakes', against: 'stakes' },
  outcomes: { allTricks: 'triumph' },
};
