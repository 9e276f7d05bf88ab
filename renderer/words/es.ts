import { drafts } from './drafts.ts';
import { cards } from './es/cards.ts';
import { klaverjas } from './es/games/klaverjas.ts';
import { klaberjass } from './es/games/klaberjass.ts';
import { briscolaChiamata } from './es/games/briscola-chiamata.ts';
import { manille } from './es/games/manille.ts';
import { manilleAuction } from './es/games/manille-auction.ts';
import { manilleBlind } from './es/games/manille-blind.ts';
import { manilleThree } from './es/games/manille-three.ts';
import { manilleTwo } from './es/games/manille-two.ts';
import { manilla } from './es/games/manilla.ts';
import { manillaTwo } from './es/games/manilla-two.ts';
import { botifarra } from './es/games/botifarra.ts';
import { pinochleDouble } from './es/games/pinochle-double.ts';
import { belote } from './es/games/belote.ts';
import { helps } from './es/helps.ts';
import { desktop } from './es/desktop.ts';
import { cloth } from './es/cloth.ts';
import { company } from './es/company.ts';
import { consent } from './es/consent.ts';
import { entry } from './es/entry.ts';
import { guide } from './es/guide.ts';
import { lobby } from './es/lobby.ts';
import { pages } from './es/pages.ts';
import { past } from './es/past.ts';
import { reasons } from './es/reasons.ts';
import { settings } from './es/settings.ts';
import { study } from './es/study.ts';
import { labels } from './es/labels.ts';
import { table } from './es/table.ts';
import type { Dictionary } from './translation.ts';

/** Spanish. */
export const es: Dictionary = {
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
