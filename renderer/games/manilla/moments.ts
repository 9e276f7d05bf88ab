import type { GameMoments } from '../moments.ts';

/** The moments of Manilla. */
export const moments: GameMoments = {
  packets: [4, 4, 4],
  announcements: { shownCard: 'bonus', heldWon: 'bonus', capote: 'triumph' },
  outcomes: { capote: 'triumph' },
};
