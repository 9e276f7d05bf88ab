import type { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Catalan. */
export const manillaTwoWords = {
  'game.manilla-two': 'Manilla de dos',
  'about.manilla-two.place': 'Espanya',
  'about.manilla-two.players': '2 jugadors',
  'about.manilla-two.pack': '48 cartes espanyoles',
  'about.manilla-two.length': 'al millor de tres, 35 min',
  'status.needOf.manilla-two': '{need} amb ¼ de les cartes',
  'score.quarter': 'Un quart de les cartes',
  'option.manilla-two.shownCard': 'Una mostra que acabaria el joc',
  'option.manilla-two.shownCard.heldBack': 'Queda en espera',
  'option.manilla-two.shownCard.atOnce': 'Compta a l’acte',
  'pages.col.quarter': 'quart de les cartes',
} satisfies Translation<typeof english>;
