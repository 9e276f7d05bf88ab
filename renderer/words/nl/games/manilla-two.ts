import type { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in Dutch. */
export const manillaTwoWords = {
  'game.manilla-two': 'Manilla voor twee',
  'about.manilla-two.place': 'Spanje',
  'about.manilla-two.players': '2 spelers',
  'about.manilla-two.pack': '48 Spaanse kaarten',
  'about.manilla-two.length': 'beste van drie, 35 min',
  'status.needOf.manilla-two': '{need} met ¼ van de kaarten',
  'score.quarter': 'Een kwart van de kaarten',
  'option.manilla-two.shownCard': 'Een getoonde kaart die de boom beslist',
  'option.manilla-two.shownCard.heldBack': 'Blijft in beraad',
  'option.manilla-two.shownCard.atOnce': 'Telt meteen',
  'pages.col.quarter': 'kwart van de kaarten',
} satisfies Translation<typeof english>;
