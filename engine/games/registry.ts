// Written by `npm run list-games`.
import type { Game } from '../contract/game.ts';
import { klaverjas } from './klaverjas/game.ts';
import { klaberjass } from './klaberjass/game.ts';
import { briscolaChiamata } from './briscola-chiamata/game.ts';
import { manille } from './manille/game.ts';
import { manilleAuction } from './manille-auction/game.ts';
import { manilleBlind } from './manille-blind/game.ts';
import { manilleThree } from './manille-three/game.ts';
import { manilleTwo } from './manille-two/game.ts';
import { manilla } from './manilla/game.ts';
import { manillaTwo } from './manilla-two/game.ts';
import { botifarra } from './botifarra/game.ts';
import { pinochleDouble } from './pinochle-double/game.ts';
import { belote } from './belote/game.ts';

/** Every game of the house. */
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
