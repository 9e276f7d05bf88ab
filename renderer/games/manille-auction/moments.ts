import type { GameMoments } from '../moments.ts';

/** The moments of Auction Manille. */
export const moments: GameMoments = {
  announcements: { made: 'triumph', failed: 'fall' },
  outcomes: { bidMade: 'made', bidFailed: 'lost' },
};
