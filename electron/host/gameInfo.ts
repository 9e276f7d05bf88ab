import { PACKS } from '../../engine/cards/pack.ts';
import type { Game } from '../../engine/contract/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { GameInfo } from '../../engine/protocol/messages.ts';

function gameInfo({ id, name, seats, direction, pack, options, presets, layout }: Game): GameInfo {
  return { id, name, seats, direction, faces: PACKS[pack].faces, pack, options, presets, layout };
}

/** What the interface has to know of every game, from the registry. */
export const GAME_INFOS: readonly GameInfo[] = GAMES.map(gameInfo);
