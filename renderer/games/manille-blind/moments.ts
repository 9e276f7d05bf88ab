import type { GameMoments } from '../moments.ts';

/** The moments of Blind Manille. */
export const moments: GameMoments = {
  packets: [3, 2, 3],
  announcements: { allTricks: 'triumph', tie: 'stakes' },
  calls: { along: 'stakes', against: 'stakes' },
  outcomes: { allTricks: 'triumph' },
};
