import type { manillaTwoWords as english } from '../../en/games/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Words of Two-player Manilla; what concerns the shown card is said as in Manilla, in French. */
export const manillaTwoWords = {
  'game.manilla-two': 'Manilla à deux',
  'about.manilla-two.place': 'Espagne',
  'about.manilla-two.players': '2 joueurs',
  'about.manilla-two.pack': '48 cartes espagnoles',
  'about.manilla-two.length': 'deux manches gagnantes, 35 min',
  'status.needOf.manilla-two': '{need} avec ¼ des cartes',
  'score.quarter': 'Un quart des cartes',
  'option.manilla-two.shownCard': 'Une carte montrée qui finirait la manche',
  'option.manilla-two.shownCard.heldBack': 'Est mise en attente',
  'option.manilla-two.shownCard.atOnce': 'Compte aussitôt',
  'pages.col.quarter': 'quart des cartes',
} satisfies Translation<typeof english>;
