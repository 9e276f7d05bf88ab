import { drafts } from '../en/drafts.ts';
import { cards } from './table/cards.ts';
import { klaverjas } from './games/klaverjas.ts';
import { klaberjass } from './games/klaberjass.ts';
import { briscolaChiamata } from './games/briscola-chiamata.ts';
import { manille } from './games/manille.ts';
import { manilleAuction } from './games/manille-auction.ts';
import { manilleBlind } from './games/manille-blind.ts';
import { manilleThree } from './games/manille-three.ts';
import { manilleTwo } from './games/manille-two.ts';
import { manilla } from './games/manilla.ts';
import { manillaTwo } from './games/manilla-two.ts';
import { botifarra } from './games/botifarra.ts';
import { pinochleDouble } from './games/pinochle-double.ts';
import { belote } from './games/belote.ts';
import { helps } from './table/helps.ts';
import { desktop } from './desktop.ts';
import { cloth } from './table/cloth.ts';
import { company } from './company.ts';
import { consent } from './consent.ts';
import { entry } from './entry.ts';
import { guide } from './table/guide.ts';
import { lobby } from './lobby.ts';
import { pages } from './pages.ts';
import { past } from './past.ts';
import { reasons } from './table/reasons.ts';
import { settings } from './settings.ts';
import { study } from './study.ts';
import { labels } from './table/labels.ts';
import { table } from './table/table.ts';
import type { Dictionary } from '../translation.ts';

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
