import { en } from './en.ts';
import { drafts } from './drafts.ts';
import { cards } from './de/cards.ts';
import { klaverjas } from './de/games/klaverjas.ts';
import { klaberjass } from './de/games/klaberjass.ts';
import { briscolaChiamata } from './de/games/briscola-chiamata.ts';
import { manille } from './de/games/manille.ts';
import { manilleAuction } from './de/games/manille-auction.ts';
import { manilleBlind } from './de/games/manille-blind.ts';
import { manilleThree } from './de/games/manille-three.ts';
import { manilleTwo } from './de/games/manille-two.ts';
import { manilla } from './de/games/manilla.ts';
import { manillaTwo } from './de/games/manilla-two.ts';
import { botifarra } from './de/games/botifarra.ts';
import { pinochleDouble } from './de/games/pinochle-double.ts';
import { belote } from './de/games/belote.ts';
import { helps } from './de/helps.ts';
import { desktop } from './de/desktop.ts';
import { cloth } from './de/cloth.ts';
import { company } from './de/company.ts';
import { consent } from './de/consent.ts';
import { entry } from './de/entry.ts';
import { guide } from './de/guide.ts';
import { lobby } from './de/lobby.ts';
import { pages } from './de/pages.ts';
import { past } from './de/past.ts';
import { reasons } from './de/reasons.ts';
import { settings } from './de/settings.ts';
import { study } from './de/study.ts';
import { labels } from './de/labels.ts';
import { table } from './de/table.ts';
import type { Dictionary } from './translation.ts';

/** German. */
export const de: Dictionary = {
  ...en,
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
