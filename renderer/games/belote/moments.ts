import type { GameMoments } from '../moments.ts';

/** The moments of Belote. */
export const moments: GameMoments = {
  packets: [3, 2],
  announcements: {
    tierce: 'bonus',
    cinquante: 'bonus',
    cent: 'bonus',
    carre: 'bonus',
    belote: 'bonus',
    rebelote: 'bonus',
    dedans: 'fall',
    litige: 'fall',
    capot: 'triumph',
  },
  lastTrick: true,
  outcomes: { 'belote.made': 'made', 'belote.litige': 'lost', 'belote.dedans': 'lost' },
};
