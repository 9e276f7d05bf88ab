import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import { GAMES } from './registry.ts';

export { GAMES };

/** The game of an id; `undefined` if there is none. */
export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** As {@link gameOf}, for ids that are known to be games. */
export function gameById(id: GameId): Game {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}
