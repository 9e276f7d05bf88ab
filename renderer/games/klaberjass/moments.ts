import type { GameMoments } from '../moments.ts';

/** The moments of Klaberjass. */
export const moments: GameMoments = {
  packets: [3, 3, 2],
  announcements: { twenty: 'bonus', fifty: 'bonus', bella: 'bonus', half: 'fall', bait: 'fall', black: 'triumph' },
  lastTrick: true,
  outcomes: { 'klaberjass.made': 'made', 'klaberjass.half': 'lost', 'klaberjass.bait': 'lost' },
};
