import { PACKS } from '../../../engine/cards/pack.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { GAMES } from '../../../engine/games/index.ts';
import type { GameInfo } from '../../../engine/protocol/messages.ts';

function gameInfo({ id, name, seats, direction, pack, options, presets, layout }: Game): GameInfo {
  return { id, name, seats, direction, faces: PACKS[pack].faces, pack, options, presets, layout };
}

/** Whether this host offers a game: drafts are for those who write them. */
function isOffered({ draft }: Game): boolean {
  return draft !== true || process.env['TRICKHOUSE_DRAFTS'] === '1';
}

/** The games of the lobby as the interface knows them, from the registry. */
export function gamesOffered(): readonly GameInfo[] {
  return GAMES.filter(isOffered).map(gameInfo);
}

/** Refuses a match of a game that the lobby does not offer. */
export function checkOffered(game: Game): Result<void, 'table/draft'> {
  return isOffered(game) ? ok(undefined) : refuse('table/draft', `${game.id} is a draft: set TRICKHOUSE_DRAFTS=1`, { game: game.id });
}
