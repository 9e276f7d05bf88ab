import type { GameMoments } from '../moments.ts';

/** The moments of Klaverjassen. */
export const moments: GameMoments = {
  packets: [3, 2, 3],
  announcements: { roem: 'bonus', pit: 'triumph', nat: 'fall' },
  lastTrick: true,
  outcomes: { made: 'made', nat: 'lost' },
};
