import type { keysWords as english } from '../../en/rooms/keys.ts';
import type { Translation } from '../../translation.ts';

/** The keys of a table, as their list says them; its title is on the table itself, in Catalan. */
export const keysWords = {
  'keys.arrows': 'triar una carta o un botó',
  'keys.between': 'passar de les cartes als botons i tornar',
  'keys.enter': 'jugar-la, o prémer el botó',
  'keys.escape': 'tornar-la, tancar',
  'keys.rank': 'una carta d’aquest valor',
  'keys.suit': 'una carta d’aquest pal: {suits}',
  'keys.any': 'Qualsevol altra tecla omet l’animació.',
  'keys.sheet': 'puntuació',
  'keys.last': 'última basa',
  'keys.mute': 'so sí o no',
  'keys.help': 'aquesta llista',
  'keys.hint': 'un consell, o aquesta llista; un altre cop: totes les opcions',
  'keys.undo': 'desfer la jugada',
  'keys.claim': 'reclamar la resta',
  'keys.vote': 'sí i no en una votació',
  'keys.rules': 'la regla que s’aplica ara',
} satisfies Translation<typeof english>;
