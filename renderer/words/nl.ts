import { drafts } from './drafts.ts';
import { cards } from './nl/cards.ts';
import { klaverjas } from './nl/games/klaverjas.ts';
import { klaberjass } from './nl/games/klaberjass.ts';
import { briscolaChiamata } from './nl/games/briscola-chiamata.ts';
import { manille } from './nl/games/manille.ts';
import { manilleAuction } from './nl/games/manille-auction.ts';
import { manilleBlind } from './nl/games/manille-blind.ts';
import { manilleThree } from './nl/games/manille-three.ts';
import { manilleTwo } from './nl/games/manille-two.ts';
import { manilla } from './nl/games/manilla.ts';
import { manillaTwo } from './nl/games/manilla-two.ts';
import { botifarra } from './nl/games/botifarra.ts';
import { pinochleDouble } from './nl/games/pinochle-double.ts';
import { belote } from './nl/games/belote.ts';
import { helps } from './nl/helps.ts';
import { desktop } from './nl/desktop.ts';
import { cloth } from './nl/cloth.ts';
import { company } from './nl/company.ts';
import { consent } from './nl/consent.ts';
import { entry } from './nl/entry.ts';
import { guide } from './nl/guide.ts';
import { lobby } from './nl/lobby.ts';
import { pages } from './nl/pages.ts';
import { past } from './nl/past.ts';
import { reasons } from './nl/reasons.ts';
import { settings } from './nl/settings.ts';
import { study } from './nl/study.ts';
import { labels } from './nl/labels.ts';
import { table } from './nl/table.ts';
import type { Dictionary } from './translation.ts';

/** Dutch. */
export const nl: Dictionary = {
  ...drafts,
  ...cards,
  ...reasons,
  ...table,
  ...labels,
  ...helps,
  ...cloth,
  ...guide,
  ...lobby,
  ...pages,
  ...past,
  ...company,
  ...entry,
  ...consent,
  ...study,
  ...settings,
  ...desktop,
  ...klaverjas,
  ...klaberjass,
  ...briscolaChiamata,
  ...manille,
  ...manilleAuction,
  ...manilleBlind,
  ...manilleThree,
  ...manilleTwo,
  ...manilla,
  ...manillaTwo,
  ...botifarra,
  ...pinochleDouble,
  ...belote,
};
