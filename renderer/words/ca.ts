import { drafts } from './drafts.ts';
import { cards } from './ca/cards.ts';
import { klaverjas } from './ca/games/klaverjas.ts';
import { klaberjass } from './ca/games/klaberjass.ts';
import { briscolaChiamata } from './ca/games/briscola-chiamata.ts';
import { manille } from './ca/games/manille.ts';
import { manilleAuction } from './ca/games/manille-auction.ts';
import { manilleBlind } from './ca/games/manille-blind.ts';
import { manilleThree } from './ca/games/manille-three.ts';
import { manilleTwo } from './ca/games/manille-two.ts';
import { manilla } from './ca/games/manilla.ts';
import { manillaTwo } from './ca/games/manilla-two.ts';
import { botifarra } from './ca/games/botifarra.ts';
import { pinochleDouble } from './ca/games/pinochle-double.ts';
import { belote } from './ca/games/belote.ts';
import { helps } from './ca/helps.ts';
import { desktop } from './ca/desktop.ts';
import { cloth } from './ca/cloth.ts';
import { company } from './ca/company.ts';
import { consent } from './ca/consent.ts';
import { entry } from './ca/entry.ts';
import { guide } from './ca/guide.ts';
import { lobby } from './ca/lobby.ts';
import { pages } from './ca/pages.ts';
import { past } from './ca/past.ts';
import { reasons } from './ca/reasons.ts';
import { settings } from './ca/settings.ts';
import { study } from './ca/study.ts';
import { labels } from './ca/labels.ts';
import { table } from './ca/table.ts';
import type { Dictionary } from './translation.ts';

/** Catalan. */
export const ca: Dictionary = {
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
