import { drafts } from './drafts.ts';
import { cards } from './it/cards.ts';
import { klaverjas } from './it/games/klaverjas.ts';
import { klaberjass } from './it/games/klaberjass.ts';
import { briscolaChiamata } from './it/games/briscola-chiamata.ts';
import { manille } from './it/games/manille.ts';
import { manilleAuction } from './it/games/manille-auction.ts';
import { manilleBlind } from './it/games/manille-blind.ts';
import { manilleThree } from './it/games/manille-three.ts';
import { manilleTwo } from './it/games/manille-two.ts';
import { manilla } from './it/games/manilla.ts';
import { manillaTwo } from './it/games/manilla-two.ts';
import { botifarra } from './it/games/botifarra.ts';
import { pinochleDouble } from './it/games/pinochle-double.ts';
import { belote } from './it/games/belote.ts';
import { helps } from './it/helps.ts';
import { desktop } from './it/desktop.ts';
import { cloth } from './it/cloth.ts';
import { company } from './it/company.ts';
import { consent } from './it/consent.ts';
import { entry } from './it/entry.ts';
import { guide } from './it/guide.ts';
import { lobby } from './it/lobby.ts';
import { pages } from './it/pages.ts';
import { past } from './it/past.ts';
import { reasons } from './it/reasons.ts';
import { settings } from './it/settings.ts';
import { study } from './it/study.ts';
import { labels } from './it/labels.ts';
import { table } from './it/table.ts';
import type { Dictionary } from './translation.ts';

/** Italian. */
export const it: Dictionary = {
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
