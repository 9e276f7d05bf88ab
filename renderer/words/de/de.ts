import { en } from '../en/en.ts';
import { drafts } from '../en/drafts.ts';
import { cardsWords } from './table/cards.ts';
import { klaverjasWords } from './games/klaverjas.ts';
import { klaberjassWords } from './games/klaberjass.ts';
import { briscolaChiamataWords } from './games/briscola-chiamata.ts';
import { manilleWords } from './games/manille.ts';
import { manilleAuctionWords } from './games/manille-auction.ts';
import { manilleBlindWords } from './games/manille-blind.ts';
import { manilleThreeWords } from './games/manille-three.ts';
import { manilleTwoWords } from './games/manille-two.ts';
import { manillaWords } from './games/manilla.ts';
import { manillaTwoWords } from './games/manilla-two.ts';
import { botifarraWords } from './games/botifarra.ts';
import { pinochleDoubleWords } from './games/pinochle-double.ts';
import { beloteWords } from './games/belote.ts';
import { helpsWords } from './table/helps.ts';
import { desktopWords } from './desktop.ts';
import { clothWords } from './table/cloth.ts';
import { companyWords } from './company.ts';
import { entryWords } from './entry.ts';
import { guideWords } from './table/guide.ts';
import { lobbyWords } from './lobby.ts';
import { pagesWords } from './pages.ts';
import { pastWords } from './past.ts';
import { reasonsWords } from './table/reasons.ts';
import { labelsWords } from './table/labels.ts';
import { tableWords } from './table/table.ts';
import type { FirstWords } from '../translation.ts';

/** German. */
export const de: FirstWords = {
  ...en,
  ...drafts,
  ...cardsWords,
  ...reasonsWords,
  ...tableWords,
  ...labelsWords,
  ...helpsWords,
  ...clothWords,
  ...guideWords,
  ...lobbyWords,
  ...pagesWords,
  ...pastWords,
  ...companyWords,
  ...entryWords,
  ...desktopWords,
  ...klaverjasWords,
  ...klaberjassWords,
  ...briscolaChiamataWords,
  ...manilleWords,
  ...manilleAuctionWords,
  ...manilleBlindWords,
  ...manilleThreeWords,
  ...manilleTwoWords,
  ...manillaWords,
  ...manillaTwoWords,
  ...botifarraWords,
  ...pinochleDoubleWords,
  ...beloteWords,
};
