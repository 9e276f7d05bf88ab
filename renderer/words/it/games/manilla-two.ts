import type { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Italian. */
export const manillaTwoWords = {
  'game.manilla-two': 'Manilla in due',
  'about.manilla-two.place': 'Spagna',
  'about.manilla-two.players': '2 giocatori',
  'about.manilla-two.pack': '48 carte spagnole',
  'about.manilla-two.length': 'al meglio delle tre, 35 min',
  'status.needOf.manilla-two': '{need} con ¼ delle carte',
  'score.quarter': 'Un quarto delle carte',
  'option.manilla-two.shownCard': 'Carta mostrata che chiuderebbe la manche',
  'option.manilla-two.shownCard.heldBack': 'Resta in sospeso',
  'option.manilla-two.shownCard.atOnce': 'Si segna subito',
  'pages.col.quarter': 'quarto delle carte',
} satisfies Translation<typeof english>;
