import type { GameMoments } from '../moments.ts';

/** The moments of Briscola chiamata. */
export const moments: GameMoments = {
  packets: [1, 1, 1, 1, 1, 1, 1, 1],
  announcements: { partner: 'reveal', alone: 'reveal' },
  outcomes: { 'briscola-chiamata.made': 'made', 'briscola-chiamata.lost': 'lost' },
};
