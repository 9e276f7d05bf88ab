import type { GameMoments } from '../moments.ts';

/** The moments of Botifarra. */
export const moments: GameMoments = {
  packets: [4, 4, 4],
  calls: { contrar: 'stakes', recontrar: 'stakes', santvicens: 'stakes' },
};
