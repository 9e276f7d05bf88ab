import type { manillaTwo as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Dutch. */
export const manillaTwo = {
  'game.manilla-two': 'Manilla voor twee',
  'about.manilla-two.place': 'Spanje',
  'about.manilla-two.players': '2 spelers',
  'about.manilla-two.pack': '48 Spaanse kaarten',
  'about.manilla-two.length': 'beste van drie, 35 min',
  'score.quarter': 'Een kwart van de kaarten',
  'pages.col.quarter': 'kwart van de kaarten',
} satisfies Translation<typeof english>;
