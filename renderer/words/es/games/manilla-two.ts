import type { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Spanish. */
export const manillaTwoWords = {
  'game.manilla-two': 'Manilla de dos',
  'about.manilla-two.place': 'España',
  'about.manilla-two.players': '2 jugadores',
  'about.manilla-two.pack': '48 cartas españolas',
  'about.manilla-two.length': 'al mejor de tres, 35 min',
  'status.needOf.manilla-two': '{need} con ¼ de las cartas',
  'score.quarter': 'Un cuarto de las cartas',
  'option.manilla-two.shownCard': 'Una muestra que terminaría el juego',
  'option.manilla-two.shownCard.heldBack': 'Queda en espera',
  'option.manilla-two.shownCard.atOnce': 'Cuenta en el acto',
  'pages.col.quarter': 'cuarto de las cartas',
} satisfies Translation<typeof english>;
