import type { manillaTwo as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Catalan. */
export const manillaTwo = {
  'game.manilla-two': 'Manilla de dos',
  'about.manilla-two.place': 'Espanya',
  'about.manilla-two.players': '2 jugadors',
  'about.manilla-two.pack': '48 cartes espanyoles',
  'about.manilla-two.length': 'al millor de tres, 35 min',
  'score.quarter': 'Un quart de les cartes',
  'pages.col.quarter': 'quart de les cartes',
} satisfies Translation<typeof english>;
