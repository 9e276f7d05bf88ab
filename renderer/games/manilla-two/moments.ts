import type { GameMoments } from '../moments.ts';

/** The moments of Manilla for two. */
export const moments: GameMoments = {
  announcements: { shownCard: 'bonus', heldWon: 'bonus', capote: 'triumph' },
  outcomes: { capote: 'triumph' },
};
