import { PACKS } from '../../../engine/cards/pack.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { GAMES } from '../../../engine/games/index.ts';
import type { GameInfo } from '../../../engine/protocol/messages.ts';

function gameInfo({ id, name, seats, direction, pack, options, presets, layout }: Game): GameInfo {
  return { id, name, seats, direction, faces: PACKS[pack].faces, pack, options, presets, layout };
}

/** Drafts are for those who write them. */
const showsDrafts = process.env['TRICKHOUSE_DRAFTS'] === '1';

/** The games of the lobby as the interface knows them, from the registry. */
export const GAME_INFOS: readonly GameInfo[] = GAMES.filter(({ draft }) => draft !== true || showsDrafts).map(gameInfo);
