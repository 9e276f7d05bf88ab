import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import { belote } from './belote/game.ts';
import { botifarra } from './botifarra/game.ts';
import { briscolaChiamata } from './briscola-chiamata/game.ts';
import { klaberjass } from './klaberjass/game.ts';
import { klaverjas } from './klaverjas/game.ts';
import { manilla } from './manilla/game.ts';
import { manillaTwo } from './manilla-two/game.ts';
import { manille } from './manille/game.ts';
import { manilleAuction } from './manille-auction/game.ts';
import { manilleBlind } from './manille-blind/game.ts';
import { manilleThree } from './manille-three/game.ts';
import { manilleTwo } from './manille-two/game.ts';
import { pinochleDouble } from './pinochle-double/game.ts';

/** Every game of the house, a line each. */
export const GAMES: readonly [Game, ...Game[]] = [
  klaverjas,
  klaberjass,
  briscolaChiamata,
  manille,
  manilleAuction,
  manilleBlind,
  manilleThree,
  manilleTwo,
  manilla,
  manillaTwo,
  botifarra,
  pinochleDouble,
  belote,
];

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
