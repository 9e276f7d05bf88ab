import { drafts } from './drafts.ts';
import { cards } from './fr/cards.ts';
import { klaverjas } from './fr/games/klaverjas.ts';
import { klaberjass } from './fr/games/klaberjass.ts';
import { briscolaChiamata } from './fr/games/briscola-chiamata.ts';
import { manille } from './fr/games/manille.ts';
import { manilleAuction } from './fr/games/manille-auction.ts';
import { manilleBlind } from './fr/games/manille-blind.ts';
import { manilleThree } from './fr/games/manille-three.ts';
import { manilleTwo } from './fr/games/manille-two.ts';
import { manilla } from './fr/games/manilla.ts';
import { manillaTwo } from './fr/games/manilla-two.ts';
import { botifarra } from './fr/games/botifarra.ts';
import { pinochleDouble } from './fr/games/pinochle-double.ts';
import { belote } from './fr/games/belote.ts';
import { helps } from './fr/helps.ts';
import { desktop } from './fr/desktop.ts';
import { cloth } from './fr/cloth.ts';
import { company } from './fr/company.ts';
import { consent } from './fr/consent.ts';
import { entry } from './fr/entry.ts';
import { guide } from './fr/guide.ts';
import { lobby } from './fr/lobby.ts';
import { pages } from './fr/pages.ts';
import { past } from './fr/past.ts';
import { reasons } from './fr/reasons.ts';
import { settings } from './fr/settings.ts';
import { study } from './fr/study.ts';
import { labels } from './fr/labels.ts';
import { table } from './fr/table.ts';
import type { Dictionary } from './translation.ts';

/** French. */
export const fr: Dictionary = {
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
