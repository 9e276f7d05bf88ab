// Written by `npm run list-games`.
import type { GameId } from '../../contract/gameId.ts';
import type { Tuned } from '../../contract/learned.ts';
import { TUNED as klaverjas } from '../klaverjas/learned/tuned.ts';
import { TUNED as klaberjass } from '../klaberjass/learned/tuned.ts';
import { TUNED as briscolaChiamata } from '../briscola-chiamata/learned/tuned.ts';
import { TUNED as manille } from '../manille/learned/tuned.ts';
import { TUNED as manilleAuction } from '../manille-auction/learned/tuned.ts';
import { TUNED as manilleBlind } from '../manille-blind/learned/tuned.ts';
import { TUNED as manilleThree } from '../manille-three/learned/tuned.ts';
import { TUNED as manilleTwo } from '../manille-two/learned/tuned.ts';
import { TUNED as manilla } from '../manilla/learned/tuned.ts';
import { TUNED as manillaTwo } from '../manilla-two/learned/tuned.ts';
import { TUNED as botifarra } from '../botifarra/learned/tuned.ts';
import { TUNED as pinochleDouble } from '../pinochle-double/learned/tuned.ts';
import { TUNED as belote } from '../belote/learned/tuned.ts';

export const TUNED_BY_GAME: { readonly [id in GameId]?: Tuned } = {
  klaverjas: klaverjas,
  klaberjass: klaberjass,
  'briscola-chiamata': briscolaChiamata,
  manille: manille,
  'manille-auction': manilleAuction,
  'manille-blind': manilleBlind,
  'manille-three': manilleThree,
  'manille-two': manilleTwo,
  manilla: manilla,
  'manilla-two': manillaTwo,
  botifarra: botifarra,
  'pinochle-double': pinochleDouble,
  belote: belote,
};
