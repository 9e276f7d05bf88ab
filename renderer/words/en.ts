import type { SpokenCode } from '../../engine/contract/refusals.ts';
import { drafts } from './drafts.ts';
import { cards } from './en/cards.ts';
import { klaverjas } from './en/games/klaverjas.ts';
import { klaberjass } from './en/games/klaberjass.ts';
import { briscolaChiamata } from './en/games/briscola-chiamata.ts';
import { manille } from './en/games/manille.ts';
import { manilleAuction } from './en/games/manille-auction.ts';
import { manilleBlind } from './en/games/manille-blind.ts';
import { manilleThree } from './en/games/manille-three.ts';
import { manilleTwo } from './en/games/manille-two.ts';
import { manilla } from './en/games/manilla.ts';
import { manillaTwo } from './en/games/manilla-two.ts';
import { botifarra } from './en/games/botifarra.ts';
import { pinochleDouble } from './en/games/pinochle-double.ts';
import { belote } from './en/games/belote.ts';
import { helps } from './en/helps.ts';
import { desktop } from './en/desktop.ts';
import { cloth } from './en/cloth.ts';
import { company } from './en/company.ts';
import { consent } from './en/consent.ts';
import { entry } from './en/entry.ts';
import { guide } from './en/guide.ts';
import { lobby } from './en/lobby.ts';
import { pages } from './en/pages.ts';
import { past } from './en/past.ts';
import { reasons } from './en/reasons.ts';
import { settings } from './en/settings.ts';
import { study } from './en/study.ts';
import { labels } from './en/labels.ts';
import { table } from './en/table.ts';

/** English: complete, and so the list of all keys, with a sentence for every refusal that players meet. Each area and each game has a file of its own. */
export const en = {
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
} as const satisfies Readonly<Record<SpokenCode, string>>;

/** The key of a message. */
export type Key = keyof typeof en;
