import { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in German. */
export const manillaTwoWords = {
  ...english,
  'game.manilla-two': 'Manilla zu zweit',
  'about.manilla-two.place': 'Spanien',
  'about.manilla-two.players': '2 Spieler',
  'about.manilla-two.pack': '48 spanische Karten',
  'about.manilla-two.length': 'zwei Gewinnsätze, 35 Min.',
  'status.needOf.manilla-two': '{need} mit ¼ der Karten',
  'score.quarter': 'Ein Viertel der Karten',
  'option.manilla-two.shownCard': 'Zeigekarte, die den Satz beenden würde',
  'option.manilla-two.shownCard.heldBack': 'Wird aufgehoben',
  'option.manilla-two.shownCard.atOnce': 'Zählt sofort',
  'pages.col.quarter': 'Viertel der Karten',
} satisfies Translation<typeof english>;
