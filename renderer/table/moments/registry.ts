import { GAME_IDS } from '../../../engine/protocol/messages.ts';
import type { GameMoments } from '../../games/moments.ts';

const FOUND = import.meta.glob<{ readonly moments: GameMoments }>('../../games/*/moments.ts', { eager: true });

/** The moments of the games that have any. */
export const MOMENTS: ReadonlyMap<string, GameMoments> = new Map(
  GAME_IDS.flatMap((id) => {
    const found = FOUND[`../../games/${id}/moments.ts`];
    return found === undefined ? [] : [[id, found.moments] as const];
  }),
);
