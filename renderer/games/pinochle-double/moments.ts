import type { GameMoments } from '../moments.ts';

/** The moments of double-deck Pinochle. */
export const moments: GameMoments = {
  packets: [5, 5, 5, 5],
  announcements: { meldLost: 'fall', noMarriage: 'fall', noMeld: 'fall', conceded: 'fall', stuck: 'stakes' },
  lastTrick: true,
  outcomes: {
    'pinochle-double.made': 'made',
    'pinochle-double.set': 'lost',
    'pinochle-double.noMarriage': 'lost',
    'pinochle-double.noMeld': 'lost',
    'pinochle-double.conceded': 'lost',
  },
};
