import type { Game } from '../contract/game.ts';
import { GAMES, gameOf } from '../games/index.ts';

/** The games that `npm run goldens -- GAME …` names; `undefined` while tests only read. */
const asked = process.env['GOLDENS'];

/** Whether goldens are written instead of held: under `npm run goldens`. */
export const writesGoldens = asked !== undefined;

/** The games whose goldens are held, or written. Throws RangeError for a name of no game. */
export function goldenGames(): readonly Game[] {
  const ids = asked?.split(' ').filter(Boolean) ?? [];
  if (ids.length === 0) return GAMES;
  return ids.map((id) => {
    const game = gameOf(id);
    if (game === undefined) throw new RangeError(`no game ${id}: ${GAMES.map((one) => one.id).join(', ')}`);
    return game;
  });
}
