// Written by `npm run list-games`.
import type { GameId } from '../../contract/gameId.ts';
import type { Nets } from '../../contract/learned.ts';
import { NETS as klaverjas } from '../klaverjas/learned/nets.ts';
import { NETS as klaberjass } from '../klaberjass/learned/nets.ts';
import { NETS as briscolaChiamata } from '../briscola-chiamata/learned/nets.ts';
import { NETS as manille } from '../manille/learned/nets.ts';
import { NETS as manilleAuction } from '../manille-auction/learned/nets.ts';
import { NETS as manilleThree } from '../manille-three/learned/nets.ts';
import { NETS as manilleTwo } from '../manille-two/learned/nets.ts';
import { NETS as manilla } from '../manilla/learned/nets.ts';
import { NETS as manillaTwo } from '../manilla-two/learned/nets.ts';
import { NETS as botifarra } from '../botifarra/learned/nets.ts';
import { NETS as belote } from '../belote/learned/nets.ts';

export const NETS_BY_GAME: { readonly [id in GameId]?: Nets } = {
  klaverjas: klaverjas,
  klaberjass: klaberjass,
  'briscola-chiamata': briscolaChiamata,
  manille: manille,
  'manille-auction': manilleAuction,
  'manille-three': manilleThree,
  'manille-two': manilleTwo,
  manilla: manilla,
  'manilla-two': manillaTwo,
  botifarra: botifarra,
  belote: belote,
};
